import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { missingRows, namedPaths, namedScripts } from "./read-docs.ts";

const pages = ["*.md", "docs/**/*.md", "app/**/README.md", "art/README.md", "deploy/**/*.md"];
const dependencyTable = "docs/decisions/dependencies.md";

type Packages = Record<"scripts" | "dependencies" | "optionalDependencies", Record<string, string>>;

/** Everything the documentation of a repository names that is not there; one line each. */
export function findDocsIssues(root: string): { pages: number; issues: string[] } {
  const read = (file: string): string => readFileSync(join(root, file), "utf8");
  const { scripts, dependencies, optionalDependencies } = JSON.parse(read("package.json")) as Packages;
  const docs = pages
    .flatMap((pattern) => globSync(pattern, { cwd: root, exclude: ["**/node_modules/**"] }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith("template.md"));
  const issues = docs.flatMap((doc) => {
    const text = read(doc);
    const missingPaths = namedPaths(text, doc).filter((path) => !isThere(root, path));
    const unknown = namedScripts(text).filter((name) => !(name in scripts));
    return [
      ...missingPaths.map((path) => `${doc}: ${path} is not there`),
      ...unknown.map((name) => `${doc}: there is no npm run ${name}`),
    ];
  });
  const rows = missingRows(read(dependencyTable), Object.keys({ ...dependencies, ...optionalDependencies }));
  return { pages: docs.length, issues: [...issues, ...rows.map((line) => `${dependencyTable}: ${line}`)] };
}

/** What the build makes is not there in a fresh copy, and still rightly named. */
function isThere(root: string, path: string): boolean {
  if (/^(build|app\/generated|\.data)(\/|$)/.test(path)) return true;
  return path.includes("*") ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
}
