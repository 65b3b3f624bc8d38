// Prints the shape of the code: how long files and functions are, by folder, and the ten longest of each. It informs and
// never fails: at 300 lines one asks which two things a file is.
//   npm run shape
import { globSync, readFileSync } from "node:fs";
import { type FunctionLength, functionLengths } from "./function-lengths.ts";

const folders = [
  "app/shell",
  "app/kits",
  "app/sites",
  "server",
  "contracts",
  "cli",
  "tools",
  "bench",
  "deploy",
  "tests",
];
const written = /\.(tsx?|mjs)$/;
const left = /\.test\.tsx?$|copy\/messages\.ts$|node_modules|\.d\.ts$/;

interface SourceFile {
  path: string;
  lines: number;
  functions: FunctionLength[];
}

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*`))
  .flatMap((path): SourceFile[] => {
    const name = path.replaceAll("\\", "/");
    if (!written.test(name) || left.test(name)) return [];
    const source = readFileSync(path, "utf8");
    return [{ path: name, lines: source.split("\n").length - 1, functions: functionLengths(source, name) }];
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

console.log("\nlongest functions");
const functions = files.flatMap(({ path, functions: ownFiles }) => ownFiles.map((one) => ({ ...one, path })));
for (const { path, name, lines } of functions.toSorted((a, b) => b.lines - a.lines).slice(0, 10)) {
  console.log(`${String(lines).padStart(6)}  ${name} in ${path}`);
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
