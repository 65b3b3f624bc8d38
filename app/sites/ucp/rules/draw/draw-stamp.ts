import type { Paint, StampStroke } from "#contracts/painting.ts";
import { drawGrains, printGround } from "./grains.ts";
import type { Shape } from "./shape.ts";
import { forms, stampScale } from "./stamps.ts";
import { tone } from "./tone.ts";

/** One print of a form. */
export function drawStamp(stroke: StampStroke, paint: Paint): Shape[] {
  const { body, dark, light, lineWidth = 3 } = forms[stroke.form];
  const scale = stampScale(stroke.size);
  const at = `translate(${stroke.x} ${stroke.y}) rotate(${stroke.turn * 45}) scale(${scale})`;
  const isThin = paint.medium === "water";
  const shapes: Shape[] = [{ d: body, fill: paint.hex, opacity: isThin ? 0.62 : 1, at }];
  if (isThin) shapes.push({ d: body, line: tone(paint.hex, -0.08), width: 1.6, opacity: 0.45, at });
  if (dark) shapes.push({ d: dark, line: tone(paint.hex, -0.1), width: lineWidth, opacity: 0.7, at });
  if (light && paint.medium !== "water")
    shapes.push({
      d: light,
      line: tone(paint.hex, paint.medium === "oil" ? 0.2 : 0.1),
      width: lineWidth,
      opacity: 0.7,
      at,
    });
  return [...shapes, ...drawGrains(printGround(stroke.x, stroke.y, 22 * scale, stroke.turn), paint)];
}
