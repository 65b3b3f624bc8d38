import { film } from "../feel.ts";

/** Back: from the finished look to bare skin. */
export type FilmWay = "back" | "forward";

interface FilmWish {
  way: FilmWay;
  /** How many steps the recipe has. */
  steps: number;
  /** How long the first picture holds. */
  holdMs?: number;
  /** Two stills that fade into each other. */
  isReduced: boolean;
}

interface FilmScreen {
  /** So many steps can be seen now. */
  show: (count: number) => void;
  /** The clock in the corner: seconds of the film, with its direction. */
  tell: (words: string) => void;
}

/** Plays a recipe as a film; resolves at its end, or when the signal is aborted. */
export async function playFilm(wish: FilmWish, signal: AbortSignal, { show, tell }: FilmScreen): Promise<void> {
  const { way, steps, isReduced, holdMs = film.holdMs } = wish;
  const lengthMs = way === "back" ? film.backMs : film.forwardMs;
  show(way === "back" ? steps : 0);
  await wait(holdMs, signal);
  if (isReduced) {
    if (!signal.aborted) show(way === "back" ? 0 : steps);
    return;
  }
  await eachFrame(signal, (passedMs) => {
    const share = Math.min(1, passedMs / lengthMs);
    show(stepsAt(share, steps, way));
    tell(`${way === "back" ? "−" : "+"}${((way === "back" ? 1 - share : share) * (lengthMs / 1_000)).toFixed(2)}`);
    return share < 1;
  });
  tell("");
}

/** How many steps can be seen at a share of the film: back, the last one goes at once and the first one at the end. */
export function stepsAt(share: number, steps: number, way: FilmWay): number {
  const passed = Math.min(steps, Math.floor(share * steps + (share > 0 && share < 1 ? 1 : 0)));
  return way === "back" ? steps - passed : passed;
}

function eachFrame(signal: AbortSignal, draw: (passedMs: number) => boolean): Promise<void> {
  return new Promise((done) => {
    const begunMs = performance.now();
    const next = (nowMs: number): void => {
      if (signal.aborted || !draw(Math.max(0, nowMs - begunMs))) done();
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
