import type { CheckId, CheckResult } from "#app/kits/basics/check-result.ts";

/** One check. It asks for no permission, sends nothing but the ordinary summary call, and ends with its signal. */
export interface Check {
  id: CheckId;
  /** Rejects only when the signal is aborted or the check itself is broken. */
  run(signal: AbortSignal): Promise<CheckResult>;
}
