import type { Drawing } from "../drawing.ts";
import { fieldHeight, fieldWidth } from "../field-units.ts";
import { drawGlitter } from "./glitter.ts";
import { eachFalling, playerAt, type Scene, timeOf } from "./scene.ts";

const sun = 0xffa52e;
const ringCount = 3;
const ringTicks = 84;

/** べに沼: the sun goes down in thick water. It glitters, it bubbles, and whoever moves leaves rings. */
export const swamp: Scene = {
  lightOf: () => 0xffb65c,
  drawOnFloor(drawing) {
    const { batch, art } = drawing;
    const t = timeOf(drawing);
    batch.draw(art.glow, 165, 190, 420 + 16 * Math.sin(t / 90), 380, 0, 0.1, sun, true);
    drawGlitter(drawing, { x: 165, from: 330, colour: sun, opacity: 0.1 });
    const [x, y] = playerAt(drawing);
    for (let i = 0; i < ringCount; i++) drawRing(drawing, x, y + 18, (((t / ringTicks + i / ringCount) % 1) + 1) % 1);
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    // Bubbles rise: they fall upwards, and burst where they are widest.
    eachFalling(drawing, { count: 12, speed: 0.5, sway: 9 }, (x, y, i) => {
      const up = 1 - y / fieldHeight;
      const size = (7 + (i % 4) * 4) * (0.5 + up);
      const opacity = 0.34 * Math.min(1, Math.max(0, (1 - up) * 5));
      batch.draw(art.atlas("shield"), x, fieldHeight - y, size, size, 0, opacity, sun, true);
    });
    const t = timeOf(drawing);
    for (let i = 0; i < 4; i++) {
      const shift = Math.sin(t / 160 + i * 1.9) * 60;
      batch.draw(art.atlas("stroke-2"), fieldWidth / 2 + shift, 250 + i * 92, 460, 60, 0, 0.05, sun, true);
    }
  },
};

function drawRing({ batch, art }: Drawing, x: number, y: number, share: number): void {
  const size = 26 + share * 120;
  batch.draw(art.atlas("telegraph"), x, y, size, size * 0.5, 0, 0.3 * (1 - share), sun, true);
}
