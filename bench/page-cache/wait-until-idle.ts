import { cpuMicros } from "../cpu-time.ts";

const lookEveryMs = 500;
const idleLooks = 3;
/** A server that only waits wakes for its timers. */
const idleShare = 0.04;
const giveUpAfterMs = 60_000;

/**
 * Waits until a process has next to nothing to do. A zone that has just opened fills its demonstration data for some
 * seconds, and drops and renders pages as it goes. Waits not at all where /proc is not.
 */
export async function waitUntilIdle(pid: number): Promise<void> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  let before = cpuMicros(pid);
  for (let idle = 0; idle < idleLooks && !Number.isNaN(before);) {
    if (performance.now() > giveUpAt) throw new Error(`process ${pid} is still busy after ${giveUpAfterMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const now = cpuMicros(pid);
    idle = now - before <= lookEveryMs * 1_000 * idleShare ? idle + 1 : 0;
    before = now;
  }
}
