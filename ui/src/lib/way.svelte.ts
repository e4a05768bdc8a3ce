/** The address by which others find this server: nobody else knows the name by which this machine calls itself. */
import { api } from "./api";

class Way {
  origin = $state(location.origin);
  /** Nobody else can reach it. */
  isAlone = $state(false);

  constructor() {
    if (["localhost", "127.0.0.1"].includes(location.hostname)) this.find().catch(() => undefined);
  }

  private async find(): Promise<void> {
    const { addresses } = await api.house();
    this.isAlone = !addresses?.[0];
    this.origin = addresses?.[0] ?? location.origin;
  }
}

export const way = new Way();
