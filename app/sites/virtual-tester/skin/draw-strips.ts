import { labToLinear } from "#app/kits/basics/lab.ts";
import { decodeGamma, encodeGamma, hexToLinear, linearToHex, type Rgb } from "#app/kits/basics/srgb.ts";
import { byteAt, floatAt } from "#app/kits/basics/typed-array-at.ts";
import { luminance } from "#app/kits/makeup/light-sums.ts";
import type { SkinTone } from "../rules/skin-tone.ts";
import { toDaylight, toLight } from "./adapt-light.ts";
import type { BareFace } from "./bare-face.ts";
import { eachChannel } from "./skin-patches.ts";

const [widthPx, heightPx] = [720, 400];

/** Of a third of the width, so much is strip; the skin shows between them. */
const stripShare = 0.62;
const marginPx = 44;

/** The tone as `#rrggbb`, as near as a screen comes. */
export const toneHex = ({ lab }: SkinTone): string => linearToHex(labToLinear(lab));

/**
 * Draws shades side by side over the own cheek, each under the light of the picture: what has the skin's colour disappears in
 * it. Without a face the tone itself is the ground.
 */
export function drawStrips(
  canvas: HTMLCanvasElement,
  {
    tone,
    face,
    inPicture,
    hexes,
  }: { tone: SkinTone; face: BareFace | null; inPicture: Rgb | null; hexes: readonly string[] },
): void {
  [canvas.width, canvas.height] = [widthPx, heightPx];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return;
  context.fillStyle = toneHex(tone);
  context.fillRect(0, 0, widthPx, heightPx);
  if (face) drawCheek(context, face);
  const skin = labToLinear(tone.lab);
  const seen = inPicture ?? skin;
  const light = toDaylight(seen, skin);
  const third = widthPx / 3;
  for (const [i, hex] of hexes.entries()) {
    const shade = toLight(hexToLinear(hex), light);
    const x = Math.round(i * third + (third * (1 - stripShare)) / 2);
    cover(context, { x, width: Math.round(third * stripShare) }, shade, seen);
  }
}

/** The cheek that is turned to the camera, from the nose outwards. */
function drawCheek(context: CanvasRenderingContext2D, { picture, landmarks }: BareFace): void {
  const x = (i: number): number => floatAt(landmarks, i * 3) * picture.width;
  const y = (i: number): number => floatAt(landmarks, i * 3 + 1) * picture.height;
  const [nose, right, left] = [x(1), x(234), x(454)];
  const isRight = Math.abs(nose - right) > Math.abs(left - nose);
  const [inner, outer] = isRight ? [205, 50] : [425, 280];
  const width = Math.abs(left - right) * 0.34;
  const height = (width * heightPx) / widthPx;
  const [centreX, centreY] = [(x(inner) + x(outer)) / 2, (y(inner) + y(outer)) / 2];
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, centreX - width / 2, centreY - height / 2, width, height, 0, 0, widthPx, heightPx);
}

/**
 * Covers a strip with a shade: each pixel is as much lighter or darker than the shade as it was than the skin. What covers a
 * darker skin with a light shade evens it out, or every pore would glare.
 */
function cover(
  context: CanvasRenderingContext2D,
  { x, width }: { x: number; width: number },
  shade: Rgb,
  skin: Rgb,
): void {
  const part = context.getImageData(x, marginPx, width, heightPx - 2 * marginPx);
  const { data } = part;
  const skinY = luminance(skin);
  const relief = Math.min(1, (skinY / Math.max(0.001, luminance(shade))) ** 0.45);
  for (let i = 0; i < data.length; i += 4) {
    const pixel = eachChannel((c) => decodeGamma(byteAt(data, i + c) / 255));
    const light = (luminance(pixel) / skinY) ** relief;
    for (const c of [0, 1, 2] as const) data[i + c] = 255 * encodeGamma(Math.min(1, Math.max(0, shade[c] * light)));
  }
  context.putImageData(part, x, marginPx);
}
