// Docs that name what is gone mislead for years. Looks in every README, guide and decision for paths, links, npm scripts
// and dependencies, and says which of them are not there.
//   node tools/docs-check/docs-check.ts
import { existsSync, globSync, readFileSync } from "node:fs";
import { missingRows, namedPaths, namedScripts } from "./read-docs.ts";

const docs = ["*.md", "docs/**/*.md", "app/**/README.md", "art/README.md"]
  .flatMap((pattern) => globSync(pattern))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.includes("node_modules") && !file.endsWith("template.md"));

const { scripts, dependencies, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
  "scripts" | "dependencies" | "optionalDependencies",
  Record<string, string>
>;

const faults = docs.flatMap((doc) => {
  const text = readFileSync(doc, "utf8");
  const gone = namedPaths(text, doc).filter((path) => !isThere(path));
  const unknown = namedScripts(text).filter((name) => !(name in scripts));
  return [
    ...gone.map((path) => `${doc}: ${path} is not there`),
    ...unknown.map((name) => `${doc}: there is no npm run ${name}`),
  ];
});
const table = readFileSync("docs/decisions/dependencies.md", "utf8");
const runtime = Object.keys({ ...dependencies, ...optionalDependencies });
faults.push(...missingRows(table, runtime).map((line) => `docs/decisions/dependencies.md: ${line}`));

for (const fault of faults) console.error(fault);
console.log(`docs: ${docs.length} pages, ${faults.length} faults`);
process.exitCode = faults.length > 0 || docs.length === 0 ? 1 : 0;

/** What the build makes is not there in a fresh copy, and still rightly named. */
function isThere(path: string): boolean {
  if (/^(build|app\/generated|\.data)(\/|$)/.test(path)) return true;
  return path.includes("*") ? globSync(path).length > 0 : existsSync(path);
}
