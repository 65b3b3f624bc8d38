/** The time of one round in whole milliseconds. It stands still while the round is paused. */
export interface RunClock {
  nowMs(): number;
  /** The moment of an event of the browser (its `timeStamp`), held between the last one and now. */
  timeOfEvent(timeStampMs: number): number;
  readonly isRunning: boolean;
  run(): void;
  pause(): void;
  /** Calls back before each paint while the round runs; returns its stop. */
  onFrame(draw: (nowMs: number) => void): () => void;
  /** Calls back when it begins to run or stands still; returns its stop. */
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** A clock that stands at zero. Browser only. */
export function createRunClock(): RunClock {
  const frames = new Set<(nowMs: number) => void>();
  const listeners = new Set<() => void>();
  let elapsedMs = 0;
  let sinceMs: number | null = null;
  let lastMs = 0;
  let frame = 0;

  const at = (momentMs: number): number => elapsedMs + (sinceMs === null ? 0 : momentMs - sinceMs);
  /** Never back: a log's moments must grow. */
  const clampForward = (ms: number): number => (lastMs = Math.max(lastMs, Math.round(ms)));
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const paint = (): void => {
    frame = requestAnimationFrame(paint);
    const now = clock.nowMs();
    for (const draw of frames) draw(now);
  };

  const clock: RunClock = {
    nowMs: () => clampForward(at(performance.now())),
    timeOfEvent: (timeStampMs) => clampForward(Math.min(at(performance.now()), at(timeStampMs))),
    get isRunning() {
      return sinceMs !== null;
    },
    run() {
      if (sinceMs !== null) return;
      sinceMs = performance.now();
      frame = requestAnimationFrame(paint);
      notify();
    },
    pause() {
      if (sinceMs === null) return;
      elapsedMs += performance.now() - sinceMs;
      sinceMs = null;
      cancelAnimationFrame(frame);
      notify();
    },
    onFrame(draw) {
      frames.add(draw);
      return () => void frames.delete(draw);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      cancelAnimationFrame(frame);
      frames.clear();
      listeners.clear();
      sinceMs = null;
    },
  };
  return clock;
}
