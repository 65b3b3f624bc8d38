/** All checks, in the order in which they run and stand. The diagnostic code packs them in this order too. */
export const checkIds = [
  "network",
  "clock",
  "in-app",
  "storage",
  "webgl",
  "speed",
  "camera",
  "audio",
  "share",
  "clipboard",
  "wishes",
  "view",
] as const;

export type CheckId = (typeof checkIds)[number];

/** `ok`: works. `warn`: works with a limit, or could not be told. `no`: does not work here. */
export type CheckStatus = "ok" | "warn" | "no";

/** What was measured or seen: plain values with their unit in the name, shown as they are in the JSON view. */
export type Facts = Record<string, string | number | boolean | null>;

/** The outcome of one check. `verdict` names the sentence in the copy, `checks.<id>.<verdict>`; `facts` fill it. */
export interface CheckResult {
  id: CheckId;
  result: CheckStatus;
  verdict: string;
  facts: Facts;
}

/** What is known so far. */
export type CheckResults = Partial<Record<CheckId, CheckResult>>;
