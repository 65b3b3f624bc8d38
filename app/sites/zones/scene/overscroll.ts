import { overscrollByTouchPx, overscrollByWheelPx, wheelResetMs, wheelRestMs } from "../tuning.ts";

/** Who hears of a pull beyond the end of the page. */
export interface OverscrollHandlers {
  /** 0: not pulling, 1: let go and it happens. Called only when it changes by a tenth. */
  onProgress: (progress: number) => void;
  onReached: () => void;
}

/**
 * Watches for a pull beyond the end of the page, by finger or wheel, until `signal` ends. A pull must begin at the end,
 * after a rest there: the last swing of a long scroll is none.
 */
export function watchOverscroll({ onProgress, onReached }: OverscrollHandlers, signal: AbortSignal): void {
  const options = { signal, passive: true };
  let reported = 0;
  const report = (progress: number): void => {
    const tenths = Math.round(Math.min(1, Math.max(0, progress)) * 10) / 10;
    if (tenths !== reported) onProgress((reported = tenths));
  };

  let startedAtY: number | null = null;
  window.addEventListener(
    "touchstart",
    ({ touches: [finger, second] }) => (startedAtY = finger && !second && isAtEnd() ? finger.clientY : null),
    options,
  );
  window.addEventListener(
    "touchmove",
    ({ touches: [finger] }) => {
      if (startedAtY !== null && finger) report((startedAtY - finger.clientY) / overscrollByTouchPx);
    },
    options,
  );
  const release = (): void => {
    const isReached = startedAtY !== null && reported === 1;
    startedAtY = null;
    report(0);
    if (isReached) onReached();
  };
  window.addEventListener("touchend", release, options);
  window.addEventListener("touchcancel", () => ((startedAtY = null), report(0)), options);

  let overscrolledPx = 0;
  let lastMs = 0;
  window.addEventListener(
    "wheel",
    ({ deltaY, timeStamp }) => {
      const restedMs = timeStamp - lastMs;
      lastMs = timeStamp;
      if (restedMs > wheelResetMs) overscrolledPx = 0;
      // Only a pull that begins after a rest at the end counts; until then every event makes it wait again.
      const isStarting = overscrolledPx === 0 && restedMs > wheelRestMs;
      if (!isAtEnd() || deltaY <= 0 || (overscrolledPx === 0 && !isStarting))
        return void ((overscrolledPx = 0), report(0));
      overscrolledPx += deltaY;
      report(overscrolledPx / overscrollByWheelPx);
      if (overscrolledPx >= overscrollByWheelPx) {
        overscrolledPx = 0;
        onReached();
      }
    },
    options,
  );
}

/** Half a pixel of zoomed pages is forgiven. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight && scrollY + innerHeight >= scrollHeight - 2;
}
