import { byteAt, floatAt } from "../basics/typed-array-at.ts";

/** How fine a picture is where the eyes are: what is drawn there must be no finer. */
export interface PictureDetail {
  /** Deviation of its blur in parts of an eye's width; 0 as sharp as pixels are. */
  blur: number;
  /** Deviation of its grain, of a gamma-encoded 0 to 1. */
  noise: number;
}

/** A piece of a picture in its own px, RGBA rows. */
export interface PicturePatch {
  rgba: Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
  /** From corner to corner of the eye in it. */
  eyeWidthPx: number;
}

/**
 * Reads it off a patch with an eye in it. Grain: the median of a mask that is blind to edges (Immerkær 1996). Blur: how
 * much slower the steepest edges rise than a pixel could, each against the contrast around it.
 */
export function measureDetail(patch: PicturePatch): PictureDetail {
  const luma = lumaOf(patch);
  const widthsPx = listSteepest(luma, patch).map((at) => edgeWidthPx(luma, patch, at));
  const blurPx = Math.sqrt(Math.max(0, middleOf(widthsPx) ** 2 - sharpEdgePx ** 2));
  return { blur: blurPx / Math.max(1, patch.eyeWidthPx), noise: noiseOf(luma, patch) };
}

type PatchSize = Pick<PicturePatch, "widthPx" | "heightPx">;

function lumaOf({ rgba, widthPx, heightPx }: PicturePatch): Float32Array {
  const luma = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < luma.length; i++)
    luma[i] = (0.299 * byteAt(rgba, i * 4) + 0.587 * byteAt(rgba, i * 4 + 1) + 0.114 * byteAt(rgba, i * 4 + 2)) / 255;
  return luma;
}

function noiseOf(luma: Float32Array, { widthPx, heightPx }: PatchSize): number {
  const grains: number[] = [];
  for (let y = 1; y < heightPx - 1; y += 2)
    for (let x = 1 + (y % 4 === 1 ? 0 : 1); x < widthPx - 1; x += 2) {
      const [above, here, below] = [(y - 1) * widthPx + x, y * widthPx + x, (y + 1) * widthPx + x];
      const corners =
        floatAt(luma, above - 1) + floatAt(luma, above + 1) + floatAt(luma, below - 1) + floatAt(luma, below + 1);
      const sides = floatAt(luma, here - 1) + floatAt(luma, here + 1) + floatAt(luma, above) + floatAt(luma, below);
      grains.push(Math.abs(corners - 2 * sides + 4 * floatAt(luma, here)));
    }
  return middleOf(grains) / (0.6745 * 6);
}

/** Twice the slope at a place. */
const slopeAt = (luma: Float32Array, widthPx: number, at: number): number => {
  const across = floatAt(luma, at + 1) - floatAt(luma, at - 1);
  const down = floatAt(luma, at + widthPx) - floatAt(luma, at - widthPx);
  return Math.sqrt(across * across + down * down);
};

/** The places of the steepest edges. */
function listSteepest(luma: Float32Array, { widthPx, heightPx }: PatchSize): number[] {
  const slopes = new Float32Array(luma.length);
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) slopes[y * widthPx + x] = slopeAt(luma, widthPx, y * widthPx + x);
  const steep = slopes.toSorted().at(-steepestCount) ?? 0;
  const places: number[] = [];
  for (let at = 0; at < slopes.length; at++) if (floatAt(slopes, at) >= Math.max(0.02, steep)) places.push(at);
  return places.slice(0, steepestCount * 2);
}

const steepestCount = 40;
/** How wide edges of a sharp photograph measure, in px. */
const sharpEdgePx = 1.3;
/** Half of the window in which an edge has its contrast. */
const nearPx = 6;

/** The deviation of the blur that would make a step of the contrast around a place as steep as it is there. */
function edgeWidthPx(luma: Float32Array, { widthPx, heightPx }: PatchSize, at: number): number {
  const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
  let [darkest, brightest] = [1, 0];
  for (let row = Math.max(0, y - nearPx); row <= Math.min(heightPx - 1, y + nearPx); row += 2)
    for (let column = Math.max(0, x - nearPx); column <= Math.min(widthPx - 1, x + nearPx); column += 2) {
      const value = floatAt(luma, row * widthPx + column);
      darkest = Math.min(darkest, value);
      brightest = Math.max(brightest, value);
    }
  return (2 * (brightest - darkest)) / (Math.sqrt(2 * Math.PI) * slopeAt(luma, widthPx, at));
}

function middleOf(values: readonly number[]): number {
  const sorted = Float32Array.from(values).sort();
  return sorted.length === 0 ? 0 : floatAt(sorted, sorted.length >> 1);
}
