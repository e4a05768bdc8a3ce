/** The pages and their addresses. */

/** An address with the key that opens it, where it needs one. */
export const keyed = (path: string, key: string): string => (key ? `${path}?key=${encodeURIComponent(key)}` : path);

/** A part of an address as it was meant; one that was cut in the middle of a letter stays as it is, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** The parts of the address. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  get key(): string {
    return new URLSearchParams(this.query).get("key") ?? "";
  }

  /** Whether somebody came here to learn the game. */
  get guides(): boolean {
    return new URLSearchParams(this.query).has("guide");
  }

  /** The seat that a replay is seen from. */
  get seat(): number | undefined {
    const seat = new URLSearchParams(this.query).get("seat");
    return seat === null || !/^\d+$/.test(seat) ? undefined : Number(seat);
  }
}

export const route = new Route();

/** Follow links of our own without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
