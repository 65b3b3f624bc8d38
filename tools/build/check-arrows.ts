// Holds the arrows between the folders with dependency-cruiser. A check that reads nothing passes for ever, so this one
// fails when it saw too little.
//   node tools/build/check-arrows.ts
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cruise, type IConfiguration, type ICruiseResult } from "dependency-cruiser";

const folders = ["app", "server", "contracts", "cli", "bench", "tools", "tests", "test-support"];
const minModules = 100;

export interface Arrows {
  modules: number;
  dependencies: number;
  /** One line each: rule, from, to. */
  violations: string[];
}

/** The rules of a repository. */
export async function readRules(root: string): Promise<IConfiguration> {
  const file = pathToFileURL(join(root, ".dependency-cruiser.mjs")).href;
  return ((await import(/* @vite-ignore */ file)) as { default: IConfiguration }).default;
}

/** Reads every module of a tree and holds its imports against the rules of the configuration. */
export async function readArrows(baseDir: string, configuration: IConfiguration): Promise<Arrows> {
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(present, {
    ...configuration.options,
    ruleSet: configuration,
    validate: true,
    baseDir,
  });
  const { summary } = output as ICruiseResult;
  return {
    modules: summary.totalCruised,
    dependencies: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle ? cycle.map(({ name }) => name).join(" → ") : to;
      return `${rule.name}: ${from} → ${path}`;
    }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = join(import.meta.dirname, "../..");
  const { modules, dependencies, violations } = await readArrows(root, await readRules(root));
  for (const line of violations) console.error(line);
  console.log(`arrows: ${modules} modules, ${dependencies} imports, ${violations.length} against the rules`);
  if (modules < minModules || dependencies === 0)
    console.error(`arrows: fewer than ${minModules} modules were read: the check is blind`);
  if (violations.length > 0 || modules < minModules || dependencies === 0) process.exitCode = 1;
}
