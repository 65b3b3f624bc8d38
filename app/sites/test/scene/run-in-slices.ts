import { waitMs } from "#app/kits/basics/abort.ts";

/** Longest stretch of work before taps and frames have their turn again. */
const sliceMs = 7;

/** Runs a long piece of work in slices, between frames. Rejects when the signal is aborted. */
export async function runInSlices<Made>(work: Generator<void, Made>, signal: AbortSignal): Promise<Made> {
  for (;;) {
    const untilMs = performance.now() + sliceMs;
    while (performance.now() < untilMs) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await waitMs(0, signal);
  }
}
