import { elementAt } from "#app/kits/basics/element-at.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import type { MakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { createFaceSmoother } from "#app/kits/makeup/face-smoother.ts";
import type { Look, LookFinish } from "#contracts/look.ts";
import { boxOf, drawPlainFace } from "./clip.ts";
import { createRenderTarget, pixelsOf } from "./measure-colour.ts";

const [widthPx, heightPx] = [1280, 720];

/**
 * What the engine's points do on a face that holds still: deviations in px at 1280 × 720, measured on a noisy clip of a
 * still face (research/face-tech §4: lips 0.17, eyes 0.08, outline 0.16). All points take the dearest of them.
 */
const noisePx = 0.17;

/** The face as the camera has it: four tenths of the picture's width. */
function inPicture(landmarks: Float32Array): Float32Array {
  const points = new Float32Array(landmarks.length);
  const scale = (heightPx * 1.1) / 1.25;
  for (let i = 0; i < landmarks.length; i += 3) {
    points[i] = 0.5 + ((elementAt(landmarks, i) - 0.5) * scale) / widthPx;
    points[i + 1] = 0.5 + ((elementAt(landmarks, i + 1) - 0.5) * scale * 1.25) / heightPx;
    points[i + 2] = (elementAt(landmarks, i + 2) * scale) / widthPx;
  }
  return points;
}

/** How far the edge of a painted lip moves from frame to frame while the face holds still, in px: steadied, and raw. */
export function measureJitter(landmarks: Float32Array, stock: MakeupAssets): { steadied: number; raw: number } {
  const still = inPicture(landmarks);
  const face = drawPlainFace(still, widthPx, heightPx);
  const ending = new AbortController();
  const { canvas, show } = createRenderTarget(stock, ending.signal);
  const run = (baseline: (points: Float32Array, timeMs: number) => Float32Array): number => {
    const random = seededRandom(7);
    let last: number[] | null = null;
    let [sum, count] = [0, 0];
    for (let frame = 0; frame < 45; frame++) {
      const noisy = still.map(
        (value, i) => value + gauss(random) * (noisePx / elementAt([widthPx, heightPx, widthPx], i % 3)),
      );
      const points = baseline(noisy, frame * 33);
      // The first second settles the smoothing.
      if (frame < 15) continue;
      show(face.canvas, points, lip("matte"));
      const edges = edgesOf(pixelsOf(canvas), still);
      for (const [i, edge] of edges.entries()) {
        const before = last?.[i];
        if (before === undefined || Number.isNaN(before) || Number.isNaN(edge)) continue;
        sum += Math.abs(edge - before);
        count++;
      }
      last = edges;
    }
    return count > 0 ? sum / count : Number.NaN;
  };
  const { steady } = createFaceSmoother(widthPx);
  const result = { steadied: run(steady), raw: run((points) => points) };
  ending.abort();
  return result;
}

/** Where, between two pixels, the lip begins and ends in each second column: half of its colour. */
function edgesOf({ data, width }: ImageData, landmarks: Float32Array): number[] {
  const at = (i: number, axis: 0 | 1): number =>
    elementAt(landmarks, i * 3 + axis) * elementAt([widthPx, heightPx], axis);
  const [left, right] = [at(61, 0) + 8, at(291, 0) - 8];
  const [top, middle, bottom] = [at(0, 1) - 12, at(13, 1), at(17, 1) + 12];
  // Green falls from the skin's or the grey lip's to nearly none under red: no other edge lies there.
  const green = (x: number, y: number): number => elementAt(data, (Math.round(y) * width + Math.round(x)) * 4 + 1);
  const edges: number[] = [];
  for (let x = left; x < right; x += 2)
    for (const [from, step] of [
      [top, 1],
      [bottom, -1],
    ] as const) {
      const half = (green(x, middle - step * 3) + 118) / 2;
      let edge = Number.NaN;
      for (let y = from; step > 0 ? y < middle : y > middle; y += step) {
        const [near, far] = [green(x, y), green(x, y + step)];
        if (near > half && far <= half) {
          edge = y + (step * (near - half)) / (near - far);
          break;
        }
      }
      edges.push(edge);
    }
  return edges;
}

/**
 * How well flakes hold to the face: the correlation of their pattern before and after the face moved, with the picture
 * moved back (1: they moved along) and without (near 0: they do not lie in the picture).
 */
export function measureFlakes(landmarks: Float32Array, stock: MakeupAssets, finish: LookFinish) {
  const shiftPx = [24, 10] as const;
  const still = inPicture(landmarks);
  const ending = new AbortController();
  const { canvas, show } = createRenderTarget(stock, ending.signal);
  const pictures = ([[0, 0], shiftPx] as const).map((by) => {
    const face = drawPlainFace(still, widthPx, heightPx, { shiftPx: by });
    show(face.canvas, face.landmarks, lip(finish));
    return pixelsOf(canvas);
  }) as [ImageData, ImageData];
  ending.abort();
  const [before, after] = pictures;
  const { left, right } = boxOf(still, widthPx, heightPx);
  const width = (right - left) * 0.09;
  const centre = {
    x: ((elementAt(still, 14 * 3) + elementAt(still, 17 * 3)) / 2) * widthPx,
    y: elementAt(still, 14 * 3 + 1) * heightPx,
  };
  const bottom = elementAt(still, 17 * 3 + 1) * heightPx;
  const pattern = (picture: ImageData, [dx, dy]: readonly [number, number]): number[] => {
    const values: number[] = [];
    for (let y = Math.ceil(centre.y) + 4; y < bottom - 5; y++)
      for (let x = Math.ceil(centre.x - width); x < centre.x + width; x++)
        values.push(elementAt(picture.data, ((y + dy) * picture.width + x + dx) * 4 + 1));
    return values;
  };
  return {
    along: correlation(pattern(before, [0, 0]), pattern(after, shiftPx)),
    inPlace: correlation(pattern(before, [0, 0]), pattern(after, [0, 0])),
  };
}

const lip = (finish: LookFinish): Look => ({
  layers: [{ kind: "lip", hex: "#8A1030", finish, intensity: 1, spread: "full" }],
});

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, left, right] = [0, 0, 0];
  for (const [i, value] of one.entries()) {
    both += (value - a) * (elementAt(other, i) - b);
    left += (value - a) ** 2;
    right += (elementAt(other, i) - b) ** 2;
  }
  return both / Math.sqrt(left * right || 1);
}

/** Of mean 0 and deviation 1 (Box and Muller). */
const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
