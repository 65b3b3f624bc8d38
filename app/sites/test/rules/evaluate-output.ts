import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** Can a sound be made? Nothing is played for this answer. */
export function evaluateAudio(isAvailable: boolean): CheckResult {
  const facts = { isAvailable };
  return isAvailable
    ? { id: "audio", result: "ok", verdict: "untried", facts }
    : { id: "audio", result: "no", verdict: "none", facts };
}

/** The tick was asked for: did the sound's clock run? Whether it was heard, only the visitor knows. */
export function evaluateSoundTrial(facts: { state: string; playedMs: number; sampleRateHz: number }): CheckResult {
  return facts.playedMs > 0
    ? { id: "audio", result: "ok", verdict: "played", facts }
    : { id: "audio", result: "warn", verdict: "refused", facts };
}

/** Does the share sheet take pictures? */
export function evaluateShare(facts: { hasSheet: boolean; takesPictures: boolean }): CheckResult {
  const as = (result: CheckResult["result"], verdict: string): CheckResult => ({ id: "share", result, verdict, facts });
  if (facts.takesPictures) return as("ok", "pictures");
  return facts.hasSheet ? as("warn", "textOnly") : as("warn", "none");
}

/** Can a text be copied by a button? */
export function evaluateClipboard(canWrite: boolean): CheckResult {
  const facts = { canWrite };
  return canWrite
    ? { id: "clipboard", result: "ok", verdict: "writes", facts }
    : { id: "clipboard", result: "warn", verdict: "none", facts };
}
