import type { CheckId, CheckResult } from "#app/kits/basics/check-result.ts";
import type { Check } from "./check.ts";

/** Told about each check: that it begins, and what it found. */
export interface CheckObserver {
  onBegin(id: CheckId): void;
  onFinding(finding: CheckResult): void;
}

/** Makes the checks one after another, so that none disturbs what the next measures. Resolves after the last. */
export async function runChecks(checks: readonly Check[], observer: CheckObserver, signal: AbortSignal): Promise<void> {
  for (const { id, run } of checks) {
    signal.throwIfAborted();
    observer.onBegin(id);
    const finding = await run(signal).catch((error: unknown): CheckResult => {
      signal.throwIfAborted();
      // A check that breaks has found something too: this browser does what no other does.
      return { id, result: "warn", verdict: "broken", facts: { error: String(error) } };
    });
    signal.throwIfAborted();
    observer.onFinding(finding);
  }
}
