import { pullByFingerPx, pullByWheelPx, pullForgetsMs, restAtEndMs } from "../feel.ts";

/** Who hears of a pull beyond the end of the page. */
export interface Pull {
  /** 0: not pulling, 1: let go and it happens. Called only when it changes by a tenth. */
  onProgress: (progress: number) => void;
  onReached: () => void;
}

/**
 * Watches for a pull beyond the end of the page, by finger or wheel, until `signal` ends. A pull must begin at the end,
 * after a rest there: the last swing of a long scroll is none.
 */
export function startPull({ onProgress, onReached }: Pull, signal: AbortSignal): void {
  const listen = { signal, passive: true };
  let told = 0;
  const tell = (progress: number): void => {
    const tenths = Math.round(Math.min(1, Math.max(0, progress)) * 10) / 10;
    if (tenths !== told) onProgress((told = tenths));
  };

  let startedAtY: number | null = null;
  window.addEventListener(
    "touchstart",
    ({ touches: [finger, second] }) => (startedAtY = finger && !second && isAtEnd() ? finger.clientY : null),
    listen,
  );
  window.addEventListener(
    "touchmove",
    ({ touches: [finger] }) => {
      if (startedAtY !== null && finger) tell((startedAtY - finger.clientY) / pullByFingerPx);
    },
    listen,
  );
  const letGo = (): void => {
    const isReached = startedAtY !== null && told === 1;
    startedAtY = null;
    tell(0);
    if (isReached) onReached();
  };
  window.addEventListener("touchend", letGo, listen);
  window.addEventListener("touchcancel", () => ((startedAtY = null), tell(0)), listen);

  let pulledPx = 0;
  let lastMs = 0;
  window.addEventListener(
    "wheel",
    ({ deltaY, timeStamp }) => {
      const restedMs = timeStamp - lastMs;
      lastMs = timeStamp;
      if (restedMs > pullForgetsMs) pulledPx = 0;
      // Only a pull that begins after a rest at the end counts; until then every event makes it wait again.
      const begins = pulledPx === 0 && restedMs > restAtEndMs;
      if (!isAtEnd() || deltaY <= 0 || (pulledPx === 0 && !begins)) return void ((pulledPx = 0), tell(0));
      pulledPx += deltaY;
      tell(pulledPx / pullByWheelPx);
      if (pulledPx >= pullByWheelPx) {
        pulledPx = 0;
        onReached();
      }
    },
    listen,
  );
}

/** Half a pixel of zoomed pages is forgiven. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight && scrollY + innerHeight >= scrollHeight - 2;
}
