import { fieldHeight, fieldWidth, interpolateUnits } from "../field-units.ts";
import { eachFalling, playerAt, type Scene, timeOf, wrap } from "./scene.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const lantern = 0xffa64d;
const rain = 0xffdcb0;
const mostTwins = 28;
/** The panes of the floor (art/world/stage.py, `mirrors`): for each column where it begins and ends, as shares of the width, and its cuts. */
const columns = [
  { from: -0.06, to: 0.3, shift: 0.1, cuts: [0, 0.52, 1.24, 1.62] },
  { from: 0.3, to: 0.725, shift: 0.62, cuts: [0, 0.8, 1.34] },
  { from: 0.725, to: 1.06, shift: 0.3, cuts: [0, 0.52, 1.24, 1.62] },
] as const;

/** うすくち横丁: an alley of lanterns in the rain. Each pane hangs a little askew, and shows whoever passes a little elsewhere. */
export const alley: Scene = {
  lightOf: () => 0xffc890,
  drawOnFloor(drawing) {
    const { batch, art, effects, look, world, alpha } = drawing;
    const t = timeOf(drawing);
    for (let i = 0; i < 4; i++) {
      const y = wrap(i * 205 + effects.scroll, fieldHeight, 160);
      const size = 250 + 14 * Math.sin(t / 70 + i * 2);
      batch.draw(art.glow, i % 2 === 0 ? 4 : fieldWidth - 4, y, size, size * 1.2, 0, 0.15, lantern, true);
    }
    const { shots } = world;
    for (let i = 0; i < Math.min(shots.count, mostTwins); i++) {
      const { px, py, x: nowX, y: nowY } = elementAt(shots.all, i);
      const [x, y] = [interpolateUnits(px, nowX, alpha), interpolateUnits(py, nowY, alpha)];
      const [askewX, askewY] = askewAt(x, y, effects.scroll);
      batch.draw(art.atlas("shot-sheer"), x + askewX, y + askewY, 12, 17, Math.PI, 0.5, look.shade, false);
    }
    const [x, y] = playerAt(drawing);
    const [askewX, askewY] = askewAt(x, y, effects.scroll);
    batch.draw(art.atlas("player"), x + askewX, y + askewY + 40, 28, 40, Math.PI, 0.42, look.shade, false);
    batch.draw(art.atlas("player-tube"), x + askewX, y + askewY + 40, 28, 40, Math.PI, 0.42, 0x9a9490, false);
  },
  drawWeather(drawing) {
    const { batch, art } = drawing;
    eachFalling(drawing, { count: 18, speed: 5.5, sway: 0 }, (x, y, i) =>
      batch.draw(art.line, x, y, 20 + (i % 5) * 5, 1.4, 1.53, 0.16, rain, true),
    );
  },
};

/** How far from what it shows a pane hangs, in units: in each one its own way. */
function askewAt(x: number, y: number, scroll: number): [x: number, y: number] {
  const across = x / fieldWidth;
  const column = columns.findIndex(({ to }) => across < to);
  const { shift, cuts } = columns[column] ?? columns[2];
  const down = ((((y - scroll) / fieldWidth - shift) % 2) + 2) % 2;
  const row = cuts.findLastIndex((cut) => down >= cut);
  const number = Math.max(0, column) * 4 + row;
  return [Math.sin(number * 2.4) * 22, 10 + Math.cos(number * 1.7) * 9];
}
