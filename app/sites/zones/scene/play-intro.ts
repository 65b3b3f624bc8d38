import { waitMs } from "#app/kits/basics/abort.ts";
import { hash as part0 } from "#app/kits/ui/pictures/zone1-gate-part-0.json";
import { hash as part1 } from "#app/kits/ui/pictures/zone1-gate-part-1.json";
import { hash as part2 } from "#app/kits/ui/pictures/zone1-gate-part-2.json";
import { hash as part3 } from "#app/kits/ui/pictures/zone1-gate-part-3.json";
import { holdMs, fadeOutMs, introMs, crossfadeMs } from "../tuning.ts";

// By name, so that what else their files tell stays out of the phone.
const parts = [part0, part1, part2, part3];
const playMs = holdMs + parts.length * crossfadeMs + fadeOutMs;
const skipEvents = ["pointerdown", "keydown", "wheel", "scroll"] as const;

/**
 * Plays the parting of the lips in `layer` (four stage images and one line). It ends `introMs` after the first
 * paint at the latest, at any touch, or when `signal` aborts; then the mark on the root is gone for good. On a phone
 * that was slow to come alive it does not begin.
 * Resolves with true when the visitor saw or skipped it, false when the page was left before.
 */
export async function playIntro(layer: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const root = document.documentElement;
  const stopper = new AbortController();
  const end = (): void => stopper.abort();
  for (const touch of skipEvents) addEventListener(touch, end, { once: true, passive: true, signal: stopper.signal });
  signal.addEventListener("abort", end, { once: true });
  const timer = setTimeout(end, timeLeftMs());
  try {
    await loadStages(layer, stopper.signal);
    root.dataset.opening = "playing";
    await play(layer, stopper.signal);
  } catch {
    // Pictures too slow, or a touch: the open mouth beneath is the end of the intro in any case.
  } finally {
    clearTimeout(timer);
    stopper.abort();
    if (!signal.aborted) delete root.dataset.opening;
  }
  return !signal.aborted;
}

/** What is left of the opening, counted from the moment the visitor first saw something. */
function timeLeftMs(): number {
  const firstPaintMs = performance.getEntriesByType("paint")[0]?.startTime ?? 0;
  return Math.max(0, firstPaintMs + introMs - performance.now());
}

async function loadStages(layer: HTMLElement, signal: AbortSignal): Promise<void> {
  const width = layer.clientWidth * devicePixelRatio > 520 ? 780 : 390;
  const images = [...layer.querySelectorAll<HTMLImageElement>("[data-stage]")];
  const loading = images.map(async (image, i) => {
    image.src = `/assets/v/${parts[i]}/zone1-gate-part-${i}@${width}.avif`;
    await image.decode();
  });
  const tooSlow = waitMs(Math.max(0, timeLeftMs() - playMs), signal).then(() =>
    Promise.reject(new Error("pictures too slow")),
  );
  await Promise.race([Promise.all(loading), tooSlow]);
}

async function play(layer: HTMLElement, signal: AbortSignal): Promise<void> {
  const running: Animation[] = [];
  const fade = (element: Element | null, keyframes: Keyframe[], options: KeyframeAnimationOptions): void => {
    if (element) running.push(element.animate(keyframes, { fill: "both", ...options }));
  };
  signal.addEventListener("abort", () => running.forEach((animation) => animation.cancel()), { once: true });
  const images = [...layer.querySelectorAll("[data-stage]")];
  images.forEach((image, i) => {
    const delay = i === 0 ? 0 : holdMs + (i - 1) * crossfadeMs;
    fade(image, [{ opacity: 0 }, { opacity: 1 }], { duration: i === 0 ? 1 : crossfadeMs, delay });
  });
  const lineFrames = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
  fade(layer.lastElementChild, lineFrames, { duration: playMs });
  fade(layer, [{ opacity: 1 }, { opacity: 0 }], { duration: fadeOutMs, delay: playMs - fadeOutMs });
  await Promise.all(running.map((animation) => animation.finished));
}
