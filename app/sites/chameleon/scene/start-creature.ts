import { byteAt, floatAt, indexAt } from "#app/kits/basics/typed-array-at.ts";
import { onAbort } from "#app/kits/basics/abort.ts";
import { runAtOnce, runInTurns, type SlicedWork } from "#app/kits/basics/time-slicing.ts";
import { encodeGamma, type Rgb } from "#app/kits/basics/srgb.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import type { CreatureModel } from "./build-creature.ts";
import { noScale } from "./light-scales.ts";
import { matterGain, shineGain } from "./lit-picture.ts";
import { type Skin, skinColourAt, turnStartAt } from "./skin.ts";

/** The living creature on a canvas. */
export interface Creature {
  /** Turns into another skin, scale by scale; `isSudden`: at once. */
  setSkin(skin: Skin, isSudden: boolean): void;
}

/** The wave takes so long to the tip of the tail, and each scale so long to turn. */
const [waveMs, scaleMs] = [1_100, 190];
/** A slow processor grows it on the page when the worker is silent for so long. */
const timeoutMs = 8_000;

/** Grows the creature in a worker and paints it; rejects with the signal's reason. It ends with the signal. */
export async function startCreature(
  canvas: HTMLCanvasElement,
  initialSkin: Skin,
  signal: AbortSignal,
): Promise<Creature> {
  const model = await loadCreature(signal);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  // The page has just come alive: the first picture, all of it, is painted in turns.
  const painter = await runInTurns(createPainter(model, context, initialSkin), signal);
  let frame = 0;
  onAbort(signal, () => cancelAnimationFrame(frame));
  let startedMs = 0;

  function step(nowMs: number): void {
    const isDone = painter.step(nowMs - startedMs);
    frame = isDone ? 0 : requestAnimationFrame(step);
  }

  return {
    setSkin(skin, isSudden) {
      if (signal.aborted) return;
      painter.begin(skin);
      cancelAnimationFrame(frame);
      startedMs = isSudden ? -1e6 : performance.now();
      step(performance.now());
    },
  };
}

interface Painter {
  begin(skin: Skin): void;
  /** Paints the moment so long after the beginning; true when nothing turns any more. */
  step(passedMs: number): boolean;
}

/** Paints the scales that turn, and only those. Comes with the first skin painted; can be left between scales. */
function* createPainter(
  { lit, scalePositions }: CreatureModel,
  context: CanvasRenderingContext2D,
  initialSkin: Skin,
): SlicedWork<Painter> {
  const { width, height, owners, matter, shine, cover } = lit;
  const count = scalePositions.length / 2;
  const pixels = pixelsOf(owners, count);
  yield;
  const random = seededRandom(5);
  const begins = Float32Array.from(
    { length: count },
    (_, i) =>
      turnStartAt(floatAt(scalePositions, 2 * i), floatAt(scalePositions, 2 * i + 1), random()) * (waveMs - scaleMs),
  );
  const current = new Float32Array(3 * count);
  const before = new Float32Array(3 * count);
  const after = new Float32Array(3 * count);
  const done = new Uint8Array(count);
  const image = context.createImageData(width, height);
  for (let i = 0; i < cover.length; i++) image.data[4 * i + 3] = byteAt(cover, i);
  yield;
  const gamma = Uint8ClampedArray.from({ length: 1025 }, (_, i) => 255 * encodeGamma(i / 1024));

  function paint(scale: number, part: number): void {
    for (let c = 0; c < 3; c++)
      current[3 * scale + c] = floatAt(before, 3 * scale + c) * (1 - part) + floatAt(after, 3 * scale + c) * part;
    // Turning, a scale stands up and catches the lamp.
    const glint = 1 + 1.6 * Math.sin(Math.PI * part);
    const [red, green, blue] = [
      floatAt(current, 3 * scale),
      floatAt(current, 3 * scale + 1),
      floatAt(current, 3 * scale + 2),
    ];
    for (let k = indexAt(pixels.starts, scale); k < indexAt(pixels.starts, scale + 1); k++) {
      const at = indexAt(pixels.list, k);
      const [m, s] = [(byteAt(matter, at) / 255) * matterGain, (byteAt(shine, at) / 255) * shineGain * glint];
      image.data[4 * at] = byteAt(gamma, Math.min(1024, (red * m + s) * 1024) | 0);
      image.data[4 * at + 1] = byteAt(gamma, Math.min(1024, (green * m + s) * 1024) | 0);
      image.data[4 * at + 2] = byteAt(gamma, Math.min(1024, (blue * m + s) * 1024) | 0);
    }
  }

  function begin(skin: Skin): void {
    before.set(current);
    for (let i = 0; i < count; i++)
      after.set(skinColourAt(skin, floatAt(scalePositions, 2 * i), floatAt(scalePositions, 2 * i + 1)) as Rgb, 3 * i);
    done.fill(0);
  }

  function* stepInParts(passedMs: number): SlicedWork<boolean> {
    let isDone = true;
    const whole = passedMs < 0 || passedMs > waveMs;
    for (let i = 0; i < count; i++) {
      if (done[i]) continue;
      const part = whole ? 1 : Math.min(1, Math.max(0, (passedMs - floatAt(begins, i)) / scaleMs));
      if (part === 0) {
        isDone = false;
        continue;
      }
      paint(i, part);
      if (i % 16 === 0) yield;
      if (part === 1) done[i] = 1;
      else isDone = false;
    }
    context.putImageData(image, 0, 0);
    return isDone;
  }

  begin(initialSkin);
  yield;
  yield* stepInParts(-1);
  return { begin, step: (passedMs) => runAtOnce(stepInParts(passedMs)) };
}

/** The px of each scale, one list after the other. */
function pixelsOf(owners: Uint16Array, count: number): { starts: Uint32Array; list: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const owner of owners) if (owner !== noScale) starts[owner + 1] = indexAt(starts, owner + 1) + 1;
  for (let i = 0; i < count; i++) starts[i + 1] = indexAt(starts, i + 1) + indexAt(starts, i);
  const next = starts.slice();
  const list = new Uint32Array(indexAt(starts, count));
  owners.forEach((owner, at) => {
    if (owner === noScale) return;
    const place = indexAt(next, owner);
    list[place] = at;
    next[owner] = place + 1;
  });
  return { starts, list };
}

async function loadCreature(signal: AbortSignal): Promise<CreatureModel> {
  signal.throwIfAborted();
  const model = await new Promise<CreatureModel | null>((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL("./creature.worker.ts", import.meta.url), { type: "module" });
    } catch {
      return resolve(null);
    }
    const end = (result: CreatureModel | null): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    const timer = setTimeout(() => end(null), timeoutMs);
    worker.addEventListener("message", ({ data }: MessageEvent<CreatureModel>) => end(data));
    worker.addEventListener("error", () => end(null));
    onAbort(signal, () => end(null));
  });
  signal.throwIfAborted();
  return model ?? (await import("./build-creature.ts")).buildCreature();
}
