import type { Rng } from "#app/kits/game/rng.ts";
import type { Charge } from "../rules/charge.ts";
import type { GameSetup } from "../rules/game-rules.ts";

/** One half of a pair, wherever it lies. */
export interface Shell {
  /** 0 to 23. */
  monster: number;
  /** The name, or the picture. */
  isName: boolean;
  isFound: boolean;
  /** It was open before: whoever turns it knew it, or could have. */
  wasSeen: boolean;
  /** The third night: it was found before and closed again; it does so once. */
  hasClosedAgain: boolean;
}

/** A round of shells under way. */
export interface ShellWorld {
  setup: GameSetup;
  rng: Rng;
  nowMs: number;
  board: number;
  shells: Shell[];
  /** What lies open and is not found: none, one, or two that do not belong together. */
  open: number[];
  /** When those two turn over again. */
  closesMs: number;
  readyMs: number;
  turns: number;
  found: number;
  chain: number;
  score: number;
  /** From the second night on: the places that changed with one another after the last wrong pair, and when. */
  swaps: { from: number; to: number; atMs: number }[];
  /** The third night: the pair found last closes again when two turns in a row behind it are wrong; so many were. */
  loose: { shells: [number, number]; wrongTurns: number } | null;
  /** The places that closed again last, and when. */
  reclosed: { shells: [number, number]; atMs: number } | null;
  /** Two closed shells that belong together, shown by the monster until a moment; with reduced motion until the next turn. */
  peek: { shells: [number, number]; untilMs: number } | null;
  charge: Charge;
  /** What happened last, for whoever shows it. */
  last: { kind: "open" | "pair" | "apart" | "bigger"; atMs: number; points: number } | null;
}
