import { fieldHeight, fieldWidth } from "../field-units.ts";
import { eachFalling, type Scene, timeOf } from "./scene.ts";

const ember = 0xff9a3c;
const arches = 6;
const archTicks = 300;
const [middleX, middleY] = [fieldWidth / 2, 215];

/** 玉座の口: deep in the throat something glows and breathes; its arches come nearer, one after the other. */
export const throat: Scene = {
  lightOf: () => 0xffa75a,
  drawOnFloor(drawing) {
    const { batch, art } = drawing;
    const t = timeOf(drawing);
    const breath = Math.sin(t / 62);
    batch.draw(art.glow, middleX, middleY, 380 + 26 * breath, 420 + 26 * breath, 0, 0.08 + 0.02 * breath, ember, true);
    for (let i = 0; i < arches; i++) {
      const share = (((t / archTicks + i / arches) % 1) + 1) % 1;
      const size = 70 + share * share * 980;
      const opacity = 0.13 * Math.sin(share * Math.PI);
      batch.draw(art.atlas("shield"), middleX, middleY + share * 60, size, size * 1.15, 0, opacity, ember, true);
    }
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    eachFalling(drawing, { count: 16, speed: 0.9, sway: 14 }, (x, y, i) => {
      const size = 4 + (i % 4) * 2;
      batch.draw(art.glow, x, fieldHeight - y, size, size, 0, 0.55 * Math.min(1, y / 200), ember, true);
    });
  },
};
