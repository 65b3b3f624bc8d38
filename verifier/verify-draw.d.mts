/** One thing that had to hold. `id`: seal, before, moments, log, tickets, met, drawn, stock. */
export interface DrawStep {
  id: "seal" | "before" | "moments" | "log" | "tickets" | "met" | "drawn" | "stock";
  isGood: boolean;
}

/** What came of drawing again. */
export interface DrawVerdict {
  isGood: boolean;
  steps: DrawStep[];
  /** Doors passed over although a prize was due. */
  early: number;
  /** The winning moments in milliseconds, by prize. */
  moments: number[];
  winners: number;
}

/** Draws again from a proof and compares. Throws when the proof is no proof at all. */
export function verifyDraw(proof: unknown): Promise<DrawVerdict>;
