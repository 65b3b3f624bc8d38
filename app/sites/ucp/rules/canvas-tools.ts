import type { Brush, Size, StampForm } from "#contracts/painting-limits.ts";

/** What the hand holds. */
export interface Tool {
  kind: Brush | "stamp" | "eraser";
  size: Size;
  form: StampForm;
  /** In eighths of a turn. */
  turn: number;
}

/** In the order they lie in; what is left of a lipstick first. */
export const toolKinds = [
  "stick",
  "round",
  "flat",
  "finger",
  "stamp",
  "eraser",
] as const satisfies readonly Tool["kind"][];
export const initialTool: Tool = { kind: "stick", size: 3, form: "flower", turn: 0 };

/** The keys move by so many units; with Shift by the small step. */
export const keyStep = 30;
export const smallKeyStep = 6;
