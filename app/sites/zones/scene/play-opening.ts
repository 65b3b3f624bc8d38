import { waitMs } from "#app/kits/basics/abort.ts";
import part0 from "#app/kits/ui/pictures/zone1-gate-part-0.json";
import part1 from "#app/kits/ui/pictures/zone1-gate-part-1.json";
import part2 from "#app/kits/ui/pictures/zone1-gate-part-2.json";
import part3 from "#app/kits/ui/pictures/zone1-gate-part-3.json";
import { framesWithinMs, holdMs, openingMs, partMs } from "../feel.ts";

const parts = [part0, part1, part2, part3];
const touches = ["pointerdown", "keydown", "wheel", "scroll"] as const;

/**
 * Plays the parting of the lips in `layer` (four stage images and one line). Ends by itself after `openingMs`
 * at the latest, at any touch, or when `signal` aborts; then the mark on the root is gone for good.
 * Resolves with true when the visitor saw or skipped it, false when the page was left before.
 */
export async function playOpening(layer: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  for (const touch of touches) addEventListener(touch, end, { once: true, passive: true, signal: ending.signal });
  signal.addEventListener("abort", end, { once: true });
  const timer = setTimeout(end, openingMs);
  try {
    await play(layer, ending.signal);
  } catch {
    // Pictures too slow, or a touch: the open gate beneath is the end of the opening in any case.
  } finally {
    clearTimeout(timer);
    ending.abort();
    if (!signal.aborted) delete document.documentElement.dataset.opening;
  }
  return !signal.aborted;
}

async function play(layer: HTMLElement, signal: AbortSignal): Promise<void> {
  const images = [...layer.querySelectorAll<HTMLImageElement>("[data-stage]")];
  const width = layer.clientWidth * devicePixelRatio > 520 ? 780 : 390;
  const loaded = Promise.all(
    images.map(async (image, i) => {
      const part = parts[i] ?? part0;
      image.src = `/assets/v/${part.hash}/${part.name}@${width}.avif`;
      await image.decode();
    }),
  );
  await Promise.race([loaded, waitMs(framesWithinMs, signal).then(() => Promise.reject(new Error("pictures too slow")))]);
  const running: Animation[] = [];
  const fade = (element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions): void => {
    running.push(element.animate(keyframes, { fill: "both", easing: "linear", ...options }));
  };
  signal.addEventListener("abort", () => running.forEach((animation) => animation.cancel()), { once: true });
  images.forEach((image, i) => {
    const start = i === 0 ? 0 : holdMs + i * partMs;
    fade(image, [{ opacity: 0 }, { opacity: 1 }], { duration: i === 0 ? 120 : partMs, delay: start });
  });
  const lastStart = holdMs + images.length * partMs;
  const line = layer.lastElementChild;
  if (line) fade(line, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: lastStart + 300 });
  fade(layer, [{ opacity: 1 }, { opacity: 0 }], { duration: partMs * 1.5, delay: lastStart });
  await Promise.all(running.map((animation) => animation.finished));
}
