import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ticksPerSecond =
  process.platform === "linux" ? Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" })) : 0;

/** What a process has used of the processor so far, all threads, in microseconds; NaN where /proc is not. */
export function cpuMicros(pid: number): number {
  if (ticksPerSecond === 0) return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // Fields 14 and 15; the name before them may hold blanks, so they are counted from its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
}
