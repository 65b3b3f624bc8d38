import { interpolateUnits, fieldWidth, subunitsPerUnit } from "./field-units.ts";
import type { Drawing } from "./drawing.ts";
import { mixColours } from "./mix-colours.ts";
import { sceneOf } from "./worlds/scenes.ts";
import { white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const middleX = fieldWidth / 2;

/** Ribbons of pigment that carry everything sideways: long strokes that run the way they push. */
export function drawCurrents(drawing: Drawing): void {
  const { batch, art, world, look } = drawing;
  const light = sceneOf(look.stage).lightOf(drawing);
  const { currents, tick } = world;
  for (let i = 0; i < currents.count; i++) {
    const { y, h, push, age, warn } = elementAt(currents.all, i);
    const isActive = age > warn;
    const [top, height] = [y / subunitsPerUnit, h / subunitsPerUnit];
    const offset = look.isMotionReduced ? 0 : (tick * push) / subunitsPerUnit;
    const rows = Math.max(2, Math.round(height / 30));
    const shade = mixColours(isActive ? 0x4b5460 : 0x8b8f94, light, 0.4);
    const opacity = isActive ? 0.62 : 0.2 + 0.12 * Math.sin(age / 5);
    for (let row = 0; row < rows; row++) {
      const at = top + (height * (row + 0.5)) / rows;
      const name = row % 2 === 0 ? "stroke-1" : "stroke-2";
      const shift = ((((offset * (1 + row * 0.22) + row * 97) % 170) + 170) % 170) - 170;
      for (let x = shift; x < fieldWidth + 170; x += 170)
        batch.draw(art.atlas(name), x + 85, at, push > 0 ? 190 : -190, height / rows + 10, 0, opacity, shade, false);
    }
    for (const edge of [top, top + height])
      batch.draw(art.line, middleX, edge, fieldWidth, 3, 0, isActive ? 0.4 : 0.22, look.line, false);
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
        batch.draw(art.line, atX, atY + (side * height) / 2, width, 4, 0, opacity, look.line, false);
        batch.draw(art.line, atX + (side * width) / 2, atY, height, 4, Math.PI / 2, opacity, look.line, false);
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
