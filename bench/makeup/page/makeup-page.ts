import { loadMakeupAssets, type MakeupAssets } from "#app/kits/makeup/makeup-assets.ts";
import type { LookFinish } from "#contracts/look.ts";
import { type Clip, createClip } from "./clip.ts";
import { type Fidelity, measureFidelity, measureStep } from "./measure-colour.ts";
import { measureFlakes, measureJitter } from "./measure-motion.ts";
import { measurePace, type Pace } from "./measure-pace.ts";
import { type FrameTimes, createPainters, type PainterName, runFrames } from "./run-frames.ts";

/** What the page of the bench offers to the process that drives it. */
export interface MakeupPage {
  /** Loads the masks and the portrait (address; its landmarks in parts), and tells what draws here. */
  open(portrait: string, landmarks: readonly number[]): Promise<{ chip: string }>;
  /** Draws the clip and starts the painters for frames of this size. */
  prepare(widthPx: number, heightPx: number): Promise<void>;
  run(painter: PainterName, times: number): Promise<FrameTimes>;
  /** Frames of the mirror, one after another and overlapped, with an engine that takes so long. */
  pace(painter: PainterName, detectMs: number, count: number): Promise<Pace>;
  fidelity(shades: readonly string[]): Fidelity;
  step(): number;
  jitter(): { steadied: number; raw: number };
  flakes(finish: LookFinish): { along: number; inPlace: number };
}

const clipFrames = 12;
let stock: MakeupAssets;
let portrait: ImageBitmap;
let landmarks: Float32Array;
let clip: Clip;
let painters: ReturnType<typeof createPainters>;
let ending = new AbortController();

const facePage: MakeupPage = {
  async open(address, points) {
    stock = await loadMakeupAssets(new AbortController().signal);
    portrait = await createImageBitmap(await (await fetch(address)).blob());
    landmarks = Float32Array.from(points);
    const gl = document.createElement("canvas").getContext("webgl2");
    const rendererName = gl?.getExtension("WEBGL_debug_renderer_info");
    return { chip: gl && rendererName ? String(gl.getParameter(rendererName.UNMASKED_RENDERER_WEBGL)) : "unknown" };
  },
  async prepare(widthPx, heightPx) {
    ending.abort();
    ending = new AbortController();
    clip = await createClip(portrait, landmarks, widthPx, heightPx, clipFrames);
    painters = createPainters(clip, stock, ending.signal);
    for (const painter of Object.values(painters)) await runFrames(painter, clip, 1);
  },
  run: (painter, times) => runFrames(painters[painter], clip, times),
  pace: (painter, detectMs, count) => measurePace(painters[painter], clip, detectMs, count),
  fidelity: (shades) => measureFidelity(landmarks, stock, shades),
  step: () => measureStep(portrait, landmarks, stock),
  jitter: () => measureJitter(landmarks, stock),
  flakes: (finish) => measureFlakes(landmarks, stock, finish),
};
Object.assign(globalThis, { facePage });
