/** Draws only when something changes. */
export interface FrameLoop {
  /** Draws with the next frame. */
  request(): void;
  /** Draws frame after frame, as long as `step` is true. Times in ms, as frames have them. */
  run(step: (nowMs: number) => boolean): void;
  stop(): void;
}

/** A loop that stands until something asks for it; after the signal nothing does. */
export function createFrameLoop(draw: () => void, signal: AbortSignal): FrameLoop {
  const steps = new Set<(nowMs: number) => boolean>();
  let frame = 0;
  function request(): void {
    if (frame || signal.aborted) return;
    frame = requestAnimationFrame((nowMs) => {
      frame = 0;
      for (const step of steps) if (!step(nowMs)) steps.delete(step);
      draw();
      if (steps.size > 0) request();
    });
  }
  return {
    request,
    run(step) {
      steps.add(step);
      request();
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
