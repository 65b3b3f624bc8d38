// Builds everything the server needs to run, says each step in one line, and prints what it weighs.
//   node tools/build/build.ts
import { spawn } from "node:child_process";
import { join } from "node:path";
import { compressibleFolders, precompress } from "./precompress.ts";
import { rootStylesOnce } from "./root-styles.ts";
import { writeSbom } from "./sbom.ts";
import { slimManifest } from "./slim-manifest.ts";
import { measureWeights } from "./weights.ts";
import { printWeights } from "./weights-table.ts";

const root = join(import.meta.dirname, "../..");

interface Step {
  name: string;
  /** Does the work; resolves with what there is to say about it. */
  run(): Promise<string>;
}

const steps: readonly Step[] = [
  { name: "shades", run: () => script("tools/content/build-master.ts", "--shades") },
  { name: "fonts", run: () => script("tools/fonts/build-fonts.ts") },
  { name: "makeup", run: () => script("tools/makeup/build-makeup.ts") },
  { name: "app", run: () => script("node_modules/@react-router/dev/bin.cjs", "build").then(() => "client and server") },
  { name: "styles", run: async () => rootStylesOnce(root) },
  { name: "manifest", run: async () => slimManifest(root) },
  // After the app, whose build begins by emptying build/.
  { name: "content", run: () => script("tools/content/build-master.ts") },
  { name: "offline", run: () => script("tools/offline/build-sw.ts") },
  { name: "engine", run: () => script("tools/engine/build-engine.ts") },
  { name: "precompress", run: () => precompress(compressibleFolders.map((folder) => join(root, folder))) },
  { name: "sbom", run: async () => writeSbom(join(root, "package-lock.json"), join(root, "build/sbom.cdx.json")) },
];

for (const step of steps) {
  const begunAt = performance.now();
  const said = await step.run().catch((error: unknown) => {
    console.error(`✗ ${step.name}\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
  console.log(`✓ ${step.name.padEnd(12)}${((performance.now() - begunAt) / 1000).toFixed(1).padStart(5)} s  ${said}`);
}

if (!printWeights(await measureWeights(root))) process.exitCode = 1;

/** Runs a script under this Node and resolves with its last line; what it printed is shown only when it fails. */
function script(file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, file), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      const text = output.join("").trim();
      if (code === 0) resolve(text.split("\n").at(-1) ?? "");
      else reject(new Error(text || `${file} ended with ${code}`));
    });
  });
}
