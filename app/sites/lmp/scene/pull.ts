import { pull as feel } from "../tuning.ts";

/**
 * Follows one touch of the wax seal: true when it was held or pulled long enough, false when it was let go before. The
 * envelope leans after the pointer (`--pull`, 0–1, and `--lean`, −1 to 1). A touch that is let go is a tap, and a tap is
 * answered by the button's own click.
 */
export function startPull(
  button: HTMLElement,
  envelope: HTMLElement,
  { from, signal }: { from: { pointerId: number; clientX: number; clientY: number }; signal: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { pointerId, clientX, clientY } = from;
    const controller = new AbortController();
    const holdTimer = setTimeout(() => end(true), feel.holdMs);

    function end(isComplete: boolean): void {
      clearTimeout(holdTimer);
      controller.abort();
      envelope.style.removeProperty("--pull");
      envelope.style.removeProperty("--lean");
      resolve(isComplete);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== pointerId) return;
      const deltaX = event.clientX - clientX;
      const distance = Math.hypot(deltaX, event.clientY - clientY) / feel.throughPx;
      envelope.style.setProperty("--pull", String(Math.min(distance, 1)));
      envelope.style.setProperty("--lean", String(Math.max(-1, Math.min(1, deltaX / feel.throughPx))));
      if (distance >= 1) end(true);
    }

    const options = { signal: controller.signal };
    button.setPointerCapture?.(pointerId);
    button.addEventListener("pointermove", move, options);
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      button.addEventListener(name, () => end(false), options);
    signal.addEventListener("abort", () => {
      end(false);
      reject(signal.reason);
    });
  });
}
