import { type Chance, glow, linear, type Pen, polygon } from "../brushes.ts";

const size = 104;

/** A card of bone paper with the four seals of the town, pressed by hand. */
export function paintStampCard(pen: Pen, chance: Chance): void {
  glow(pen, 90, 520, 420, "130 0 14", 0.45);
  pen.save();
  pen.translate(-26, 300);
  pen.rotate(-0.1 + (chance() - 0.5) * 0.05);
  pen.shadowColor = "rgb(0 0 0 / 0.9)";
  pen.shadowBlur = 60;
  pen.shadowOffsetY = 30;
  pen.fillStyle = linear(
    pen,
    [0, 0, 330, 400],
    [
      [0, "#f7efe8"],
      [0.5, "#dccfc6"],
      [1, "#7d6d66"],
    ],
  );
  pen.fillRect(0, 0, 328, 372);
  pen.shadowColor = "transparent";
  for (let n = 0; n < 1_400; n++) {
    pen.fillStyle = `rgb(${chance() < 0.5 ? "60 40 34" : "255 250 244"} / ${chance() * 0.12})`;
    pen.fillRect(chance() * 328, chance() * 372, 0.5 + chance() * 7, 0.5);
  }
  for (const [at, paintMark] of [paintVote, paintEnvelope, paintWishes, paintDrop].entries()) {
    pen.save();
    pen.translate(98 + (at % 2) * 138 + (chance() - 0.5) * 12, 98 + Math.floor(at / 2) * 150 + (chance() - 0.5) * 16);
    pen.rotate((chance() - 0.5) * 0.34);
    paintStamp(pen, chance, paintMark);
    pen.restore();
  }
  pen.restore();
}

/** Red as it was pressed: not everywhere the same. */
function paintStamp(pen: Pen, chance: Chance, paintMark: (pen: Pen) => void): void {
  const paper = "#e4d8cf";
  pen.fillStyle = linear(
    pen,
    [-size / 2, -size / 2, size / 2, size / 2],
    [
      [0, "#b8000e"],
      [0.6, "#9c0610"],
      [1, "#7a0610"],
    ],
  );
  pen.beginPath();
  pen.roundRect(-size / 2, -size / 2, size, size, 12);
  pen.fill();
  pen.fillStyle = pen.strokeStyle = paper;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.roundRect(-size / 2 + 7, -size / 2 + 7, size - 14, size - 14, 8);
  pen.stroke();
  pen.lineWidth = 5.5;
  pen.lineCap = pen.lineJoin = "round";
  paintMark(pen);
  for (let n = 0; n < 150; n++) {
    pen.fillStyle = `rgb(228 216 207 / ${chance() * 0.8})`;
    const edge = chance() ** 0.5 * (size / 2);
    const turn = chance() * Math.PI * 2;
    pen.fillRect(Math.cos(turn) * edge, Math.sin(turn) * edge, chance() * 2.6, chance() * 2.2);
  }
}

function paintVote(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 27, 0, Math.PI * 2);
  pen.stroke();
  pen.beginPath();
  pen.ellipse(0, 0, 6, 17, 0, 0, Math.PI * 2);
  pen.fill();
}

function paintEnvelope(pen: Pen): void {
  pen.strokeRect(-29, -20, 58, 40);
  pen.beginPath();
  pen.moveTo(-29, -20);
  pen.lineTo(0, 4);
  pen.lineTo(29, -20);
  pen.stroke();
}

function paintWishes(pen: Pen): void {
  for (const y of [-18, 6, 28]) pen.strokeRect(-28, y, 56, 0.1);
  for (const [x, y] of [
    [-17, -32],
    [4, -8],
    [16, 14],
  ] as const)
    pen.fillRect(x, y, 9, 12);
}

function paintDrop(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(0, -32);
  pen.bezierCurveTo(10, -12, 24, 0, 24, 14);
  pen.bezierCurveTo(24, 38, -24, 38, -24, 14);
  pen.bezierCurveTo(-24, 0, -10, -12, 0, -32);
  pen.stroke();
  polygon(pen, [
    [-8, 20],
    [8, 20],
    [0, 6],
  ]);
  pen.fill();
}
