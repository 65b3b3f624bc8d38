/** Why a run is not counted. */
export type RefusalReason =
  /** The ticket is not one of ours, or another visitor's. */
  | "forged"
  | "late"
  | "repeated"
  /** Its visitor took another ticket while it was played. */
  | "superseded"
  /** The same input was counted before, or one that is nearly the same. */
  | "copied"
  | "oversize"
  | "truncated"
  /** The log is none, or says more than the run was. */
  | "broken"
  /** The log ends before the run does. */
  | "unfinished"
  /** Played in less time than it takes. */
  | "too-quick"
  /** Made for rules that are no longer here. */
  | "other-rules"
  /** Too many are waiting to be played again. */
  | "busy";

/** A run that is not counted, and why. */
export class RunRefusedError extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(`run refused: ${reason}`);
    this.name = "RunRefusedError";
    this.reason = reason;
  }
}
