import { bareScene } from "./bare-scene.ts";
import { type DrawCall, listDraws } from "./list-draws.ts";
import { ourScene, type Turnable } from "./our-scene.ts";

/** `bare` is the yardstick. */
export type PainterName = "ours" | "bare";

const size = { widthPx: 320, heightPx: 400 } as const;
const turnBy = Math.PI / 60;
/** Two seconds of dragging: until then the engine still compiles. */
const warmUpTurns = 120;
const scenes = new Map<PainterName, Turnable>();
let angle = 0;

function addCanvas(): HTMLCanvasElement {
  const canvas = document.body.appendChild(document.createElement("canvas"));
  canvas.style.cssText = `display: block; width: ${size.widthPx}px; height: ${size.heightPx}px`;
  return canvas;
}

/** What a turn draws. */
interface Drawn {
  draws: number;
  triangles: number;
}

/** Starts both, the bare one with as many draw calls and triangles as ours makes in a turn. */
async function open(): Promise<Record<PainterName, Drawn>> {
  const ours = await ourScene(addCanvas());
  turnOnce(ours);
  const draws = listDraws(ours.gl, () => turnOnce(ours));
  const bare = bareScene(addCanvas(), size, draws);
  turnOnce(bare);
  const bareDraws = listDraws(bare.gl, () => turnOnce(bare));
  scenes.set("ours", ours).set("bare", bare);
  for (const scene of scenes.values()) for (let i = 0; i < warmUpTurns; i++) turnOnce(scene);
  return { ours: summed(draws), bare: summed(bareDraws) };
}

const summed = (draws: readonly DrawCall[]): Drawn => ({
  draws: draws.length,
  triangles: draws.reduce((sum, { triangles, instances }) => sum + triangles * instances, 0),
});

/** Milliseconds of script for one turn: the mean of the middle half, which is finer than the clock and knows no outliers. */
function turn(name: PainterName, turns: number): number {
  const scene = scenes.get(name);
  if (!scene) throw new Error("nothing was opened");
  const costs: number[] = [];
  // In one task: between tasks the browser would show what was drawn, by other threads and on the same processor.
  for (let i = 0; i < turns; i++) costs.push(turnOnce(scene));
  const middle = costs.toSorted((a, b) => a - b).slice(turns >> 2, turns - (turns >> 2));
  return middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
}

/** One turn, by the clock; the chip is waited for afterwards, so that it never holds up the next. */
function turnOnce({ gl, turn: turnTo }: Turnable): number {
  const startedAtMs = performance.now();
  turnTo((angle += turnBy));
  const turnedMs = performance.now() - startedAtMs;
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return turnedMs;
}

const pixel = new Uint8Array(4);

/** What the bench calls in the page. */
export const turnPage = { open, turn };
export type TurnPage = typeof turnPage;
// `facePage` is what the helper that opens built pages waits for.
Object.assign(globalThis, { turnPage, facePage: turnPage });
