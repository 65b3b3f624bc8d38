import { animation } from "../tuning.ts";

/** Back: from the finished look to bare skin. */
export type AnimationDirection = "back" | "forward";

interface AnimationOptions {
  direction: AnimationDirection;
  /** How many steps the recipe has. */
  steps: number;
  /** How long the first picture holds. */
  holdMs?: number;
  /** Two stills that fade into each other. */
  isReduced: boolean;
}

interface AnimationTarget {
  /** So many steps can be seen now. */
  showSteps: (count: number) => void;
  /** The clock in the corner: seconds of the animation, with its direction. */
  setClock: (words: string) => void;
}

/** Plays a recipe as an animation; resolves at its end, or when the signal is aborted. */
export async function playAnimation(
  options: AnimationOptions,
  signal: AbortSignal,
  { showSteps, setClock }: AnimationTarget,
): Promise<void> {
  const { direction, steps, isReduced, holdMs = animation.holdMs } = options;
  const lengthMs = direction === "back" ? animation.backMs : animation.forwardMs;
  showSteps(direction === "back" ? steps : 0);
  await wait(holdMs, signal);
  if (isReduced) {
    if (!signal.aborted) showSteps(direction === "back" ? 0 : steps);
    return;
  }
  await eachFrame(signal, (passedMs) => {
    const share = Math.min(1, passedMs / lengthMs);
    showSteps(stepsAt(share, steps, direction));
    setClock(
      `${direction === "back" ? "−" : "+"}${((direction === "back" ? 1 - share : share) * (lengthMs / 1_000)).toFixed(2)}`,
    );
    return share < 1;
  });
  setClock("");
}

/** How many steps can be seen at a share of the animation: back, the last one goes at once and the first one at the end. */
export function stepsAt(share: number, steps: number, direction: AnimationDirection): number {
  const passed = Math.min(steps, Math.floor(share * steps + (share > 0 && share < 1 ? 1 : 0)));
  return direction === "back" ? steps - passed : passed;
}

function eachFrame(signal: AbortSignal, draw: (passedMs: number) => boolean): Promise<void> {
  return new Promise((done) => {
    const startedMs = performance.now();
    const next = (nowMs: number): void => {
      if (signal.aborted || !draw(Math.max(0, nowMs - startedMs))) done();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (ms === 0 || signal.aborted) return done();
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
