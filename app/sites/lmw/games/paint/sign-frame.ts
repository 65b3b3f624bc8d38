import { signHeight, signWidth } from "./mouth.ts";

/** Where the sign lies in the canvas, in CSS px, and how many of them a half unit has. */
export interface SignFrame {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

/** The sign in the middle, nearer to the top: what is done hangs below it. */
export function frameSign({ width, height }: Size): SignFrame {
  const scale = Math.min((width - 24) / signWidth, (height - 60) / signHeight);
  return { x: (width - signWidth * scale) / 2, y: Math.max(34, (height - signHeight * scale) * 0.28), scale };
}

/** A place of the canvas in whole half units, inside the sign. */
export function toSignPosition({ x, y, scale }: SignFrame, canvasX: number, canvasY: number): { x: number; y: number } {
  const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, Math.round(value)));
  return { x: clamp((canvasX - x) / scale, signWidth), y: clamp((canvasY - y) / scale, signHeight) };
}
