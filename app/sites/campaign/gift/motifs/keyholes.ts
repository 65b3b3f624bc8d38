import { type Chance, glow, type Pen, radial } from "../brushes.ts";
import { paintLacquer } from "../lacquer.ts";

/** Three keyholes in black lacquer, and red behind them. */
export function paintKeyholes(pen: Pen, chance: Chance): void {
  paintLacquer(pen, { x: -60, y: 120, width: 470, height: 780 }, 0.5);
  for (const [x, y, size] of [
    [232, 300, 0.74],
    [96, 430, 1.18],
    [222, 640, 1.9],
  ] as const)
    paintKeyhole(pen, x + (chance() - 0.5) * 44, y + (chance() - 0.5) * 40, size);
}

function paintKeyhole(pen: Pen, x: number, y: number, size: number): void {
  glow(pen, x, y + 20 * size, 190 * size, "196 0 15", 0.6);
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  // The plate, a ring of chrome that only its edge shows.
  pen.lineWidth = 1.6;
  pen.strokeStyle = radial(pen, -26, -40, 120, [
    [0, "#fff"],
    [0.3, "rgb(200 190 192 / 0.8)"],
    [0.7, "rgb(90 80 82 / 0.35)"],
    [1, "rgb(30 20 22 / 0.1)"],
  ]);
  pen.beginPath();
  pen.ellipse(0, 20, 42, 66, 0, 0, Math.PI * 2);
  pen.stroke();
  const light = radial(pen, 0, 8, 74, [
    [0, "#fff1e6"],
    [0.12, "#ff6a70"],
    [0.34, "#ff1a26"],
    [0.7, "#c4000f"],
    [1, "#3a0208"],
  ]);
  pen.fillStyle = light;
  pen.shadowColor = "#ff1a26";
  pen.shadowBlur = 46;
  pen.beginPath();
  pen.arc(0, 0, 17, Math.PI * 0.66, Math.PI * 2.34);
  pen.lineTo(17, 62);
  pen.lineTo(-17, 62);
  pen.closePath();
  pen.fill();
  pen.restore();
}
