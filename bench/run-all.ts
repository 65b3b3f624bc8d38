import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { printTable, type BenchRun } from "./figures-table.ts";

/** A bench that hangs must not keep the others from running. */
const timeoutMs = 15 * 60_000;

/**
 * Runs benches one after another, each in a process of its own, and prints one table of all and one line of JSON.
 * @returns the exit code: 0 when each ran or said what it lacks here, 1 when one broke
 */
export async function runAll(names: readonly string[]): Promise<number> {
  const all: BenchRun[] = [];
  for (const name of names) {
    console.log(`\n── ${name} ${"─".repeat(Math.max(0, 60 - name.length))}`);
    const ran = await runInProcess(name);
    console.log(`${name} took ${ran.tookSeconds} s`);
    all.push(ran);
  }
  console.log("");
  printTable(all);
  console.log(JSON.stringify({ bench: "all", benches: all, holds: all.every(({ holds }) => holds) }));
  return all.some(({ failed }) => failed !== undefined) ? 1 : 0;
}

async function runInProcess(name: string): Promise<BenchRun> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, "run.ts"), name], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isOverdue = false;
  const limit = setTimeout(() => {
    isOverdue = true;
    child.kill("SIGTERM");
  }, timeoutMs);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [last, why] = await Promise.all([forward(child.stdout), forward(child.stderr)]);
  const code = await ended;
  clearTimeout(limit);
  const tookSeconds = Math.round((performance.now() - startedAt) / 1000);
  const output = readResult(last.at(-1));
  if (output) return { ...output, tookSeconds };
  const failed = isOverdue ? `ended after ${timeoutMs / 60_000} minutes` : (reasonIn(why) ?? `ended with code ${code}`);
  return { bench: name, holds: false, failed, tookSeconds };
}

/** Shows what a bench says, except its line of JSON, and resolves with all its lines. */
async function forward(stream: NodeJS.ReadableStream): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: stream })) {
    lines.push(line);
    if (!readResult(line)) console.log(line);
  }
  return lines;
}

function readResult(line = ""): Omit<BenchRun, "tookSeconds"> | null {
  if (!line.startsWith('{"bench":')) return null;
  return JSON.parse(line) as Omit<BenchRun, "tookSeconds">;
}

/** The line in which Node says what was thrown. */
function reasonIn(lines: readonly string[]): string | undefined {
  return lines.find((line) => /^(\w*Error|Error)\b.*:/.test(line)) ?? lines.findLast((line) => line.trim() !== "");
}
