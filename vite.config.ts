import { reactRouter } from "@react-router/dev/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cachedCompile } from "./tools/vite/compile-cache.ts";
import { chunkGroups } from "./tools/vite/chunk-groups.ts";
import { copyMessages } from "./tools/vite/copy-messages.ts";
import { prefetchLinks } from "./tools/vite/prefetch-links.ts";
import { layerOrder } from "./tools/vite/layer-order.ts";

/** A part that is fetched later finds these here: naming them for it again only weighs. */
const everyPageHas = /\/(rolldown-runtime|framework|shell)-[^/]+\.(js|css)$/;

/** Files that tools or readers of a log look for by name. */
const called = /^(rolldown-runtime|framework|shell|offline-line)$/;

/**
 * Every page carries the names of the routes' files in its manifest, where neither words nor hashes compress well: those are
 * called by their hash alone; what is fetched later keeps its word.
 */
const chunkFileNames = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string =>
  called.test(name) || isDynamicEntry ? "build/[name]-[hash:7].js" : "build/[hash:7].js";
/** Names that differ on disks that do not tell great letters from small; a seventh lighter than base64. */
const hashCharacters = "base36";

// What the server's build lays out for phones must bear the same name as in theirs, or it lies there twice.
const assetFileNames = ({ names: [name = ""] }: { names: string[] }): string =>
  name.endsWith(".css") && !called.test(name.slice(0, -4))
    ? "build/[hash:7][extname]"
    : "build/[name]-[hash:7][extname]";

export default defineConfig(({ command }) => ({
  plugins: [
    chunkGroups(),
    copyMessages(),
    prefetchLinks(),
    layerOrder(),
    reactRouter(),
    // The shell and the parts of kits/ui render once a page: compiled they would only be heavier.
    cachedCompile({
      presets: [reactCompilerPreset()],
      exclude: /app\/(kits\/(ui|i18n|page|analytics)|shell)\//,
      sourceMap: command === "serve",
    }),
  ],
  resolve: { alias: { "use-intl/format-message": `${import.meta.dirname}/app/kits/i18n/format-message.ts` } },
  worker: { format: "es" },
  css: { transformer: "lightningcss", modules: { localsConvention: "camelCaseOnly" } },
  // Public files are served from where they lie; copying a hundred megabytes of art on each build helps nobody.
  build: {
    assetsDir: "build",
    // tools/build/build.ts empties the folder once; other steps of it write there at the same time.
    emptyOutDir: false,
    copyPublicDir: false,
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { resolveDependencies: (_file, asked) => asked.filter((file) => !everyPageHas.test(file)) },
  },
  environments: {
    client: {
      build: {
        license: { fileName: ".vite/license.json" },
        rolldownOptions: { output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames, hashCharacters } },
      },
    },
    ssr: {
      // `npm run dev` loads the whole app for its first page: what a module imports is compiled while it waits for its turn.
      dev: { preTransformRequests: true },
      build: { rolldownOptions: { input: "./server/app.ts", output: { assetFileNames, hashCharacters } } },
      resolve: { noExternal: ["use-intl"] },
    },
  },
}));
