import type { StageTicket } from "#contracts/stage-run.ts";

/** A ticket that was asked for this long ago may have run out before its stage is over. */
const maxAgeMs = 10 * 60_000;

/** The ticket of the next run, asked for before it is needed; null for a run that counts for nobody. */
export interface TicketPrefetch {
  /** Asks for another one. */
  renew(): void;
  /** The one that was asked for counts no more; another is asked for when it is needed. */
  drop(): void;
  /** The one that was asked for last, or another when it is no longer fresh. */
  get(): Promise<StageTicket | null>;
}

/** Asks at once for the first one, unless it is not needed yet. `nowMs` is a clock that only goes forward. */
export function createTicketPrefetch(
  requestTicket: () => Promise<StageTicket | null>,
  nowMs: () => number,
  { isNeededNow }: { isNeededNow: boolean } = { isNeededNow: true },
): TicketPrefetch {
  let ticket: Promise<StageTicket | null> = isNeededNow ? requestTicket() : Promise.resolve(null);
  let requestedAtMs = isNeededNow ? nowMs() : -Infinity;
  function renew(): void {
    ticket = requestTicket();
    requestedAtMs = nowMs();
  }
  return {
    renew,
    drop() {
      requestedAtMs = -Infinity;
    },
    get() {
      if (nowMs() - requestedAtMs >= maxAgeMs) renew();
      return ticket;
    },
  };
}
