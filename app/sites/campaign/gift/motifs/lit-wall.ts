import { type Chance, glow, type Pen, radial } from "../brushes.ts";
import { paintLacquer } from "../lacquer.ts";

const [columns, rows] = [8, 13];
const litCount = 9;

/** A wall of small doors at night, and in some of them a light. */
export function paintLitWall(pen: Pen, chance: Chance): void {
  pen.save();
  // The wall is seen from its side and goes on beyond the picture.
  pen.transform(1.02, -0.09, 0.05, 1, -64, 176);
  const [width, height] = [54, 70];
  const cells = Array.from({ length: columns * rows }, (_, at) => ({ at, order: chance() }));
  const lit = new Set(
    cells
      .toSorted((a, b) => a.order - b.order)
      .slice(0, litCount)
      .map(({ at }) => at),
  );
  const lights: [number, number][] = [];
  for (const { at, order } of cells) {
    const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
    pen.fillStyle = "#020101";
    pen.fillRect(x, y, width, height);
    const box = { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
    if (!lit.has(at)) {
      paintLacquer(pen, box, 0.16 + order * 0.34);
      continue;
    }
    pen.fillStyle = radial(pen, x + width * 0.5, y + height * 0.56, height * 0.62, [
      [0, "#fffbe8"],
      [0.24, "#ffe2a0"],
      [0.52, "#ffa834"],
      [1, "#7a2a06"],
    ]);
    pen.fillRect(box.x, box.y, box.width, box.height);
    lights.push([x + width / 2, y + height / 2]);
  }
  for (const [x, y] of lights) glow(pen, x, y, 120, "255 140 40", 0.34);
  pen.restore();
}
