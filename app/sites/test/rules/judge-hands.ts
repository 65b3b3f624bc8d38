import type { Finding } from "#app/kits/basics/finding.ts";

/** Can a sound be made? Nothing is played for this answer. */
export function judgeAudio(isAvailable: boolean): Finding {
  const facts = { isAvailable };
  return isAvailable
    ? { id: "audio", result: "ok", verdict: "untried", facts }
    : { id: "audio", result: "no", verdict: "none", facts };
}

/** The tick was asked for: did the sound's clock run? Whether it was heard, only the visitor knows. */
export function judgePlayed(facts: { state: string; playedMs: number; sampleRateHz: number }): Finding {
  return facts.playedMs > 0
    ? { id: "audio", result: "ok", verdict: "played", facts }
    : { id: "audio", result: "warn", verdict: "refused", facts };
}

/** Does the share sheet take pictures? */
export function judgeShare(facts: { hasSheet: boolean; takesPictures: boolean }): Finding {
  const as = (result: Finding["result"], verdict: string): Finding => ({ id: "share", result, verdict, facts });
  if (facts.takesPictures) return as("ok", "pictures");
  return facts.hasSheet ? as("warn", "textOnly") : as("warn", "none");
}

/** Can a text be copied by a button? */
export function judgeClipboard(canWrite: boolean): Finding {
  const facts = { canWrite };
  return canWrite
    ? { id: "clipboard", result: "ok", verdict: "writes", facts }
    : { id: "clipboard", result: "warn", verdict: "none", facts };
}
