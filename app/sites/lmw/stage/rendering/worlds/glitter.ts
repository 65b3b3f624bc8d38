import type { Drawing } from "../drawing.ts";
import { fieldHeight } from "../field-units.ts";
import { scatter, timeOf } from "./scene.ts";

const bars = 11;

/** The way of a low light over water: bars of it that never stand still, the wider the nearer. */
export function drawGlitter(
  drawing: Drawing,
  { x, from, colour, opacity }: { x: number; from: number; colour: number; opacity: number },
): void {
  const { batch, art } = drawing;
  const t = timeOf(drawing);
  for (let i = 0; i < bars; i++) {
    const near = i / (bars - 1);
    const y = from + near * (fieldHeight - from);
    const wide = (34 + 90 * near) * (0.75 + 0.25 * Math.sin(t / (19 + (i % 5) * 4) + i * 1.3));
    const shift = Math.sin(t / (31 + (i % 3) * 7) + i * 2.1) * (4 + 16 * near);
    const strength = opacity * (0.6 + 0.4 * Math.sin(t / (13 + 9 * scatter(i, 5)) + i));
    batch.draw(art.glow, x + shift, y, wide * 1.6, 9 + 12 * near, 0, strength * 2.2, colour, true);
  }
}
