import type { CheckResult } from "#app/kits/basics/check-result.ts";

/** What a row provides to its trial. */
export interface TrialProps {
  /** What is known so far. */
  finding: CheckResult | undefined;
  /** The checks are through: nothing is disturbed any more. */
  isReady: boolean;
  onFinding: (finding: CheckResult) => void;
  onTrial: (id: "camera" | "audio" | null) => void;
}
