import type { Drawing } from "../drawing.ts";
import { fieldHeight, fieldWidth, subunitsPerUnit } from "../field-units.ts";
import { drawGlitter } from "./glitter.ts";
import { eachFalling, type Scene, scatter, timeOf, wrap } from "./scene.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const moon = 0xb9a2ff;
const threadCount = 26;

/** 溶けない湖: a moon on violet water that always runs a little; where a current pushes, its threads are seen to run with it. */
export const lake: Scene = {
  lightOf: () => 0x9078e6,
  drawOnFloor(drawing) {
    const { batch, art } = drawing;
    const t = timeOf(drawing);
    batch.draw(art.glow, 202, 180, 330, 330, 0, 0.06 + 0.01 * Math.sin(t / 80), moon, true);
    drawGlitter(drawing, { x: 205, from: 380, colour: moon, opacity: 0.09 });
    for (let i = 0; i < threadCount; i++) {
      const y = scatter(i, 4) * fieldHeight;
      const push = pushAt(drawing, y);
      const pace = push === 0 ? 0.35 + 0.3 * scatter(i, 6) : push * (0.8 + 0.5 * scatter(i, 6));
      const x = wrap(scatter(i, 7) * fieldWidth + t * pace, fieldWidth, 60);
      const length = push === 0 ? 34 : 90;
      batch.draw(art.line, x, y + Math.sin(x / 40 + i) * 3, length, 1.6, 0, push === 0 ? 0.16 : 0.5, moon, true);
    }
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    eachFalling(drawing, { count: 10, speed: 0.3, sway: 12 }, (x, y, i) => {
      const size = 6 + (i % 3) * 3;
      batch.draw(art.glow, x, fieldHeight - y, size, size, 0, 0.3, moon, true);
    });
  },
};

/** How fast the current at this height carries, in units a tick; 0 where there is none yet. */
function pushAt({ world: { currents } }: Drawing, y: number): number {
  for (let i = 0; i < currents.count; i++) {
    const { y: top, h, push, age, warn } = elementAt(currents.all, i);
    const isThere = y * subunitsPerUnit > top && y * subunitsPerUnit < top + h;
    if (isThere && age > warn) return push / subunitsPerUnit;
  }
  return 0;
}
