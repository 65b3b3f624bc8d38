import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pinnedNodePackage } from "./node-runtime.mjs";
import { showProgress } from "./progress.mjs";
import { npm, root, SetupError } from "./run.mjs";

/** Installs the packages of the lockfile, where those in node_modules are missing or others. */
export async function installIfNeeded() {
  const why = whyInstall(readJson("package-lock.json"), readJson("node_modules/.package-lock.json"));
  if (why === null) return;
  console.log(`Installing packages: ${why}.`);
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const progress = showProgress("npm ci");
  progress.begin("packages");
  const clean = await npm(["ci", ...options], { quiet: true });
  if (clean.code === 0) {
    progress.end("packages", `${Object.keys(readJson("node_modules/.package-lock.json").packages).length} installed`);
    return progress.done();
  }
  progress.close();
  // It refuses a lockfile that lacks packages for other machines. The versions of the lockfile hold here as well.
  console.log(`npm ci does not work here (${firstLine(clean.text)}); trying npm install with the same versions.`);
  const { code } = await npm(["install", "--no-save", ...options]);
  if (code !== 0) throw new SetupError(`npm install failed with code ${code}; the lines above say why.`);
}

/**
 * Why the installed packages (what npm wrote down in node_modules) are not those of the lockfile; null when they are.
 * Optional packages may be missing: most are for other machines. The pinned Node of this one may not.
 */
export function whyInstall(wanted, installed, ownNode = pinnedNodePackage()) {
  if (wanted === null) throw new SetupError("package-lock.json is missing; it belongs to the project.");
  if (installed === null) return "there is no complete node_modules yet";
  for (const [path, { version, optional, devOptional }] of Object.entries(wanted.packages)) {
    if (path === "") continue;
    const there = installed.packages[path];
    if (there === undefined && (optional || devOptional) && path !== `node_modules/${ownNode}`) continue;
    if (there?.version !== version) return `${path.replace(/^.*node_modules\//, "")} ${version} is not there`;
  }
  return null;
}

/** What npm says first, without its own prefix. */
function firstLine(text) {
  const lines = text.split("\n").map((line) => line.replace(/^npm error\s*/, "").trim());
  return lines.find((line) => line !== "" && !line.startsWith("code ")) ?? "no reason given";
}

function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
