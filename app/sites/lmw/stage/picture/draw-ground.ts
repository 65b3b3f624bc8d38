import { between, fieldUnitsHigh, fieldUnitsWide, parts } from "./field-units.ts";
import { splatNames } from "./atlas-names.ts";
import { dimmed } from "./shades.ts";
import type { Drawing } from "./draw-stage.ts";
import { white } from "./stage-picture.ts";

const bone = 0xf3ebe6;
const middleX = fieldUnitsWide / 2;

/** Black glass seen from below, what was painted on it, and the light from above. */
export function drawGround({ brush, art, look, effects }: Drawing): void {
  const high = (art.ground.h / art.ground.w) * fieldUnitsWide;
  const from = (effects.scroll % high) - high;
  for (let y = from; y < fieldUnitsHigh; y += high)
    brush.stamp(art.ground, middleX, y + high / 2, fieldUnitsWide + 12, high + 0.6, 0, 1, white, false);
  brush.stamp(art.glow, 262, -30, 620, 460, 0, 0.1, 0xc8d4e0, true);
  brush.stamp(art.glow, 40, 420, 420, 380, 0, 0.035, 0xc8d4e0, true);
  for (const { x, y, size, turn, look: which, age } of effects.splats) {
    const wet = Math.max(0, 1 - age / 260);
    const name = splatNames[which % splatNames.length]!;
    brush.stamp(art.atlas(name), x, y, size, size, turn, 0.3 + wet * 0.42, dimmed(look.shade, 0.34 + wet * 0.3), false);
    if (wet > 0) brush.stamp(art.atlas(`${name}-gloss`), x, y, size, size, turn, wet * 0.5, white, false);
  }
}

/** Ribbons of pigment that carry everything sideways: long strokes that run the way they push. */
export function drawCurrents({ brush, art, world, look }: Drawing): void {
  const { currents, tick } = world;
  for (let i = 0; i < currents.count; i++) {
    const { y, h, push, age, warn } = currents.all[i]!;
    const isThere = age > warn;
    const [top, high] = [y / parts, h / parts];
    const run = look.isStill ? 0 : (tick * push) / parts;
    const rows = Math.max(2, Math.round(high / 30));
    const shade = isThere ? 0x5b6470 : 0x8b8f94;
    const opacity = isThere ? 0.62 : 0.2 + 0.12 * Math.sin(age / 5);
    for (let row = 0; row < rows; row++) {
      const at = top + (high * (row + 0.5)) / rows;
      const name = row % 2 === 0 ? "stroke-1" : "stroke-2";
      const shift = ((((run * (1 + row * 0.22) + row * 97) % 170) + 170) % 170) - 170;
      for (let x = shift; x < fieldUnitsWide + 170; x += 170)
        brush.stamp(art.atlas(name), x + 85, at, push > 0 ? 190 : -190, high / rows + 10, 0, opacity, shade, false);
    }
    for (const edge of [top, top + high])
      brush.stamp(art.line, middleX, edge, fieldUnitsWide, 3, 0, isThere ? 0.4 : 0.22, bone, false);
  }
}

/** Laws: strips of paper with one gap. What is only announced is an outline. */
export function drawWalls({ brush, art, world, alpha, look }: Drawing): void {
  const { walls } = world;
  for (let i = 0; i < walls.count; i++) {
    const { x, y, px, py, w, h, age, warn, hp, hpMax } = walls.all[i]!;
    const [atX, atY] = [between(px, x, alpha), between(py, y, alpha)];
    const [wide, high] = [Math.round(w / parts), Math.round(h / parts)];
    if (age <= warn) {
      const opacity = 0.3 + 0.2 * Math.sin(age / 4);
      for (const side of [-1, 1]) {
        brush.stamp(art.line, atX, atY + (side * high) / 2, wide, 4, 0, opacity, bone, false);
        brush.stamp(art.line, atX + (side * wide) / 2, atY, high, 4, Math.PI / 2, opacity, bone, false);
      }
      continue;
    }
    const paper = art.law(wide, high);
    brush.stamp(paper, atX, atY, wide + 20, high + 20, 0, 1, white, false);
    const painted = hpMax > 0 ? 1 - hp / hpMax : 0;
    if (painted <= 0.02) continue;
    const isFlat = wide > high;
    const [long, thick] = isFlat ? [wide, high] : [high, wide];
    const turn = isFlat ? 0 : Math.PI / 2;
    brush.stamp(art.atlas("stroke-1"), atX, atY, long * painted, thick * 1.5, turn, 0.92, look.shade, false);
  }
}
