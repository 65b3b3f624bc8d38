/** How long the network has been silent, or that it is not there. */
export type NetworkSilence = "slow" | "late" | "gone";

/** After so long a copy that the server itself would still let pass may stand in. */
export const slowMs = 3_000;

/** After so long nobody is there: the error catalogue says so too (E-NET). */
export const lateMs = 10_000;

/** No copy is shown after this time: what it says has passed. */
export const maxCopyAgeMs = 7 * 24 * 3_600_000;

/**
 * True when a copy may be shown in place of an answer. A server that answers is never overruled; one that is only slow
 * may be stood in for by a copy as young as it allows to any cache, so that a closed site closes within that time.
 */
export function canUseCopy(copy: { ageMs: number; sharedLifeMs: number }, silence: NetworkSilence): boolean {
  return copy.ageMs <= (silence === "slow" ? Math.min(copy.sharedLifeMs, maxCopyAgeMs) : maxCopyAgeMs);
}
