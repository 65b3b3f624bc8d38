import { type Brush, brushes, type Size, type StampForm } from "#contracts/painting-limits.ts";

/** What the hand holds. */
export interface Tool {
  kind: Brush | "stamp" | "eraser";
  size: Size;
  form: StampForm;
  /** In eighths of a turn. */
  turn: number;
}

export const toolKinds = [...brushes, "stamp", "eraser"] as const;
export const initialTool: Tool = { kind: "round", size: 3, form: "flower", turn: 0 };

/** The keys move by so many units; with Shift by the small step. */
export const keyStep = 30;
export const smallKeyStep = 6;
