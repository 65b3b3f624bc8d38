import { type Chance, glow, linear, type Pen, polygon } from "../brushes.ts";

/** White envelopes that fall through the night; one of them is closed with red. */
export function paintLetters(pen: Pen, chance: Chance): void {
  glow(pen, 120, 430, 420, "120 0 12", 0.5);
  const letters = Array.from({ length: 17 }, (_, at) => {
    const depth = (at + 1) / 17;
    return { x: 6 + chance() * 262, y: 170 + chance() * 560, turn: (chance() - 0.5) * 1.5, depth };
  });
  for (const letter of letters) paintEnvelope(pen, letter, false);
  paintEnvelope(pen, { x: 118, y: 500, turn: -0.34 + (chance() - 0.5) * 0.3, depth: 1.75 }, true);
}

interface Letter {
  x: number;
  y: number;
  turn: number;
  /** 0 far, 1 near. */
  depth: number;
}

function paintEnvelope(pen: Pen, { x, y, turn, depth }: Letter, isClosed: boolean): void {
  const [width, height] = [96 * (0.35 + depth * 0.75), 64 * (0.35 + depth * 0.75)];
  const light = 0.12 + Math.min(1, depth) ** 2 * 0.88;
  const paper = (share: number): string => `rgb(${243 * light * share} ${233 * light * share} ${226 * light * share})`;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  // The far ones lie edge on.
  pen.transform(1, 0, Math.sin(turn * 5) * 0.3, 0.78, 0, 0);
  pen.shadowColor = "rgb(0 0 0 / 0.85)";
  pen.shadowBlur = 40 * depth;
  pen.shadowOffsetY = 26 * depth;
  pen.fillStyle = linear(
    pen,
    [-width / 2, -height / 2, width / 2, height / 2],
    [
      [0, paper(1)],
      [0.5, paper(0.82)],
      [1, paper(0.4)],
    ],
  );
  pen.fillRect(-width / 2, -height / 2, width, height);
  pen.shadowColor = "transparent";
  polygon(pen, [
    [-width / 2, -height / 2],
    [0, height * 0.12],
    [width / 2, -height / 2],
  ]);
  pen.fillStyle = linear(
    pen,
    [0, -height / 2, 0, height * 0.14],
    [
      [0, paper(0.98)],
      [1, paper(0.72)],
    ],
  );
  pen.fill();
  pen.lineWidth = 0.7;
  pen.strokeStyle = `rgb(20 8 8 / ${0.22 + 0.2 * light})`;
  pen.stroke();
  if (isClosed) {
    pen.fillStyle = linear(
      pen,
      [-11, -6, 11, 22],
      [
        [0, "#ff4a52"],
        [0.35, "#c4000f"],
        [1, "#5a0208"],
      ],
    );
    pen.beginPath();
    pen.ellipse(0, height * 0.1, 13, 12, 0.4, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = "rgb(255 255 255 / 0.55)";
    pen.beginPath();
    pen.ellipse(-4, height * 0.1 - 5, 4.2, 1.7, -0.5, 0, Math.PI * 2);
    pen.fill();
  }
  pen.restore();
}
