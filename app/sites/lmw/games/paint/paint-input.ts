import { followHeldKeys } from "../flow/held-keys.ts";
import { signHeight, signWidth } from "./mouth.ts";
import { tuning } from "./tuning.ts";

interface Position {
  x: number;
  y: number;
}

/** What the hand does with the brush. Places in half units of the sign. */
export interface Brush {
  readonly isDown: boolean;
  /** A new stroke begins at a place. */
  setDown(position: Position): void;
  paintTo(position: Position): void;
  lift(): void;
}

/** A finger or a mouse; or the arrows with the space bar. */
export interface PaintInput {
  /** Where the brush is that keys move; null while none are used. */
  readonly cursor: Position | null;
  /** Goes on with held keys. */
  move(seconds: number): void;
}

/** Leads the brush by what the visitor does, until the signal. */
export function createPaintInput(
  canvas: HTMLCanvasElement,
  toSignPosition: (clientX: number, clientY: number) => Position,
  brush: Brush,
  signal: AbortSignal,
): PaintInput {
  const cursor = { x: signWidth / 2, y: signHeight / 2 };
  let hasKeys = false;
  const positionOf = ({ clientX, clientY }: PointerEvent): Position => toSignPosition(clientX, clientY);
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary) return;
      canvas.setPointerCapture(event.pointerId);
      hasKeys = false;
      brush.setDown(positionOf(event));
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (!event.isPrimary || !brush.isDown) return;
      for (const each of event.getCoalescedEvents?.() ?? [event]) brush.paintTo(positionOf(each));
    },
    { signal },
  );
  for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, brush.lift, { signal });
  const keys = followHeldKeys({
    keys: /^(Arrow|Shift| )/,
    onPress: () => void (hasKeys = true),
    onRelease: (key) => key === " " && brush.lift(),
    signal,
  });
  return {
    get cursor() {
      return hasKeys ? cursor : null;
    },
    move(seconds) {
      if (!hasKeys) return;
      const distance = (keys.has("Shift") ? tuning.keySlow : tuning.keySpeed) * seconds;
      cursor.x = Math.max(0, Math.min(signWidth, cursor.x + distance * keys.x));
      cursor.y = Math.max(0, Math.min(signHeight, cursor.y + distance * keys.y));
      if (keys.has(" ")) brush.paintTo({ x: Math.round(cursor.x), y: Math.round(cursor.y) });
    },
  };
}
