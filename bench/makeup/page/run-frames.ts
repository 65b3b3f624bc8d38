import type { MakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import { startMakeupRenderer } from "#app/kits/makeup/makeup-renderer.ts";
import { createFaceSmoother } from "#app/kits/makeup/face-smoother.ts";
import type { Look } from "#contracts/look.ts";
import { everything, fourLayers, tenLayers } from "./everything.ts";
import type { Clip } from "./clip.ts";
import { drawingUtils, type Painter, settleGl, textureMask } from "./peers.ts";

/**
 * `bare` shows the frame and nothing else; `ours` wears everything, `ten` and `four` as many layers, `lip` what most
 * visitors wear.
 */
export type PainterName = "bare" | "ours" | "ten" | "four" | "lip" | "drawingUtils" | "textureMask";

/** What a run over the clip took, a frame. */
export interface FrameTimes {
  /** Drawn for good, as a median: what the graphics chip (or what plays one) does is in it. */
  wholeMs: number;
  /** The same, with the copy of the camera's picture that each frame of the mirror begins with. */
  withCopyMs: number;
  /** Our own script alone, on average: without the upload of the frame, and without waiting for what is drawn. */
  scriptMs: number;
}

/** A painter of each kind, kept over all rounds: what is compiled once is no cost of a frame. */
export function createPainters(clip: Clip, stock: MakeupAssets, signal: AbortSignal) {
  const { widthPx, heightPx } = clip;
  return {
    bare: createOurPainter(clip, stock, signal, null),
    ours: createOurPainter(clip, stock, signal, everything),
    ten: createOurPainter(clip, stock, signal, tenLayers),
    four: createOurPainter(clip, stock, signal, fourLayers),
    lip: createOurPainter(clip, stock, signal, { layers: everything.layers.filter(({ kind }) => kind === "lip") }),
    drawingUtils: { ...drawingUtils(widthPx, heightPx, stock), takeUploadMs: () => 0 },
    textureMask: { ...textureMask(widthPx, heightPx, stock), takeUploadMs: () => 0 },
  } satisfies Record<PainterName, TimedPainter>;
}

export interface TimedPainter extends Painter {
  /** How long uploads of the frame took since this was last asked. */
  takeUploadMs(): number;
}

/** The renderer as the mirror uses it, wearing a look or with no face in the picture: the same canvas and upload. */
function createOurPainter(
  { widthPx, heightPx }: Clip,
  stock: MakeupAssets,
  signal: AbortSignal,
  look: Look | null,
): TimedPainter {
  const canvas = document.createElement("canvas");
  const renderer = startMakeupRenderer(canvas, stock, signal);
  const gl = canvas.getContext("webgl2");
  if (!renderer || !gl) throw new Error("this browser has no WebGL2");
  let uploadMs = 0;
  const upload = gl.texImage2D.bind(gl) as (...all: unknown[]) => void;
  Object.assign(gl, {
    texImage2D(...all: unknown[]) {
      const startedAtMs = performance.now();
      upload(...all);
      uploadMs += performance.now() - startedAtMs;
    },
  });
  const face = createFaceSmoother(widthPx);
  const regions = look ? [{ look, fromX: 0, toX: 1 }] : [];
  let timeMs = 0;
  return {
    paint(frame, landmarks) {
      const faces = look ? [face.steady(landmarks, (timeMs += 33))] : [];
      renderer.render({ frame, widthPx, heightPx, faces, lookRegions: regions, isVideo: true });
    },
    settle: () => settleGl(gl),
    takeUploadMs() {
      const taken = uploadMs;
      uploadMs = 0;
      return taken;
    },
  };
}

/** Paints the clip through, some times over. */
export async function runFrames(
  painter: TimedPainter,
  { frames, video, widthPx, heightPx }: Clip,
  times: number,
): Promise<FrameTimes> {
  const [wholes, copies] = [[] as number[], [] as number[]];
  let scriptMs = 0;
  for (let i = 0; i < frames.length * times; i++) {
    const { frame, landmarks } = frames[i % frames.length]!;
    const copyAtMs = performance.now();
    const copy = await createImageBitmap(video, { resizeWidth: widthPx, resizeHeight: heightPx });
    const copyMs = performance.now() - copyAtMs;
    copy.close();
    painter.settle();
    painter.takeUploadMs();
    const startedAtMs = performance.now();
    painter.paint(frame, landmarks);
    const calledMs = performance.now() - startedAtMs;
    painter.settle();
    const wholeMs = performance.now() - startedAtMs;
    scriptMs += calledMs - painter.takeUploadMs();
    wholes.push(wholeMs);
    copies.push(wholeMs + copyMs);
  }
  return { wholeMs: middle(wholes), withCopyMs: middle(copies), scriptMs: scriptMs / wholes.length };
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
