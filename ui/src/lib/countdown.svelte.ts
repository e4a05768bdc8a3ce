/** The time left until a deadline, looked at four times a second. */

export interface TimeLeft {
  readonly seconds: number;
  /** Of all the time that there was, between 0 and 1. */
  readonly share: number;
}

/** For a component, as long as it is shown. */
export function timeLeft(deadline: () => number, since: () => number): TimeLeft {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return Math.max(0, Math.ceil((deadline() - now) / 1000));
    },
    get share() {
      return Math.min(1, Math.max(0, (deadline() - now) / Math.max(1, deadline() - since())));
    },
  };
}
