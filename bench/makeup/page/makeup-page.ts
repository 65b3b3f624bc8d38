import { loadMakeupStock, type MakeupStock } from "#app/kits/makeup/canonical-mesh.ts";
import type { LookFinish } from "#contracts/look.ts";
import { type Film, makeFilm } from "./film.ts";
import { type Fidelity, measureFidelity, measureStep } from "./measure-colour.ts";
import { measureFlakes, measureTremble } from "./measure-motion.ts";
import { type FrameTimes, makePainters, type PainterName, runFrames } from "./run-frames.ts";

/** What the page of the bench offers to the process that drives it. */
export interface MakeupPage {
  /** Loads the masks and the portrait (address; its landmarks in parts), and tells what draws here. */
  open(portrait: string, landmarks: readonly number[]): Promise<{ chip: string }>;
  /** Draws the film and starts the painters for frames of this size. */
  prepare(widthPx: number, heightPx: number): Promise<void>;
  run(painter: PainterName, times: number): Promise<FrameTimes>;
  fidelity(shades: readonly string[]): Fidelity;
  step(): number;
  tremble(): { steadied: number; raw: number };
  flakes(finish: LookFinish): { along: number; inPlace: number };
}

const framesOfFilm = 12;
let stock: MakeupStock;
let portrait: ImageBitmap;
let landmarks: Float32Array;
let film: Film;
let painters: ReturnType<typeof makePainters>;
let ending = new AbortController();

const facePage: MakeupPage = {
  async open(address, points) {
    stock = await loadMakeupStock(new AbortController().signal);
    portrait = await createImageBitmap(await (await fetch(address)).blob());
    landmarks = Float32Array.from(points);
    const gl = document.createElement("canvas").getContext("webgl2");
    const told = gl?.getExtension("WEBGL_debug_renderer_info");
    return { chip: gl && told ? String(gl.getParameter(told.UNMASKED_RENDERER_WEBGL)) : "unknown" };
  },
  async prepare(widthPx, heightPx) {
    ending.abort();
    ending = new AbortController();
    film = await makeFilm(portrait, landmarks, widthPx, heightPx, framesOfFilm);
    painters = makePainters(film, stock, ending.signal);
    for (const painter of Object.values(painters)) await runFrames(painter, film, 1);
  },
  run: (painter, times) => runFrames(painters[painter], film, times),
  fidelity: (shades) => measureFidelity(landmarks, stock, shades),
  step: () => measureStep(portrait, landmarks, stock),
  tremble: () => measureTremble(landmarks, stock),
  flakes: (finish) => measureFlakes(landmarks, stock, finish),
};
Object.assign(globalThis, { facePage });
