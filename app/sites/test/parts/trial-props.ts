import type { Finding } from "#app/kits/basics/finding.ts";

/** What a row lends to its trial. */
export interface TrialProps {
  /** What is known so far. */
  finding: Finding | undefined;
  /** The checks are through: nothing is disturbed any more. */
  isReady: boolean;
  onFinding: (finding: Finding) => void;
  onTrial: (id: "camera" | "audio" | null) => void;
}
