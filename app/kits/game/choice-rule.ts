import type { Modifiers } from "./modifiers.ts";

export const choiceKinds = ["finish", "skill", "curse"] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

/** One thing that may be chosen in a run, as plain data. */
export interface ChoiceRule {
  id: string;
  kind: ChoiceKind;
  /** Whose character it is: 1 to 24. */
  monster: number;
  /** What it goes with: two of one theme do more than each alone. */
  theme: string;
  /** Added to the run's numbers. */
  changes: Partial<Modifiers>;
  /** Once, when it is chosen. */
  once?: { lives?: number; cores?: number; specials?: number };
}

/** What two of a theme add, and a third again. */
export type Synergies = Readonly<Record<string, Partial<Modifiers>>>;
