import { elementAt } from "#app/kits/basics/element-at.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";

/** What is drawn before a photographed face: what lies above paint, and a hand, which no colour tells from it. */
export type Cover = "strands" | "glasses" | "cloth" | "fingers";

/** @param landmarks 478 × (x, y, z) in parts of the picture */
export function coverFace(picture: ImageBitmap, landmarks: Float32Array, cover: Cover): OffscreenCanvas {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  const at = (point: number): [x: number, y: number] => [
    elementAt(landmarks, point * 3) * picture.width,
    elementAt(landmarks, point * 3 + 1) * picture.height,
  ];
  const faceWidthPx = Math.hypot(at(454)[0] - at(234)[0], at(454)[1] - at(234)[1]);
  draw[cover](context, at, faceWidthPx);
  return canvas;
}

type Draw = (
  context: OffscreenCanvasRenderingContext2D,
  at: (point: number) => [number, number],
  faceWidthPx: number,
) => void;

const draw: Record<Cover, Draw> = {
  strands(context, at, faceWidthPx) {
    const random = seededRandom(3);
    const [[topX, topY], [cheekX, cheekY]] = [at(10), at(207)];
    for (let i = 0; i < 26; i++) {
      const aside = (random() - 0.5) * 0.16 * faceWidthPx;
      context.strokeStyle = ["#17110f", "#241a16", "#0e0b0a"][i % 3]!;
      context.lineWidth = faceWidthPx * (0.004 + 0.006 * random());
      context.beginPath();
      context.moveTo(topX + aside * 0.6, topY - faceWidthPx * 0.1);
      context.quadraticCurveTo(cheekX - faceWidthPx * 0.06 + aside, (topY + cheekY) / 2, cheekX + aside * 1.3, cheekY);
      context.stroke();
    }
  },
  glasses(context, at, faceWidthPx) {
    for (const [iris, colour] of [
      [468, "#9aa0a6"],
      [473, "#1b1b1d"],
    ] as const) {
      const [x, y] = at(iris);
      context.strokeStyle = colour;
      context.lineWidth = faceWidthPx * 0.022;
      context.beginPath();
      context.ellipse(x, y + faceWidthPx * 0.05, faceWidthPx * 0.19, faceWidthPx * 0.15, 0, 0, 7);
      context.stroke();
    }
  },
  cloth(context, at) {
    context.fillStyle = "#e9ecef";
    context.beginPath();
    for (const point of [168, 50, 132, 172, 152, 397, 361, 280]) context.lineTo(...at(point));
    context.fill();
  },
  fingers(context, at, faceWidthPx) {
    const [x, y] = at(280);
    const [r, g, b] = context.getImageData(Math.round(at(50)[0]), Math.round(at(50)[1]), 1, 1).data;
    for (let i = 0; i < 3; i++) {
      context.strokeStyle = `rgb(${r}, ${g}, ${b})`;
      context.lineWidth = faceWidthPx * 0.1;
      context.lineCap = "round";
      context.beginPath();
      context.moveTo(x + faceWidthPx * 0.5, y + faceWidthPx * (0.3 + 0.13 * i));
      context.lineTo(x - faceWidthPx * 0.05, y + faceWidthPx * (0.02 + 0.12 * i));
      context.stroke();
    }
  },
};
