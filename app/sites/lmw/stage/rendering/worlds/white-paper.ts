import { fieldHeight, fieldWidth } from "../field-units.ts";
import { eachFalling, type Scene, timeOf } from "./scene.ts";

const shadow = 0x8d8379;

/** 白紙: paper to its edges, and nothing on it. The shadow of a fold goes over it, slowly; fibres lie there. */
export const whitePaper: Scene = {
  lightOf: () => 0xffffff,
  drawOnFloor(drawing) {
    const { batch, art } = drawing;
    const t = timeOf(drawing);
    const y = fieldHeight / 2 + 150 * Math.sin(t / 420);
    batch.draw(art.line, fieldWidth / 2, y, 620, 260, -0.2, 0.1, shadow, false);
    batch.draw(art.glow, fieldWidth / 2, fieldHeight + 60, 620, 420, 0, 0.16, shadow, false);
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    eachFalling(drawing, { count: 9, speed: 0.2, sway: 10 }, (x, y, i) =>
      batch.draw(art.line, x, y, 14 + (i % 4) * 4, 1.2, i * 1.1, 0.3, shadow, false),
    );
  },
};
