import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** `zombie`: dead, but not yet fetched by its parent; it holds nothing any more, yet its number is still taken. */
export type ProcessState = "running" | "zombie" | "gone";

export function stateOf(pid: number): ProcessState {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? "running" : "gone";
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before the state may hold anything, also brackets.
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(")") + 2)) ? "zombie" : "running";
  } catch {
    return "running";
  }
}

/** The command line of a process, or null where it cannot be known. */
export function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    if (process.platform === "linux" || process.platform === "win32") return null;
  }
  try {
    return execFileSync("ps", ["-p", String(pid), "-o", "command="], { encoding: "utf8" });
  } catch {
    return null;
  }
}
