import { interpolateUnits, fieldHeight, fieldWidth, subunitsPerUnit } from "./field-units.ts";
import { splatNames } from "./atlas-names.ts";
import { dimColour } from "./dim-colour.ts";
import type { Drawing } from "./drawing.ts";
import { white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const bone = 0xf3ebe6;
const middleX = fieldWidth / 2;

/** Black glass seen from below, what was painted on it, and the light from above. */
export function drawBackground({ batch, art, look, effects }: Drawing): void {
  const height = (art.background.h / art.background.w) * fieldWidth;
  const from = (effects.scroll % height) - height;
  for (let y = from; y < fieldHeight; y += height)
    batch.draw(art.background, middleX, y + height / 2, fieldWidth + 12, height + 0.6, 0, 1, white, false);
  batch.draw(art.glow, 262, -30, 620, 460, 0, 0.1, 0xc8d4e0, true);
  batch.draw(art.glow, 40, 420, 420, 380, 0, 0.035, 0xc8d4e0, true);
  for (const { x, y, size, turn, look: which, age } of effects.splats) {
    const wetness = Math.max(0, 1 - age / 260);
    const name = elementAt(splatNames, which % splatNames.length);
    batch.draw(
      art.atlas(name),
      x,
      y,
      size,
      size,
      turn,
      0.3 + wetness * 0.42,
      dimColour(look.shade, 0.34 + wetness * 0.3),
      false,
    );
    if (wetness > 0) batch.draw(art.atlas(`${name}-gloss`), x, y, size, size, turn, wetness * 0.5, white, false);
  }
}

/** Ribbons of pigment that carry everything sideways: long strokes that run the way they push. */
export function drawCurrents({ batch, art, world, look }: Drawing): void {
  const { currents, tick } = world;
  for (let i = 0; i < currents.count; i++) {
    const { y, h, push, age, warn } = elementAt(currents.all, i);
    const isActive = age > warn;
    const [top, height] = [y / subunitsPerUnit, h / subunitsPerUnit];
    const offset = look.isMotionReduced ? 0 : (tick * push) / subunitsPerUnit;
    const rows = Math.max(2, Math.round(height / 30));
    const shade = isActive ? 0x5b6470 : 0x8b8f94;
    const opacity = isActive ? 0.62 : 0.2 + 0.12 * Math.sin(age / 5);
    for (let row = 0; row < rows; row++) {
      const at = top + (height * (row + 0.5)) / rows;
      const name = row % 2 === 0 ? "stroke-1" : "stroke-2";
      const shift = ((((offset * (1 + row * 0.22) + row * 97) % 170) + 170) % 170) - 170;
      for (let x = shift; x < fieldWidth + 170; x += 170)
        batch.draw(art.atlas(name), x + 85, at, push > 0 ? 190 : -190, height / rows + 10, 0, opacity, shade, false);
    }
    for (const edge of [top, top + height])
      batch.draw(art.line, middleX, edge, fieldWidth, 3, 0, isActive ? 0.4 : 0.22, bone, false);
  }
}

/** Laws: strips of paper with one gap. What is only announced is an outline. */
export function drawWalls({ batch, art, world, alpha, look }: Drawing): void {
  const { walls } = world;
  for (let i = 0; i < walls.count; i++) {
    const { x, y, px, py, w, h, age, warn, hp, hpMax } = elementAt(walls.all, i);
    const [atX, atY] = [interpolateUnits(px, x, alpha), interpolateUnits(py, y, alpha)];
    const [width, height] = [Math.round(w / subunitsPerUnit), Math.round(h / subunitsPerUnit)];
    if (age <= warn) {
      const opacity = 0.3 + 0.2 * Math.sin(age / 4);
      for (const side of [-1, 1]) {
        batch.draw(art.line, atX, atY + (side * height) / 2, width, 4, 0, opacity, bone, false);
        batch.draw(art.line, atX + (side * width) / 2, atY, height, 4, Math.PI / 2, opacity, bone, false);
      }
      continue;
    }
    const paper = art.obstacle(width, height);
    batch.draw(paper, atX, atY, width + 20, height + 20, 0, 1, white, false);
    const painted = hpMax > 0 ? 1 - hp / hpMax : 0;
    if (painted <= 0.02) continue;
    const isFlat = width > height;
    const [length, thickness] = isFlat ? [width, height] : [height, width];
    const turn = isFlat ? 0 : Math.PI / 2;
    batch.draw(art.atlas("stroke-1"), atX, atY, length * painted, thickness * 1.5, turn, 0.92, look.shade, false);
  }
}
