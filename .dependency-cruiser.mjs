// The arrows of ARCHITECTURE.md. Path groups say "not a site other than my own" once for all sites, so a new one needs
// no line here. Run by tools/build/check-arrows.ts, which also fails when nothing was read.

const test = "\\.(test|sandbox)\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "Two files that need each other are one file, or hide a third; types alone do too.",
      severity: "error",
      from: { pathNot: test },
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      comment: "An import that leads nowhere is not checked by any other rule.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?(url|raw|worker|inline)$" },
    },
    {
      name: "site-to-site",
      comment: "Sites meet through an address, a kit or a module.",
      severity: "error",
      from: { path: "^app/sites/([^/]+)/" },
      to: { path: "^app/sites/[^/]+/", pathNot: "^app/sites/$1/" },
    },
    {
      name: "site-to-shell",
      comment:
        "The shell stands around a site. What both need of a page is in kits/page, of counting in kits/analytics.",
      severity: "error",
      from: { path: "^app/sites/", pathNot: test },
      to: { path: "^app/shell/" },
    },
    {
      name: "kit-upwards",
      comment: "A kit knows neither sites nor the shell.",
      severity: "error",
      from: { path: "^app/kits/" },
      to: { path: "^app/(?!kits/|generated/)" },
    },
    {
      name: "kit-sideways",
      comment:
        "A tool stands on ui/ and basics/, and may speak (i18n/), know its page (page/) and the visitor (visitor/), and count (analytics/); no other tool.",
      severity: "error",
      from: { path: "^app/kits/(?!ui/|basics/|mirror/|clip/)([^/]+)/", pathNot: test },
      to: { path: "^app/kits/(?!ui/|basics/|i18n/|page/|visitor/|analytics/)", pathNot: "^app/kits/$1/" },
    },
    {
      name: "mirror-sideways",
      comment:
        "The mirror puts camera, face and make-up together, and shows the way out of an app and its link (share/). Beyond these it is a tool like all others.",
      severity: "error",
      from: { path: "^app/kits/mirror/", pathNot: test },
      to: {
        path: "^app/kits/(?!ui/|basics/|i18n/|page/|visitor/|analytics/|camera/|face/|makeup/|in-app/|share/|mirror/)",
      },
    },
    {
      name: "clip-sideways",
      comment: "A clip is handed on (share/), and shows that nothing was sent while it was made (network/).",
      severity: "error",
      from: { path: "^app/kits/clip/", pathNot: test },
      to: { path: "^app/kits/(?!ui/|basics/|i18n/|page/|visitor/|analytics/|share/|network/|clip/)" },
    },
    {
      name: "ui-upwards",
      comment: "ui/ stands on basics/ alone; text and data come in as props.",
      severity: "error",
      from: { path: "^app/kits/ui/", pathNot: test },
      to: { path: "^app/kits/(?!ui/|basics/)" },
    },
    {
      name: "basics-upwards",
      comment: "basics/ stands on nothing.",
      severity: "error",
      from: { path: "^app/kits/basics/" },
      to: { path: "^app/kits/(?!basics/)" },
    },
    {
      name: "shell-to-site",
      comment: "The shell finds sites and messages by import.meta.glob and knows no site by name.",
      severity: "error",
      from: { path: "^app/(?!sites/)" },
      to: { path: "^app/sites/" },
    },
    {
      name: "server-code-on-the-phone",
      comment: "Only *.server.ts may use the server; types are free.",
      severity: "error",
      from: { path: "^app/", pathNot: ["\\.server\\.tsx?$", test] },
      to: { path: "^server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "rules-are-pure",
      comment:
        "rules/ and the game engine run on the phone, on the server and in tests: no React, no Node, no server, no other part of the app.",
      severity: "error",
      from: { path: ["^app/sites/[^/]+/rules/", "^app/kits/game/"], pathNot: test },
      to: {
        path: [
          "^app/(?!sites/[^/]+/rules/|kits/basics/|kits/game/)",
          "^server/",
          "\\.server\\.tsx?$",
          "^node:",
          "node_modules/(react|react-dom|react-router)/",
        ],
      },
    },
    {
      name: "node-on-the-phone",
      comment: "No phone has the modules Node brings along.",
      severity: "error",
      from: {
        path: "^app/(sites/[^/]+/rules|kits|sites/[^/]+/(parts|scene|screens))/",
        pathNot: [test, "\\.server\\.tsx?$", "/write-[^/]+\\.ts$"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "module-upwards",
      comment: "The domain knows no page, no request and no site.",
      severity: "error",
      from: { path: "^server/modules/", pathNot: test },
      to: { path: ["^app/", "^server/(http/|app\\.ts$|main\\.ts$)"] },
    },
    {
      name: "platform-upwards",
      comment: "The platform is a thin door to the outside and knows nobody inside.",
      severity: "error",
      from: { path: "^server/platform/", pathNot: test },
      to: { path: ["^app/", "^server/(?!platform/|migrations/)"] },
    },
    {
      name: "http-to-app",
      comment:
        "Where the server meets the app, it meets what a page is given and the shell's server files; sites come by glob in server/app.ts.",
      severity: "error",
      from: { path: "^server/(http/|app\\.ts$|main\\.ts$)", pathNot: test },
      to: {
        path: "^app/",
        pathNot: [
          "^app/shell/.*\\.server\\.tsx?$",
          "^app/kits/(page|analytics)/.*\\.server\\.ts$",
          "^app/kits/page/site-registry\\.ts$",
        ],
      },
    },
    {
      name: "contracts-use-nobody",
      comment: "Both sides speak contracts, so contracts speak to nobody.",
      severity: "error",
      from: { path: "^contracts/", pathNot: test },
      to: { pathNot: ["^contracts/", "(^|/)node_modules/valibot/", "^valibot$"] },
    },
    {
      name: "workshop-in-production",
      comment: "What runs for visitors needs neither tests nor tools.",
      severity: "error",
      from: { path: "^(app|server|contracts|cli)/", pathNot: test },
      to: { path: ["^(tests|test-support|tools|bench)/", test] },
    },
    {
      name: "support-to-tests",
      comment: "What starts zones, databases and browsers serves tests, benches and checks, and knows none of them.",
      severity: "error",
      from: { path: "^test-support/" },
      to: { path: "^(tests|bench)/" },
    },
    {
      name: "journey-without-watch",
      comment: "A browser that a journey starts by itself is seen by nobody: it comes from tests/journeys/fixtures.",
      severity: "error",
      from: { path: "^tests/journeys/(?!fixtures/)" },
      to: { path: ["^test-support/chromium\\.ts$", "(^|/)playwright-core/"] },
    },
    {
      name: "build-on-tests",
      comment: "A build needs no tests: only what checks a running zone may start one with their tools.",
      severity: "error",
      from: { path: "^tools/(?!check-|lighthouse/)", pathNot: test },
      to: { path: "^(tests|bench)/" },
    },
  ],
  options: {
    // The compiler of TypeScript 7 is no JavaScript library: without swc not one module would be read.
    parser: "swc",
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: ["^app/generated/", "/\\+types/"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "module", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
