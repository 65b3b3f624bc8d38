import { type Chance, glow, linear, type Pen, pictureWidth, radial } from "../brushes.ts";
import { paintKnob, paintLacquer } from "../lacquer.ts";

/** A door in the snow; somebody has been here before. */
export function paintSnow(pen: Pen, chance: Chance): void {
  glow(pen, 110, 420, 380, "120 112 122", 0.3);
  paintLacquer(pen, { x: 30, y: 250, width: 164, height: 396 }, 0.8);
  pen.fillStyle = "rgb(243 235 230 / 0.85)";
  pen.fillRect(28, 244, 168, 7);
  glow(pen, 112, 640, 150, "255 170 80", 0.5);
  pen.fillStyle = "#ffd98f";
  pen.fillRect(34, 630, 156, 2.4);
  paintKnob(pen, 176, 450, 5);
  paintDrift(pen, 632, 16, "#8d8482", "#2c2527");
  paintDrift(pen, 664, 26, "#b4aba8", "#2a2325");
  paintSteps(pen, chance);
  for (let n = 0; n < 260; n++) {
    const near = chance() ** 5;
    const size = 0.5 + near * 8;
    const [x, y] = [chance() * pictureWidth, 90 + chance() * 740];
    pen.fillStyle = radial(pen, x, y, size * 1.6, [
      [0, `rgb(255 250 246 / ${near > 0.2 ? 0.2 : 0.75})`],
      [0.5, `rgb(255 250 246 / ${near > 0.2 ? 0.13 : 0.5})`],
      [1, "rgb(255 250 246 / 0)"],
    ]);
    pen.fillRect(x - size * 1.6, y - size * 1.6, size * 3.2, size * 3.2);
  }
}

function paintDrift(pen: Pen, top: number, height: number, light: string, dark: string): void {
  pen.beginPath();
  pen.moveTo(-10, 860);
  pen.lineTo(-10, top + height * 0.4);
  pen.bezierCurveTo(90, top - height, 170, top + height * 1.4, 270, top + height * 0.2);
  pen.bezierCurveTo(330, top - height * 0.5, 370, top + height * 0.3, 410, top);
  pen.lineTo(410, 860);
  pen.closePath();
  pen.fillStyle = linear(
    pen,
    [150, top - height, 130, top + 150],
    [
      [0, light],
      [0.34, dark],
      [1, "#050304"],
    ],
  );
  pen.fill();
}

/** They come from the lower right, smaller the farther they are, and end at the door. */
function paintSteps(pen: Pen, chance: Chance): void {
  for (let n = 0; n < 9; n++) {
    const far = n / 8;
    const x = 276 - far * 150 + (n % 2 === 0 ? 13 : -13) * (1 - far * 0.6) + (chance() - 0.5) * 5;
    pen.fillStyle = `rgb(20 12 14 / ${0.8 - far * 0.2})`;
    pen.beginPath();
    pen.ellipse(x, 820 - far * 146, 10 * (1 - far * 0.55), 5.4 * (1 - far * 0.6), -0.5, 0, Math.PI * 2);
    pen.fill();
  }
}
