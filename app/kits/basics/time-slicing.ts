/** Long work that can be left between its parts: each `yield` is such a place. It returns what it made. */
export type SlicedWork<Made> = Generator<void, Made, void>;

/** Does the work in one go: on a server, in a worker, in a test. */
export function runAtOnce<Made>(parts: SlicedWork<Made>): Made {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** So long a page may be away from a finger: half a frame, and two frames on a phone four times slower. */
const sliceMs = 8;

/** Does the work in turns of some milliseconds; between them the page answers. Rejects with the signal's reason. */
export async function runInTurns<Made>(parts: SlicedWork<Made>, signal: AbortSignal): Promise<Made> {
  let sliceEndsAt = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    if (performance.now() < sliceEndsAt) continue;
    await yieldTurn();
    signal.throwIfAborted();
    sliceEndsAt = performance.now() + sliceMs;
  }
}

declare const scheduler: { yield?: () => Promise<void> } | undefined;

/** Lets what waits be done first. Safari knows no scheduler. */
export function yieldTurn(): Promise<void> {
  if (typeof scheduler === "object" && scheduler.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}
