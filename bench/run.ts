// Runs benches: a table for people, and as the last line one JSON object.
//   npm run -s bench -- <name>
//   npm run -s bench -- --all [--only <name>,<name>]
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { type Bench, CannotRunError } from "./bench.ts";
import { treeCpuMicros } from "./cpu-time.ts";
import { runAll } from "./run-all.ts";

const names = globSync("*.bench.ts", { cwd: import.meta.dirname })
  .map((file) => file.replace(".bench.ts", ""))
  .toSorted();

const { values, positionals } = readArguments();
// What begins with a slash, and the number of loads, are for the bench itself.
const requestedFiles = positionals.filter((word) => !word.startsWith("/"));
const requestedNames = values.only?.split(",") ?? (values.all ? names : requestedFiles);
const isTable = values.all || values.only !== undefined;
if (
  requestedNames.length === 0 ||
  requestedNames.some((name) => !names.includes(name)) ||
  (!isTable && requestedNames.length > 1)
)
  exitWithUsage();

if (isTable) process.exitCode = await runAll(requestedNames);
else await runOne(requestedNames[0] ?? "");

async function runOne(name: string): Promise<void> {
  const file = join(import.meta.dirname, `${name}.bench.ts`);
  const { bench } = (await import(pathToFileURL(file).href)) as { bench: Bench };
  try {
    const { figures, goals, holds, ...more } = await bench();
    const cpuSeconds = Math.round(treeCpuMicros(process.pid) / 100_000) / 10;
    console.log(JSON.stringify({ bench: name, figures, goals, holds, ...more, cpuSeconds }));
  } catch (error) {
    if (!(error instanceof CannotRunError)) throw error;
    console.log(`${name} cannot run here: ${error.message}\n`);
    console.log(JSON.stringify({ bench: name, figures: {}, goals: {}, holds: false, cannotRun: error.message }));
    process.exitCode = 1;
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { all: { type: "boolean" }, only: { type: "string" }, loads: { type: "string" } },
    });
  } catch {
    return exitWithUsage();
  }
}

function exitWithUsage(): never {
  console.error(`npm run -s bench -- <name>   or   --all [--only <name>,<name>]   with: ${names.join(", ")}`);
  process.exit(2);
}
