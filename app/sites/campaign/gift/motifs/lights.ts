import { type Chance, glow, linear, type Pen, radial } from "../brushes.ts";
import { paintWetFloor } from "../wet-floor.ts";

const floorY = 620;

/** Three lights over black water, each at its own height. */
export function paintLights(pen: Pen, chance: Chance): void {
  glow(pen, 170, 470, 420, "90 20 6", 0.3);
  for (const [x, y, size] of [
    [78, 300, 0.72],
    [256, 392, 0.9],
    [160, 500, 1.35],
  ] as const)
    paintLight(pen, x + (chance() - 0.5) * 40, y + (chance() - 0.5) * 70, size);
  paintWetFloor(pen, floorY, 0.74);
}

function paintLight(pen: Pen, x: number, y: number, size: number): void {
  pen.strokeStyle = linear(
    pen,
    [0, 0, 0, y],
    [
      [0, "rgb(243 235 230 / 0)"],
      [0.5, "rgb(243 235 230 / 0.16)"],
      [1, "rgb(255 200 120 / 0.7)"],
    ],
  );
  pen.lineWidth = 0.9;
  pen.beginPath();
  pen.moveTo(x, 0);
  pen.lineTo(x, y - 34 * size);
  pen.stroke();
  glow(pen, x, y + 8 * size, 190 * size, "255 120 30", 0.42);
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  // A drop of glass, brightest where its wire is.
  pen.beginPath();
  pen.moveTo(0, -36);
  pen.bezierCurveTo(11, -16, 28, -2, 28, 18);
  pen.bezierCurveTo(28, 38, 15, 47, 0, 47);
  pen.bezierCurveTo(-15, 47, -28, 38, -28, 18);
  pen.bezierCurveTo(-28, -2, -11, -16, 0, -36);
  pen.closePath();
  pen.fillStyle = radial(pen, 0, 16, 50, [
    [0, "#fffef6"],
    [0.22, "#fff0c4"],
    [0.5, "#ffb245"],
    [0.86, "#a8480a"],
    [1, "#ffce8a"],
  ]);
  pen.fill();
  pen.fillStyle = "rgb(255 255 255 / 0.75)";
  pen.beginPath();
  pen.ellipse(-15, 6, 2.6, 10, 0.3, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}
