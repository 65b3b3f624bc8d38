import { waitMs } from "#app/kits/basics/abort.ts";
import { hash as part0 } from "#app/kits/ui/pictures/zone1-gate-part-0.json";
import { hash as part1 } from "#app/kits/ui/pictures/zone1-gate-part-1.json";
import { hash as part2 } from "#app/kits/ui/pictures/zone1-gate-part-2.json";
import { hash as part3 } from "#app/kits/ui/pictures/zone1-gate-part-3.json";
import { holdMs, lastMs, openingMs, partMs } from "../feel.ts";

// By name, so that what else their files tell stays out of the phone.
const parts = [part0, part1, part2, part3];
const playMs = holdMs + parts.length * partMs + lastMs;
const touches = ["pointerdown", "keydown", "wheel", "scroll"] as const;

/**
 * Plays the parting of the lips in `layer` (four stage images and one line). It ends `openingMs` after the first
 * paint at the latest, at any touch, or when `signal` aborts; then the mark on the root is gone for good. On a phone
 * that was slow to come alive it does not begin.
 * Resolves with true when the visitor saw or skipped it, false when the page was left before.
 */
export async function playOpening(layer: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const root = document.documentElement;
  const ending = new AbortController();
  const end = (): void => ending.abort();
  for (const touch of touches) addEventListener(touch, end, { once: true, passive: true, signal: ending.signal });
  signal.addEventListener("abort", end, { once: true });
  const timer = setTimeout(end, timeLeftMs());
  try {
    await loadStages(layer, ending.signal);
    root.dataset.opening = "playing";
    await play(layer, ending.signal);
  } catch {
    // Pictures too slow, or a touch: the open gate beneath is the end of the opening in any case.
  } finally {
    clearTimeout(timer);
    ending.abort();
    if (!signal.aborted) delete root.dataset.opening;
  }
  return !signal.aborted;
}

/** What is left of the opening, counted from the moment the visitor first saw something. */
function timeLeftMs(): number {
  const firstPaintMs = performance.getEntriesByType("paint")[0]?.startTime ?? 0;
  return Math.max(0, firstPaintMs + openingMs - performance.now());
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
    const delay = i === 0 ? 0 : holdMs + (i - 1) * partMs;
    fade(image, [{ opacity: 0 }, { opacity: 1 }], { duration: i === 0 ? 1 : partMs, delay });
  });
  const lineFrames = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
  fade(layer.lastElementChild, lineFrames, { duration: playMs });
  fade(layer, [{ opacity: 1 }, { opacity: 0 }], { duration: lastMs, delay: playMs - lastMs });
  await Promise.all(running.map((animation) => animation.finished));
}
