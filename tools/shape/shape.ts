// Prints the shape of the code: how long files and functions are, by folder, the ten longest files, the functions of
// production code over 60 and over 100 lines, and its non-null assertions. It informs: at 300 lines one asks which two
// things a file is. With --check it fails where a limit of production-shape.ts is passed.
//   npm run shape [-- --check]
import { globSync, readFileSync } from "node:fs";
import { measureSource } from "./measure-source.ts";
import { findExcesses, type LongFunction, type MeasuredFile, shapeOf } from "./production-shape.ts";

const folders = [
  "app/shell",
  "app/kits",
  "app/sites",
  "server",
  "contracts",
  "cli",
  "tools",
  "verifier",
  "bench",
  "deploy",
  "tests",
];
const written = /\.(tsx?|mjs)$/;
const left = /\.test\.tsx?$|copy\/messages\.ts$|node_modules|\.d\.ts$/;

interface SourceFile extends MeasuredFile {
  lines: number;
}

const roots = [...new Set(folders.map((folder) => folder.replace(/\/.*/, "")))];
const files = roots
  .flatMap((root) => globSync(`${root}/**/*`))
  .flatMap((path): SourceFile[] => {
    const name = path.replaceAll("\\", "/");
    if (!written.test(name) || left.test(name)) return [];
    const source = readFileSync(path, "utf8");
    return [{ path: name, lines: source.split("\n").length - 1, ...measureSource(source, name) }];
  });

console.log(row(["", "files", "lines", "median", "p95", "max", "function", "p95", "max"]));
for (const folder of folders)
  printFolder(
    folder,
    files.filter(({ path }) => path.startsWith(`${folder}/`)),
  );
printFolder("all", files);

console.log("\nlongest files");
for (const { path, lines } of files.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
  console.log(`${String(lines).padStart(6)}  ${path}`);

const shape = shapeOf(files);
printLong("over 100 lines", shape.over100);
printLong(
  "over 60 lines",
  shape.over60.filter((one) => !shape.over100.includes(one)),
);
const counts = [`${shape.over100.length} functions over 100 lines`, `${shape.over60.length} over 60`];
console.log(`\nproduction code: ${counts.join(", ")}, ${shape.nonNullAssertions} non-null assertions`);

if (process.argv.includes("--check")) {
  const excesses = findExcesses(shape);
  for (const line of excesses) console.error(`shape: ${line}`);
  if (excesses.length > 0) process.exitCode = 1;
}

function printLong(what: string, functions: readonly LongFunction[]): void {
  console.log(`\nfunctions of production code ${what}`);
  for (const { path, name, lines } of functions) console.log(`${String(lines).padStart(6)}  ${name} in ${path}`);
}

function printFolder(name: string, ownFiles: SourceFile[]): void {
  if (ownFiles.length === 0) return;
  const lines = ownFiles.map((file) => file.lines);
  const inFunctions = ownFiles.flatMap((file) => file.functions.map((one) => one.lines));
  const sum = lines.reduce((total, count) => total + count, 0);
  const cells = [ownFiles.length, sum, share(lines, 0.5), share(lines, 0.95), Math.max(...lines)];
  console.log(row([name, ...cells, share(inFunctions, 0.5), share(inFunctions, 0.95), Math.max(0, ...inFunctions)]));
}

/** The number below which that share of the numbers lies. */
function share(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function row([name, ...cells]: (string | number)[]): string {
  return String(name).padEnd(12) + cells.map((cell) => String(cell).padStart(9)).join("");
}
