import { onAbort } from "#app/kits/basics/abort.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { createAnimation } from "./animation.ts";
import { type CompactPicture, type CompactState, createCompactPainter } from "./compact-painter.ts";
import { closedPose, coverPoseBetween, emptyPose, openingMomentAt, openingMs, openPose, type Pose } from "./opening.ts";

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
/** So long after the light has moved the picture is drawn as one that lies still. */
const settleMs = 240;
const poses: Record<CompactState, Pose> = { empty: emptyPose, shut: closedPose, open: openPose };

/** Sets the compact into `container`, over the drawing that is there. It ends with the signal. */
export function startCompact(container: HTMLElement, options: CompactOptions, signal: AbortSignal): Compact {
  const { pans, state, isMotionReduced } = options;
  const painter = createCompactPainter(container, options.onFirstPaint, signal);
  const animation = createAnimation(signal);
  let picture: CompactPicture = { state, pans, pose: poses[state], light: 0 };
  let settleTimer = 0;
  let isSkipped = false;
  onAbort(signal, () => {
    animation.stop();
    clearTimeout(settleTimer);
  });
  show({}, true);

  function show(change: Partial<CompactPicture>, isStill: boolean): void {
    picture = { ...picture, ...change };
    painter.show(picture, isStill);
  }
  const settle = (next: CompactState): void => show({ state: next, pose: poses[next] }, true);

  return {
    setState(next) {
      if (next === picture.state) return;
      if (!painter.hasGpu || isMotionReduced()) return settle(next);
      const [from, to] = [picture.pose.coverAngle, poses[next].coverAngle];
      picture = { ...picture, state: next };
      void animation.run((ms) => {
        const part = Math.min(1, ms / coverMs);
        show({ pose: part < 1 ? coverPoseBetween(from, to, part) : poses[next] }, part === 1);
        return part === 1;
      });
    },
    setPans(next) {
      picture = { ...picture, pans: next };
      settle("open");
    },
    async open() {
      const isStill = isMotionReduced();
      let pressedCount = 0;
      isSkipped = false;
      show({ state: "shut", pose: isStill ? emptyPose : closedPose }, !painter.hasGpu);
      await animation.run((ms) => {
        const { pose, count, isOver } = openingMomentAt(isSkipped ? openingMs : ms, isStill && !isSkipped);
        if (!isOver && (!isStill || count !== pressedCount)) show({ pose }, false);
        while (pressedCount < count) options.onPanPressed(++pressedCount);
        return isOver;
      });
      if (!signal.aborted) settle("open");
    },
    skip() {
      isSkipped = true;
    },
    setTilt(share) {
      picture = { ...picture, light: Math.max(-1, Math.min(1, share)) * 0.5 };
      if (!painter.hasGpu || animation.isRunning) return;
      animation.drawNext(() => show({}, false));
      clearTimeout(settleTimer);
      settleTimer = window.setTimeout(() => show({}, true), settleMs);
    },
  };
}
