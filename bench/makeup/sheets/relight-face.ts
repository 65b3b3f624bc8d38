import { decodeGamma, encodeGamma } from "#app/kits/basics/srgb.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Under which light, and by which camera, a photographed face is made to have been taken. */
export interface Relight {
  /** Factor on its light. */
  gain: number;
  /** How much brighter it gets from one edge of the face to the other; to the left where under 0. */
  side: number;
  /** Deviation of the grain, gamma-encoded. */
  noise: number;
  /** Out of focus by so many px. */
  blurPx: number;
}

/**
 * The picture under another light, in linear light, with the grain of a camera that strains to see.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 */
export function relightFace(picture: ImageBitmap, landmarks: Float32Array, relight: Relight): OffscreenCanvas {
  const { gain, side, noise, blurPx } = relight;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  if (blurPx > 0) context.filter = `blur(${blurPx}px)`;
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const x = (point: number): number => elementAt(landmarks, point * 3) * canvas.width;
  const [noseX, faceWidthPx] = [x(4), Math.abs(x(454) - x(234)) || 1];
  const random = seededRandom(7);
  // Evenly spread grain reaches so many of its deviations from end to end.
  const grain = (): number => (random() - 0.5) * Math.sqrt(12) * noise;
  for (let i = 0; i < pixels.data.length; i += 4) {
    const aside = (((i / 4) % canvas.width) - noseX) / faceWidthPx;
    const factor = gain * Math.max(0.06, 1 + side * aside);
    const luma = grain();
    for (const c of [0, 1, 2]) {
      const light = decodeGamma(elementAt(pixels.data, i + c) / 255) * factor;
      pixels.data[i + c] = (encodeGamma(Math.min(1, light)) + luma + grain() * 0.3) * 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}
