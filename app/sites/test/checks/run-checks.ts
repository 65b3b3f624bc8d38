import type { CheckId, Finding } from "#app/kits/basics/finding.ts";
import type { Check } from "./check.ts";

/** Told about each check: that it begins, and what it found. */
export interface Witness {
  onBegin(id: CheckId): void;
  onFinding(finding: Finding): void;
}

/** Makes the checks one after another, so that none disturbs what the next measures. Resolves after the last. */
export async function runChecks(checks: readonly Check[], witness: Witness, signal: AbortSignal): Promise<void> {
  for (const { id, run } of checks) {
    signal.throwIfAborted();
    witness.onBegin(id);
    const finding = await run(signal).catch((error: unknown): Finding => {
      signal.throwIfAborted();
      // A check that breaks has found something too: this browser does what no other does.
      return { id, result: "warn", verdict: "broken", facts: { error: String(error) } };
    });
    signal.throwIfAborted();
    witness.onFinding(finding);
  }
}
