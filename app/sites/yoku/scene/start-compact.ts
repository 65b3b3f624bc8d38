import { onAbort } from "#app/kits/basics/abort.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { type DrawCompact, createWebglCompact } from "./webgl-compact.ts";
import {
  emptyPose,
  coverPoseBetween,
  openingPoseAt,
  openingMs,
  openPose,
  type Pose,
  closedPose,
  countPressedPans,
} from "./opening.ts";
import { paintSoftwareCompact } from "./software-compact.ts";

/** How the compact lies there: empty and open, empty and shut, or open with its powders. */
export type CompactState = "empty" | "shut" | "open";

/** The compact on its stage. */
export interface Compact {
  /** Lets the lid down or throws it back. */
  setState(state: CompactState): void;
  /** Other powders, at once. */
  setPans(pans: readonly PaintedPan[]): void;
  /** The ceremony: the lid, then one powder after the other. Resolves when the last lies there. */
  open(): Promise<void>;
  /** Goes to the end of it. */
  skip(): void;
  /** From where the light comes, −1 to 1. */
  setTilt(share: number): void;
}

interface CompactOptions {
  pans: readonly PaintedPan[];
  state: CompactState;
  isMotionReduced: () => boolean;
  /** A powder was pressed: so many lie there now. */
  onPanPressed: (count: number) => void;
  /** Something of it is to be seen for the first time. */
  onFirstPaint: () => void;
}

const coverMs = 620;
/** A powder after the other without motion. */
const reducedMotionBeatMs = 420;
const poses: Record<CompactState, Pose> = { empty: emptyPose, shut: closedPose, open: openPose };

/** Sets the compact into `place`, over the drawing that is there. It ends with the signal. */
export function startCompact(container: HTMLElement, options: CompactOptions, signal: AbortSignal): Compact {
  let { pans, state } = options;
  let pose = poses[state];
  let light = 0;
  let frame = 0;
  let idleTimer = 0;
  let lastRunId = 0;
  let end: (() => void) | null = null;
  let canvas = mountCanvas();
  let draw: DrawCompact | null = createWebglCompact(canvas, signal, fallBack);
  if (!draw) canvas = mountCanvas();
  let painting = new AbortController();

  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    clearTimeout(idleTimer);
    painting.abort();
    end?.();
    canvas.remove();
    [canvas.width, canvas.height] = [0, 0];
  });
  show(true);

  function mountCanvas(): HTMLCanvasElement {
    const next = document.createElement("canvas");
    next.setAttribute("aria-hidden", "true");
    container.replaceChildren(next);
    return next;
  }

  function fallBack(): void {
    if (signal.aborted) return;
    canvas = mountCanvas();
    draw = null;
    show(true);
  }

  function show(isStill: boolean): void {
    if (draw) {
      draw(pose, pans, light, isStill);
      container.dataset.drawn = "chip";
      options.onFirstPaint();
    } else if (isStill) void paint();
  }

  /** Without a chip only what lies still is painted; the drawing of the page shows the way there. */
  async function paint(): Promise<void> {
    painting.abort();
    painting = new AbortController();
    delete container.dataset.drawn;
    if (state === "shut") return;
    await paintSoftwareCompact(canvas, state === "open" ? pans : [null, null, null, null], painting.signal);
    if (painting.signal.aborted) return;
    container.dataset.drawn = "plain";
    options.onFirstPaint();
  }

  /** Calls `step` with the milliseconds since now until it says that it is over. */
  function run(step: (ms: number) => boolean): Promise<void> {
    end?.();
    cancelAnimationFrame(frame);
    const runId = ++lastRunId;
    return new Promise((resolve) => {
      end = resolve;
      let startMs: number | null = null;
      const next = (nowMs: number): void => {
        if (runId !== lastRunId || signal.aborted) return resolve();
        startMs ??= nowMs;
        if (step(nowMs - startMs)) {
          end = null;
          resolve();
        } else frame = requestAnimationFrame(next);
      };
      frame = requestAnimationFrame(next);
    });
  }

  function settle(next: CompactState): void {
    state = next;
    pose = poses[next];
    show(true);
  }

  let skipped = false;
  return {
    setState(next) {
      if (next === state) return;
      const [from, to] = [pose.coverAngle, poses[next].coverAngle];
      if (!draw || options.isMotionReduced()) return settle(next);
      state = next;
      void run((ms) => {
        const part = Math.min(1, ms / coverMs);
        pose = part < 1 ? coverPoseBetween(from, to, part) : poses[next];
        show(part === 1);
        return part === 1;
      });
    },
    setPans(next) {
      pans = next;
      settle("open");
    },
    async open() {
      let reportedCount = 0;
      skipped = false;
      const isStill = options.isMotionReduced();
      state = "shut";
      pose = isStill ? emptyPose : closedPose;
      show(!draw);
      await run((ms) => {
        const atMs = skipped ? openingMs : isStill ? reducedMotionTime(ms) : ms;
        const count = countPressedPans(atMs);
        if (!isStill || count !== reportedCount) {
          pose = openingPoseAt(Math.min(atMs, openingMs));
          if (isStill)
            pose = {
              coverAngle: openPose.coverAngle,
              pans: pose.pans.map((pan, i) => (i < count ? openPose.pans[i]! : { ...pan, fill: 0, fall: 0 })),
            };
          if (draw && atMs < openingMs) draw(pose, pans, light, false);
        }
        while (reportedCount < count) options.onPanPressed(++reportedCount);
        return atMs >= openingMs;
      });
      if (!signal.aborted) settle("open");
    },
    skip() {
      skipped = true;
    },
    setTilt(share) {
      light = Math.max(-1, Math.min(1, share)) * 0.5;
      if (!draw || end) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => show(false));
      clearTimeout(idleTimer);
      idleTimer = window.setTimeout(() => show(true), 240);
    },
  };
}

/** Without motion: the same four beats, each at once. */
function reducedMotionTime(ms: number): number {
  const beat = Math.min(4, Math.floor(ms / reducedMotionBeatMs));
  return beat === 0 ? 0 : openingMs - (4 - beat) * 780;
}
