/** One movement at a time; the next one takes its place. */
export interface Animation {
  readonly isRunning: boolean;
  /** Calls `step` with the milliseconds since it began until it says that it is over, or another one begins. */
  run(step: (ms: number) => boolean): Promise<void>;
  /** Calls once, with the next frame. */
  drawNext(draw: () => void): void;
  /** Ends what runs. */
  stop(): void;
}

/** Nothing moves; after the signal nothing does. */
export function createAnimation(signal: AbortSignal): Animation {
  let frame = 0;
  let end: (() => void) | null = null;
  function stop(): void {
    cancelAnimationFrame(frame);
    end?.();
    end = null;
  }
  return {
    get isRunning() {
      return end !== null;
    },
    run(step) {
      stop();
      return new Promise((resolve) => {
        let startMs: number | null = null;
        const next = (nowMs: number): void => {
          startMs ??= nowMs;
          if (signal.aborted || step(nowMs - startMs)) stop();
          else frame = requestAnimationFrame(next);
        };
        end = resolve;
        frame = requestAnimationFrame(next);
      });
    },
    drawNext(draw) {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    },
    stop,
  };
}
