import type { Plugin } from "vite";

/**
 * Seven letters of hash instead of eight in the names of the client's files: every page carries the names of all of them in its
 * route manifest, and a hash cannot be compressed. Seven is the least the bundler takes; 42 bits still tell one deploy's file
 * from another's.
 */
export function shortNames(): Plugin {
  return {
    name: "short-names",
    outputOptions(options) {
      // What the server's build lays out for phones must bear the same name as in theirs, or it lies there twice.
      const assets = { ...options, assetFileNames: "build/[name]-[hash:7][extname]" };
      if (this.environment.name !== "client") return assets;
      return { ...assets, entryFileNames: "build/[name]-[hash:7].js", chunkFileNames: "build/[name]-[hash:7].js" };
    },
  };
}
