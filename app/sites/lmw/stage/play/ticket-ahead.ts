import type { StageTicket } from "#contracts/stage-run.ts";

/** A ticket that was asked for this long ago may have run out before its stage is over. */
const freshMs = 10 * 60_000;

/** The ticket of the next run, asked for before it is needed; null for a run that counts for nobody. */
export interface TicketAhead {
  /** Asks for another one. */
  renew(): void;
  /** The one that was asked for last, or another when it is no longer fresh. */
  fresh(): Promise<StageTicket | null>;
}

/** Asks at once for the first one. `nowMs` is a clock that only goes forward. */
export function makeTicketAhead(ask: () => Promise<StageTicket | null>, nowMs: () => number): TicketAhead {
  let ticket = ask();
  let askedAtMs = nowMs();
  function renew(): void {
    ticket = ask();
    askedAtMs = nowMs();
  }
  return {
    renew,
    fresh() {
      if (nowMs() - askedAtMs >= freshMs) renew();
      return ticket;
    },
  };
}
