import { cpuMicros } from "../cpu-time.ts";

const sampleEveryMs = 500;
const idleSamples = 3;
/** A server that only waits wakes for its timers. */
const idleShare = 0.04;
const timeoutMs = 60_000;

/**
 * Waits until a process has next to nothing to do. A zone that has just opened fills its demonstration data for some
 * seconds, and drops and renders pages as it goes. Waits not at all where /proc is not.
 */
export async function waitUntilIdle(pid: number): Promise<void> {
  const deadlineMs = performance.now() + timeoutMs;
  let before = cpuMicros(pid);
  for (let idle = 0; idle < idleSamples && !Number.isNaN(before);) {
    if (performance.now() > deadlineMs) throw new Error(`process ${pid} is still busy after ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, sampleEveryMs));
    const now = cpuMicros(pid);
    idle = now - before <= sampleEveryMs * 1_000 * idleShare ? idle + 1 : 0;
    before = now;
  }
}
