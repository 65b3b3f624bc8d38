import { onAbort } from "#app/kits/basics/abort.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { type DrawCompact, lightCompact } from "./light-compact.ts";
import { emptyPose, lidBetween, openingAt, openingMs, openPose, type Pose, shutPose, thudsAt } from "./opening.ts";
import { plainCompact } from "./plain-compact.ts";

/** How the compact lies there: empty and open, empty and shut, or open with its powders. */
export type Lying = "empty" | "shut" | "open";

/** The compact on its stage. */
export interface Compact {
  /** Lets the lid down or throws it back. */
  lie(lying: Lying): void;
  /** Other powders, at once. */
  fill(pans: readonly PaintedPan[]): void;
  /** The ceremony: the lid, then one powder after the other. Resolves when the last lies there. */
  open(): Promise<void>;
  /** Goes to the end of it. */
  skip(): void;
  /** From where the light comes, −1 to 1. */
  tilt(share: number): void;
}

interface CompactCalls {
  pans: readonly PaintedPan[];
  lying: Lying;
  isStill: () => boolean;
  /** A powder was pressed: so many lie there now. */
  onThud: (count: number) => void;
  /** Something of it is to be seen for the first time. */
  onShown: () => void;
}

const lidMs = 620;
/** A powder after the other without motion. */
const stillBeatMs = 420;
const poses: Record<Lying, Pose> = { empty: emptyPose, shut: shutPose, open: openPose };

/** Sets the compact into `place`, over the drawing that is there. It ends with the signal. */
export function startCompact(place: HTMLElement, calls: CompactCalls, signal: AbortSignal): Compact {
  let { pans, lying } = calls;
  let pose = poses[lying];
  let light = 0;
  let frame = 0;
  let calm = 0;
  let rounds = 0;
  let end: (() => void) | null = null;
  let canvas = put();
  let draw: DrawCompact | null = lightCompact(canvas, signal, fallBack);
  if (!draw) canvas = put();
  let painting = new AbortController();

  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    clearTimeout(calm);
    painting.abort();
    end?.();
    canvas.remove();
    [canvas.width, canvas.height] = [0, 0];
  });
  show(true);

  function put(): HTMLCanvasElement {
    const next = document.createElement("canvas");
    next.setAttribute("aria-hidden", "true");
    place.replaceChildren(next);
    return next;
  }

  function fallBack(): void {
    if (signal.aborted) return;
    canvas = put();
    draw = null;
    show(true);
  }

  function show(isStill: boolean): void {
    if (draw) {
      draw(pose, pans, light, isStill);
      place.dataset.drawn = "chip";
      calls.onShown();
    } else if (isStill) void paint();
  }

  /** Without a chip only what lies still is painted; the drawing of the page shows the way there. */
  async function paint(): Promise<void> {
    painting.abort();
    painting = new AbortController();
    delete place.dataset.drawn;
    if (lying === "shut") return;
    await plainCompact(canvas, lying === "open" ? pans : [null, null, null, null], painting.signal);
    if (painting.signal.aborted) return;
    place.dataset.drawn = "plain";
    calls.onShown();
  }

  /** Calls `step` with the milliseconds since now until it says that it is over. */
  function run(step: (ms: number) => boolean): Promise<void> {
    end?.();
    cancelAnimationFrame(frame);
    const mine = ++rounds;
    return new Promise((resolve) => {
      end = resolve;
      let startMs: number | null = null;
      const next = (nowMs: number): void => {
        if (mine !== rounds || signal.aborted) return resolve();
        startMs ??= nowMs;
        if (step(nowMs - startMs)) {
          end = null;
          resolve();
        } else frame = requestAnimationFrame(next);
      };
      frame = requestAnimationFrame(next);
    });
  }

  function rest(next: Lying): void {
    lying = next;
    pose = poses[next];
    show(true);
  }

  let skipped = false;
  return {
    lie(next) {
      if (next === lying) return;
      const [from, to] = [pose.lid, poses[next].lid];
      if (!draw || calls.isStill()) return rest(next);
      lying = next;
      void run((ms) => {
        const part = Math.min(1, ms / lidMs);
        pose = part < 1 ? lidBetween(from, to, part) : poses[next];
        show(part === 1);
        return part === 1;
      });
    },
    fill(next) {
      pans = next;
      rest("open");
    },
    async open() {
      let thuds = 0;
      skipped = false;
      const isStill = calls.isStill();
      lying = "shut";
      pose = isStill ? emptyPose : shutPose;
      show(!draw);
      await run((ms) => {
        const atMs = skipped ? openingMs : isStill ? stillAt(ms) : ms;
        const count = thudsAt(atMs);
        if (!isStill || count !== thuds) {
          pose = openingAt(Math.min(atMs, openingMs));
          if (isStill)
            pose = {
              lid: openPose.lid,
              pans: pose.pans.map((pan, i) => (i < count ? openPose.pans[i]! : { ...pan, fill: 0, fall: 0 })),
            };
          if (draw && atMs < openingMs) draw(pose, pans, light, false);
        }
        while (thuds < count) calls.onThud(++thuds);
        return atMs >= openingMs;
      });
      if (!signal.aborted) rest("open");
    },
    skip() {
      skipped = true;
    },
    tilt(share) {
      light = Math.max(-1, Math.min(1, share)) * 0.5;
      if (!draw || end) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => show(false));
      clearTimeout(calm);
      calm = window.setTimeout(() => show(true), 240);
    },
  };
}

/** Without motion: the same four beats, each at once. */
function stillAt(ms: number): number {
  const beat = Math.min(4, Math.floor(ms / stillBeatMs));
  return beat === 0 ? 0 : openingMs - (4 - beat) * 780;
}
