/** The time left until a deadline by the clock of the server, looked at four times a second. */

export interface TimeLeft {
  readonly seconds: number;
  /** Of all the time that there was, between 0 and 1. */
  readonly share: number;
}

/** Milliseconds that the server is ahead of this device, whose clock may be wrong. */
let ahead = 0;

export function setClock(now: number): void {
  ahead = now - Date.now();
}

const clock = () => Date.now() + ahead;

/** For a component, as long as it is shown. */
export function timeLeft(deadline: () => number, since: () => number): TimeLeft {
  let now = $state(clock());
  $effect(() => {
    const timer = setInterval(() => (now = clock()), 250);
    return () => clearInterval(timer);
  });
  /** What came late from the server makes its clock seem late, too: nobody has more time than there was. */
  const left = () => Math.max(0, Math.min(deadline() - now, deadline() - since()));
  return {
    get seconds() {
      return Math.ceil(left() / 1000);
    },
    get share() {
      return left() / Math.max(1, deadline() - since());
    },
  };
}
