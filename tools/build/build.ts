// Builds everything the server needs to run, says each step in one line, and prints what it weighs.
//   node tools/build/build.ts
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { loadEnvFile } from "../../server/platform/env-file.ts";
import { cacheFolder, removeUnused } from "../cache/result-cache.ts";
import { writeNotices } from "../notices/write-notices.ts";
import { showProgress } from "../setup/progress.mjs";
import { compressibleFolders, precompress } from "./precompress.ts";
import { deduplicateRootStyles } from "./root-styles.ts";
import { runScript } from "./run-script.ts";
import { runSteps, type Step } from "./run-steps.ts";
import { writeSbom } from "./sbom.ts";
import { sortManifestImports } from "./sort-manifest.ts";
import { sourceSteps } from "./source-steps.ts";
import { measureWeights } from "./weights.ts";
import { printWeights } from "./weights-table.ts";

const root = join(import.meta.dirname, "../..");

const steps: readonly Step[] = [
  ...sourceSteps(root),
  {
    name: "app",
    after: ["content", "fonts", "makeup"],
    run: () => runScript(root, "node_modules/@react-router/dev/bin.cjs build").then(() => "client and server"),
  },
  { name: "sbom", run: async () => writeSbom(join(root, "package-lock.json"), join(root, "build/sbom.cdx.json")) },
  { name: "styles", after: ["app"], run: async () => deduplicateRootStyles(root) },
  { name: "manifest", after: ["styles"], run: async () => sortManifestImports(root) },
  { name: "notices", after: ["app"], run: async () => writeNotices(root) },
  { name: "offline", after: ["manifest"], run: () => runScript(root, "tools/offline/build-service-worker.ts") },
  {
    name: "precompress",
    after: ["offline", "content", "engine", "notices"],
    run: () => precompress(compressibleFolders.map((folder) => join(root, folder))),
  },
];

loadEnvFile();
// The app's own build leaves the folder as it is, so that others can write beside it.
for (const old of ["build", ".cache/kate-zone/v8"]) rmSync(join(root, old), { recursive: true, force: true });
mkdirSync(join(root, "build"));
const isFirst = !existsSync(join(cacheFolder, "compiled"));
const progress = showProgress(isFirst ? "first build" : "build");
try {
  await runSteps(steps, Math.max(2, availableParallelism()), progress);
  progress.done();
} catch (error) {
  progress.close();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
removeUnused(Date.now());

if (!printWeights(await measureWeights(root))) process.exitCode = 1;
