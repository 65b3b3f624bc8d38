import { spawn } from "node:child_process";
import { once } from "node:events";

/** Starts a screen without a monitor on a free display; resolves with its name once it takes windows. */
export async function openDisplay(xvfb: string): Promise<{ name: string; close(): Promise<void> }> {
  const args = ["-displayfd", "3", "-screen", "0", "1280x1100x24", "-nolisten", "tcp"];
  const child = spawn(xvfb, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const line = child.stdio[3];
  if (!line) throw new Error("Xvfb has no line to tell its display");
  const [readyLine] = (await Promise.race([once(line, "data"), once(child, "exit")])) as [Buffer | number | null];
  if (!Buffer.isBuffer(readyLine)) throw new Error("Xvfb does not start");
  return {
    name: `:${readyLine.toString().trim()}`,
    async close() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
