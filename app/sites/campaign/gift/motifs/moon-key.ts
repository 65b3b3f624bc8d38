import { type Chance, glow, linear, type Pen, radial } from "../brushes.ts";
import { paintWetFloor } from "../wet-floor.ts";

const floorY = 664;

/** A brass key before a low moon. */
export function paintMoonKey(pen: Pen, chance: Chance): void {
  const [x, y, radius] = [206 + chance() * 26, 356 + chance() * 44, 124];
  glow(pen, x, y, 330, "230 150 60", 0.34);
  pen.fillStyle = radial(pen, x - 34, y - 30, radius * 1.5, [
    [0, "#fff3cf"],
    [0.4, "#e9c27a"],
    [0.72, "#93601f"],
    [1, "#2a1305"],
  ]);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  for (let n = 0; n < 26; n++) {
    const [turn, distance, size] = [chance() * Math.PI * 2, Math.sqrt(chance()) * radius * 0.86, 3 + chance() * 15];
    pen.fillStyle = `rgb(60 26 4 / ${0.03 + chance() * 0.06})`;
    pen.beginPath();
    pen.arc(x + Math.cos(turn) * distance, y + Math.sin(turn) * distance, size, 0, Math.PI * 2);
    pen.fill();
  }
  paintKey(pen, 104, 0.06 - chance() * 0.12);
  paintWetFloor(pen, floorY, 0.62);
}

/** @param turn how far it has swung, in radians */
function paintKey(pen: Pen, x: number, turn: number): void {
  pen.save();
  pen.translate(x, 0);
  pen.rotate(turn);
  const brass = linear(
    pen,
    [-16, 0, 18, 0],
    [
      [0, "#3c2106"],
      [0.3, "#c9a24b"],
      [0.46, "#fff0bf"],
      [0.62, "#a8752a"],
      [1, "#1d0e02"],
    ],
  );
  pen.fillStyle = pen.strokeStyle = brass;
  pen.lineWidth = 0.9;
  pen.beginPath();
  pen.moveTo(0, -20);
  pen.lineTo(0, 318);
  pen.stroke();
  pen.lineWidth = 9;
  pen.beginPath();
  pen.arc(0, 350, 29, 0, Math.PI * 2);
  pen.stroke();
  pen.fillRect(-11, 376, 22, 9);
  pen.fillRect(-4.5, 380, 9, 206);
  pen.fillRect(-8, 402, 16, 5);
  for (const [top, long, high] of [
    [540, 30, 11],
    [556, 20, 8],
    [570, 34, 12],
  ] as const)
    pen.fillRect(0, top, long, high);
  pen.restore();
}
