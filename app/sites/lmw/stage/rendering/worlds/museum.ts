import { fieldHeight, fieldWidth } from "../field-units.ts";
import { eachFalling, playerAt, type Scene, timeOf } from "./scene.ts";

const day = 0xffd9a0;

/** 眠り博物館: one shaft of light from the roof wanders over the parquet, the dust hangs in it, and it looks after who plays. */
export const museum: Scene = {
  lightOf: () => 0xae9370,
  drawOnFloor(drawing) {
    const { batch, art } = drawing;
    const t = timeOf(drawing);
    const foot = fieldWidth / 2 + 70 * Math.sin(t / 300);
    for (const [wide, opacity] of [
      [210, 0.025],
      [96, 0.025],
    ] as const)
      batch.draw(
        art.line,
        (foot + 150) / 2,
        fieldHeight / 2,
        800,
        wide,
        Math.atan2(fieldHeight, foot - 150),
        opacity,
        day,
        true,
      );
    batch.draw(art.glow, foot, fieldHeight - 90, 300, 120, 0, 0.05, day, true);
    const [x, y] = playerAt(drawing);
    batch.draw(art.glow, x, y + 22, 190, 90, 0, 0.08, day, true);
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    eachFalling(drawing, { count: 20, speed: 0.14, sway: 20 }, (x, y, i) => {
      const size = 5 + (i % 4) * 2;
      batch.draw(art.glow, x, y, size, size, 0, 0.3, day, true);
    });
  },
};
