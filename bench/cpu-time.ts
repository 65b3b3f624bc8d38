import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond =
  process.platform === "linux" ? Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" })) : 0;

/** What this process has used of the processor so far, all threads, in microseconds. */
export function processCpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** What another process has used of the processor so far, all threads, in microseconds; NaN where /proc is not. */
export function cpuMicros(pid: number): number {
  if (ticksPerSecond === 0) return Number.NaN;
  return ticksToMicros(readStat(pid).ownTicks);
}

/**
 * What a process and everything it started have used so far, in microseconds: the children that live, and those that
 * ended and were waited for. `treeCpuMicros(process.pid)` in a bench counts its PostgreSQL too. NaN where /proc is not.
 * Looking through /proc costs some milliseconds of its own: for rounds of seconds, not of milliseconds.
 */
export function treeCpuMicros(pid: number): number {
  if (ticksPerSecond === 0) return Number.NaN;
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), ...readStat(Number(name)) }];
      } catch {
        return []; // ended between the two looks
      }
    });
  const sumOf = (root: number): number => {
    const children = stats.filter(({ parent }) => parent === root).reduce((sum, child) => sum + sumOf(child.pid), 0);
    const { ownTicks = 0, endedTicks = 0 } = stats.find((found) => found.pid === root) ?? {};
    // Ticks are a hundredth of a second; of itself a process knows it better.
    return children + ticksToMicros(endedTicks) + (root === process.pid ? processCpuMicros() : ticksToMicros(ownTicks));
  };
  return sumOf(pid);
}

interface Stat {
  parent: number;
  ownTicks: number;
  /** Of the children that ended and were waited for. */
  endedTicks: number;
}

function readStat(pid: number): Stat {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in the second field may hold blanks, so fields are counted from its closing bracket: state, parent, …
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, ownTicks: user + system, endedTicks: childUser + childSystem };
}

const ticksToMicros = (ticks: number): number => (ticks / ticksPerSecond) * 1_000_000;
