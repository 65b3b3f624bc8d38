import { pull as feel } from "../feel.ts";

/**
 * Follows one touch of the seal: true when it was held or pulled long enough, false when it was let go before. The
 * letter leans after the thumb (`--pull`, 0–1, and `--lean`, −1 to 1). A touch that is let go is a tap, and a tap is
 * answered by the button's own click.
 */
export function startPull(
  seal: HTMLElement,
  letter: HTMLElement,
  { from, signal }: { from: { pointerId: number; clientX: number; clientY: number }; signal: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { pointerId, clientX, clientY } = from;
    const touch = new AbortController();
    const held = setTimeout(() => end(true), feel.holdMs);

    function end(isThrough: boolean): void {
      clearTimeout(held);
      touch.abort();
      letter.style.removeProperty("--pull");
      letter.style.removeProperty("--lean");
      resolve(isThrough);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== pointerId) return;
      const byX = event.clientX - clientX;
      const far = Math.hypot(byX, event.clientY - clientY) / feel.throughPx;
      letter.style.setProperty("--pull", String(Math.min(far, 1)));
      letter.style.setProperty("--lean", String(Math.max(-1, Math.min(1, byX / feel.throughPx))));
      if (far >= 1) end(true);
    }

    const options = { signal: touch.signal };
    seal.setPointerCapture?.(pointerId);
    seal.addEventListener("pointermove", move, options);
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"] as const)
      seal.addEventListener(name, () => end(false), options);
    signal.addEventListener("abort", () => {
      end(false);
      reject(signal.reason);
    });
  });
}
