import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Files that tools, tests or readers of a log look for by name. */
const knownNames = new Set([
  "entry.client",
  "root",
  "rolldown-runtime",
  "framework",
  "shell",
  "styles",
  "floors",
  "offline-line",
]);

/**
 * Short names for the client's files: every page carries the names of most of them in its route manifest, where neither words
 * nor hashes compress well. So the scripts and styles of routes, and what routes share, are called by their hash alone; what is
 * fetched later keeps its word. Seven letters of hash are the least the bundler takes. Which file is what stands in
 * `build/names.json`.
 */
export function shortNames(): Plugin {
  return {
    name: "short-names",
    outputOptions(options) {
      // What the server's build lays out for phones must bear the same name as in theirs, or it lies there twice.
      const assetFileNames = ({ names: [name = ""] }: { names: string[] }): string =>
        name.endsWith(".css") && !knownNames.has(name.slice(0, -4))
          ? "build/[hash:7][extname]"
          : "build/[name]-[hash:7][extname]";
      if (this.environment.name !== "client") return { ...options, assetFileNames };
      return {
        ...options,
        assetFileNames,
        entryFileNames: ({ name }) => (knownNames.has(name) ? "build/[name]-[hash:7].js" : "build/[hash:7].js"),
        chunkFileNames: ({ name, isDynamicEntry }) =>
          knownNames.has(name) || isDynamicEntry ? "build/[name]-[hash:7].js" : "build/[hash:7].js",
      };
    },
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const names = chunks.map(({ fileName, name, moduleIds }) => [fileName, { name, modules: moduleIds.length }]);
      writeFileSync(
        join(this.environment.config.root, "build/names.json"),
        JSON.stringify(Object.fromEntries(names), null, 1),
      );
    },
  };
}
