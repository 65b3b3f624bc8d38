import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npm, root } from "./run.mjs";

const stampFile = join(root, "build", "stamp");

/** What a build is made of. Folders of the project, and its files at the top that settle how it is built. */
const sources = ["app", "server", "contracts", "content", "tools"];
const topFiles = /^(package\.json|package-lock\.json|tsconfig\.json|.*\.config\.(ts|js|mjs))$/;
/** Large and served from where they lie: their names and sizes say enough. */
const heavy = ["public"];
/** Made by the build itself, or of no effect on it. */
const left = /(^|\/)(app\/generated|tools\/setup|tools\/fonts\/cuts|node_modules)(\/|$)|\.test\.tsx?$/;

/** Builds where the sources are others than those of the last build. Resolves with whether there is a good build now. */
export async function buildIfStale(node) {
  const stamp = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return true;
  console.log("Building: the sources are newer than the last build.");
  // Without the stamp, a build that is broken off half-way counts as none.
  rmSync(stampFile, { force: true });
  const { code } = await npm(["run", "--silent", "build"], { node });
  if (code !== 0) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/** A hash of everything a build of that folder is made of; the same for the same content, wherever it was checked out. */
export function stampOf(folder) {
  const hash = createHash("sha256");
  const tops = readdirSync(folder).filter((name) => topFiles.test(name));
  for (const file of [...tops, ...sources.flatMap((source) => filesIn(folder, source))].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update("\0");
  }
  for (const file of heavy.flatMap((source) => filesIn(folder, source)).sort()) {
    hash.update(`${file}\0${statSync(join(folder, file)).size}\0`);
  }
  return hash.digest("hex");
}

function filesIn(folder, source) {
  if (!existsSync(join(folder, source))) return [];
  return readdirSync(join(folder, source), { withFileTypes: true }).flatMap((entry) => {
    const path = `${source}/${entry.name}`;
    if (left.test(path)) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}
