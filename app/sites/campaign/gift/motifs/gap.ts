import { type Chance, glow, linear, type Pen, polygon, radial } from "../brushes.ts";
import { paintKnob, paintLacquer } from "../lacquer.ts";
import { paintWetFloor } from "../wet-floor.ts";

const floorY = 640;

/** A door that is a little open. How far, differs from one to the next. */
export function paintGap(pen: Pen, chance: Chance): void {
  const gap = 20 + chance() * 30;
  for (const [x, light] of [
    [-118, 0.34],
    [296, 0.2],
  ] as const)
    paintLacquer(pen, { x, y: 236, width: 168, height: floorY - 236 }, light);
  pen.fillStyle = "#020101";
  pen.fillRect(66, 226, 212, floorY - 226);
  pen.fillStyle = radial(pen, 78 + gap * 0.5, 470, 250, [
    [0, "#fffbe8"],
    [0.2, "#ffecc0"],
    [0.42, "#ffb24e"],
    [0.62, "#c25a10"],
    [1, "#4a1504"],
  ]);
  pen.fillRect(76, 236, 192, floorY - 236);
  glow(pen, 78 + gap / 2, 460, 330, "255 120 40", 0.62);
  pen.save();
  const free = 76 + gap;
  polygon(pen, [
    [free, 226],
    [268, 236],
    [268, floorY],
    [free, floorY + 14],
  ]);
  pen.clip();
  paintLacquer(pen, { x: free, y: 226, width: 268 - free, height: floorY - 212 }, 0.9);
  pen.fillStyle = linear(
    pen,
    [free, 0, free + 34, 0],
    [
      [0, "rgb(255 170 70 / 0.5)"],
      [0.12, "rgb(255 120 30 / 0.16)"],
      [1, "rgb(255 120 30 / 0)"],
    ],
  );
  pen.fillRect(free, 226, 34, floorY);
  pen.restore();
  paintKnob(pen, free + 15, 446, 5.5);
  paintWetFloor(pen, floorY, 0.5);
  pen.save();
  pen.globalCompositeOperation = "lighter";
  polygon(pen, [
    [78, floorY],
    [free, floorY],
    [free - 46, 844],
    [-60 - gap, 844],
  ]);
  pen.fillStyle = linear(
    pen,
    [0, floorY, 0, 800],
    [
      [0, "rgb(255 176 80 / 0.62)"],
      [0.4, "rgb(220 96 20 / 0.24)"],
      [1, "rgb(120 30 0 / 0)"],
    ],
  );
  pen.fill();
  pen.restore();
}
