import { reactRouter } from "@react-router/dev/vite";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { cachedCompile } from "./tools/vite/compile-cache.ts";
import { copyMessages } from "./tools/vite/copy-messages.ts";
import { prefetchLinks } from "./tools/vite/prefetch-links.ts";
import { layerOrder } from "./tools/vite/layer-order.ts";
import { sequentialPreload } from "./tools/vite/sequential-preload.ts";
import { shortNames } from "./tools/vite/short-names.ts";

// Few, long-lived files on the phone: what never changes between deploys of a site stays cached.
const groups = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// },
  // On a slow line each small stylesheet costs a round trip before the first paint: frame and parts
  // share one file, the floors another.
  {
    name: "styles",
    test: /app\/(generated\/fonts|shell|kits\/(ui|page))(?!.*(deferred|workbench|sandbox|shades)).*\.css$/,
    priority: 10,
  },
  { name: "floors", test: /app\/sites\/zones.*\.css$/, priority: 10 },
  // What every page carries. Parts of kits/ui that only some screens use stay with those screens.
  {
    name: "shell",
    test: /(app\/(shell|generated\/preloaded-fonts|kits\/(i18n|page|analytics|visitor|basics|ui\/(type\/font-preload|hydration\/use-hydrated)))|node_modules\/(use-intl|icu-minify))(?!.*(sandbox|workbench|visitor-client|api-fetch|api-error|pending-writes|visitor\/session|badge-news|recipe-progress|\/deferred\/|closed-site\.(tsx|module)|closed-site-scene|page\/decoration|language-bar|language-names|language-suggestion|backdrop-scenes|copy\/(en|ko|th|zh-)|unsaved|numbers|dates|card-image|site-head|base32|diagnostic-code|check-result|srgb|seeded-random|time-slicing|moon-phase|\/lab\.|ciede2000|oklch|shade-similarity|one-euro))/,
  },
];

/** A part that is fetched later finds these here: naming them for it again only weighs. */
const everyPageHas = /\/(rolldown-runtime|framework|shell|styles)-[^/]+\.(js|css)$/;

export default defineConfig(({ command }) => ({
  plugins: [
    copyMessages(),
    prefetchLinks(),
    layerOrder(),
    shortNames(),
    sequentialPreload(),
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
        rolldownOptions: { output: { advancedChunks: { groups } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } }, resolve: { noExternal: ["use-intl"] } },
  },
}));
