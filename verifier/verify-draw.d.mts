/** One thing that had to hold. `id`: seal, before, moments, log, tickets, met, beacon, drawn, stock. */
export interface DrawStep {
  id: "seal" | "before" | "moments" | "log" | "tickets" | "met" | "beacon" | "drawn" | "stock";
  isGood: boolean;
}

/** What came of drawing again. */
export interface DrawVerdict {
  isGood: boolean;
  steps: DrawStep[];
  /** Entries that were set aside because one network had more than its share. */
  aside: number;
  /** Doors passed over although a prize was due. */
  early: number;
  /** The winning moments in milliseconds, by prize. */
  moments: number[];
  winners: number;
}

/**
 * Draws again from a proof and compares. Throws when the proof is no proof at all.
 * @param beaconKey of the network whose numbers draw, in hex; drand quicknet's when not given
 */
export function verifyDraw(proof: unknown, beaconKey?: string): Promise<DrawVerdict>;

/** Whether the seal is younger than the opening: of a demonstration that does not break the proof, and nothing is shown by it. */
export function isCommittedLate(proof: { committedAt: string; terms: string[] }): boolean;
