import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { cpuMicros, processCpuMicros, treeCpuMicros } from "./cpu-time.ts";

/** Uses the processor for a fifth of a second of its time, whatever else runs. */
const work = "while (process.cpuUsage().user < 200_000);";

describe.runIf(process.platform === "linux")("the processor's own account", () => {
  test("what a process used is the same by /proc and by its own count", () => {
    const [before, own, after] = [cpuMicros(process.pid), processCpuMicros(), cpuMicros(process.pid)];
    // /proc counts in ticks of a hundredth of a second, user and system each.
    expect(before).toBeLessThanOrEqual(own + 20_000);
    expect(after).toBeGreaterThanOrEqual(own - 20_000);
  });

  test("the work of children counts, of those that ended too", () => {
    const before = treeCpuMicros(process.pid) - cpuMicros(process.pid);
    execFileSync(process.execPath, ["-e", work]);
    const after = treeCpuMicros(process.pid) - cpuMicros(process.pid);
    expect(after - before).toBeGreaterThanOrEqual(180_000);
  });

  test("the work of a child that lives counts with its parent's", async () => {
    const child = spawn(process.execPath, ["-e", `${work} console.log("done"); setInterval(() => {}, 1000);`]);
    try {
      await once(child.stdout, "data");
      expect(cpuMicros(child.pid ?? 0)).toBeGreaterThanOrEqual(180_000);
      expect(treeCpuMicros(process.pid)).toBeGreaterThanOrEqual(cpuMicros(process.pid) + 180_000);
    } finally {
      child.kill("SIGKILL");
    }
  });
});
