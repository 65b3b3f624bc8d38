import { elementAt } from "#app/kits/basics/element-at.ts";
import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { srgbToHex } from "#app/kits/basics/srgb.ts";
import type { MakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { readFaceLight } from "#app/kits/makeup/face-light.ts";
import { lipsInner, lipsOuter } from "#app/kits/makeup/face-regions.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { paintStill, type StillAssets } from "#app/kits/makeup/paint-still.ts";
import type { Look, LookFinish } from "#contracts/look.ts";
import { lookFinishes } from "#contracts/look-values.ts";
import { everything } from "./everything.ts";
import { boxOf, drawPlainFace } from "./clip.ts";

const [widthPx, heightPx] = [780, 975];

/** Mean and worst ΔE00 between the median colour of a made-up lip and the swatch, for each finish. */
export type Fidelity = Record<LookFinish, { mean: number; max: number }>;

/** Each shade in each finish, on a lip of mid-grey with folds under even light. */
export function measureFidelity(landmarks: Float32Array, stock: MakeupAssets, shades: readonly string[]): Fidelity {
  const ending = new AbortController();
  const face = drawPlainFace(landmarks, widthPx, heightPx, { foldDepth: 0.25 });
  const { canvas, show } = createRenderTarget(stock, ending.signal);
  const fidelity = {} as Fidelity;
  for (const finish of lookFinishes) {
    const differences = shades.map((hex) => {
      show(face.canvas, face.landmarks, {
        layers: [{ kind: "lip", hex, finish, intensity: 1, spread: "full" }],
      });
      return ciede2000(hexToLab(hex), hexToLab(lipColour(pixelsOf(canvas), face.landmarks)));
    });
    fidelity[finish] = {
      mean: differences.reduce((sum, one) => sum + one, 0) / differences.length,
      max: Math.max(...differences),
    };
  }
  ending.abort();
  return fidelity;
}

/** Mean ΔE00 over the face between what the shader and what the still painter make of the same picture. */
export function measureStep(portrait: ImageBitmap, landmarks: Float32Array, stock: MakeupAssets): number {
  const ending = new AbortController();
  const { canvas, show } = createRenderTarget(stock, ending.signal);
  const picture = new OffscreenCanvas(widthPx, heightPx);
  const context = picture.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(portrait, 0, 0, widthPx, heightPx);
  // Glitter lies still on a still picture, and lines are drawn by others.
  const layers = everything.layers.filter(({ kind }) => kind !== "liner" && kind !== "lashes");
  const look = {
    layers: layers.map((layer) =>
      layer.kind === "lip" || layer.kind === "shadow" ? { ...layer, finish: "satin" as const } : layer,
    ),
  };
  show(picture, landmarks, look);
  const drawn = pixelsOf(canvas);
  const still = context.getImageData(0, 0, widthPx, heightPx);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const light = readFaceLight({ rgba: still.data, widthPx, heightPx, from: whole }, landmarks);
  paintStill(still, planesOf(stock), landmarks, light, look);
  const { left, top, right, bottom } = boxOf(landmarks, widthPx, heightPx);
  let [sum, count] = [0, 0];
  for (let y = Math.ceil(top); y < bottom; y += 3)
    for (let x = Math.ceil(left); x < right; x += 3) {
      sum += ciede2000(hexToLab(colourAt(drawn, x, y)), hexToLab(colourAt(still, x, y)));
      count++;
    }
  ending.abort();
  return sum / count;
}

/** A renderer on a canvas of its own, showing one still after another, each in its own light. */
export function createRenderTarget(stock: MakeupAssets, signal: AbortSignal) {
  const canvas = document.createElement("canvas");
  const renderer = startMakeupRenderer(canvas, stock, signal);
  if (!renderer) throw new Error("this browser has no WebGL2");
  return {
    canvas,
    show(frame: OffscreenCanvas, landmarks: Float32Array, look: Look): void {
      const size = { widthPx: frame.width, heightPx: frame.height };
      renderer.render({ frame, ...size, faces: [landmarks], lookRegions: [{ look, fromX: 0, toX: 1 }] });
    },
  };
}

/** What a canvas shows, rows from the top. */
export function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function planesOf({ uv, triangles, atlases }: MakeupAssets): StillAssets {
  const masks = atlases.map((atlas) => {
    const canvas = new OffscreenCanvas(atlas.width, atlas.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(atlas, 0, 0);
    return { widthPx: atlas.width, rgba: context.getImageData(0, 0, atlas.width, atlas.height).data };
  });
  return { uv, triangles, masks };
}

/** The median colour of the lips, away from their edges. */
function lipColour(picture: ImageData, landmarks: Float32Array): string {
  const colours = [lipsOuter.upper, lipsOuter.lower].flatMap((outer, half) =>
    outer.slice(2, -2).flatMap((a, i) => {
      const b = elementAt(elementAt([lipsInner.upper, lipsInner.lower], half), i + 2);
      return [0.35, 0.42, 0.5, 0.58, 0.65].map((share) => {
        const along = (axis: 0 | 1): number =>
          elementAt(landmarks, a * 3 + axis) +
          (elementAt(landmarks, b * 3 + axis) - elementAt(landmarks, a * 3 + axis)) * share;
        const i4 = (Math.floor(along(1) * picture.height) * picture.width + Math.floor(along(0) * picture.width)) * 4;
        return [0, 1, 2].map((c) => elementAt(picture.data, i4 + c) / 255);
      });
    }),
  );
  const median = (c: number): number =>
    elementAt(
      colours.map((colour) => elementAt(colour, c)).toSorted((a, b) => a - b),
      colours.length >> 1,
    );
  return srgbToHex([median(0), median(1), median(2)]);
}

function colourAt({ data, width }: ImageData, x: number, y: number): string {
  const i = (y * width + x) * 4;
  return srgbToHex([elementAt(data, i) / 255, elementAt(data, i + 1) / 255, elementAt(data, i + 2) / 255]);
}
