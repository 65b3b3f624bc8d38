import { followHeldKeys } from "../flow/held-keys.ts";
import { tuning } from "./tuning.ts";

/** The hand over the jar: a finger, a mouse, or the arrows. Places in units of the jar. */
export interface DropInput {
  /** Where it lets go now; moved on by held arrows. */
  move(seconds: number): number;
  readonly x: number;
}

interface DropInputOptions {
  canvas: HTMLCanvasElement;
  startX: number;
  /** Where a place of the page is in the jar. */
  unitOf(clientX: number): number;
  /** Keeps what hangs inside the jar. */
  clampX(x: number): number;
  onRelease(): void;
  signal: AbortSignal;
}

const leastKeyStep = 0.5;
const slowShare = 0.35;

export function createDropInput(options: DropInputOptions): DropInput {
  const { canvas, unitOf, clampX, onRelease, signal } = options;
  let x = options.startX;
  let isDragging = false;
  const follow = ({ clientX }: PointerEvent): void => void (x = clampX(unitOf(clientX)));
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary) return;
      canvas.setPointerCapture(event.pointerId);
      isDragging = true;
      follow(event);
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (isDragging || event.pointerType === "mouse") follow(event);
    },
    { signal },
  );
  for (const name of ["pointerup", "pointercancel"] as const)
    canvas.addEventListener(
      name,
      () => {
        if (isDragging && name === "pointerup") onRelease();
        isDragging = false;
      },
      { signal },
    );
  const keys = followHeldKeys({
    keys: /^(ArrowLeft|ArrowRight|Shift| )$/,
    onPress: (event) => event.key === " " && !event.repeat && onRelease(),
    signal,
  });
  return {
    get x() {
      return x;
    },
    move(seconds) {
      const step = (keys.has("Shift") ? slowShare : 1) * tuning.keySpeed * seconds + leastKeyStep;
      x = clampX(x + keys.x * step);
      return x;
    },
  };
}
