import type { Point, SceneParts, StageCanvas } from "./stage-canvas.ts";

/** What one does with a finger, or with the mouse while it is pressed. Places in px of the canvas. */
export interface Drag {
  /** False: nothing begins here. */
  begin(point: Point): boolean;
  move?(point: Point): void;
  /** `isCancelled`: the browser took the finger away. */
  end?(isCancelled: boolean): void;
}

/** Follows a finger over the canvas, also where it leaves it. Ends with the scene. */
export function followDrag({ canvas, signal }: SceneParts, { pointAt }: StageCanvas, drag: Drag): void {
  let isDragging = false;
  const options = { signal };
  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!drag.begin(pointAt(event.clientX, event.clientY))) return;
      isDragging = true;
      canvas.setPointerCapture?.(event.pointerId);
    },
    options,
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (isDragging) drag.move?.(pointAt(event.clientX, event.clientY));
    },
    options,
  );
  for (const name of ["pointerup", "pointercancel"] as const)
    canvas.addEventListener(
      name,
      () => {
        if (!isDragging) return;
        isDragging = false;
        drag.end?.(name === "pointercancel");
      },
      options,
    );
}
