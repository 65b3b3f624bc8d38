import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { pageTests } from "./tools/vitest/page-tests.ts";
import { copyMessages } from "./tools/vite/copy-messages.ts";

const every = "{app,server,contracts,content,tools,tests,test-support,cli,bench,deploy}/**/*.test.{ts,tsx}";
const onPages = pageTests(import.meta.dirname, every);

export default defineConfig({
  plugins: [copyMessages()],
  resolve: { alias: { "use-intl/format-message": `${import.meta.dirname}/app/kits/i18n/format-message.ts` } },
  test: {
    environment: "node",
    server: { deps: { inline: ["use-intl"] } },
    css: { modules: { classNameStrategy: "non-scoped" } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More workers than cores only wait for each other.
    maxWorkers: availableParallelism(),
    reporters: ["default", "./tools/vitest/slowest-tests.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: [every],
          exclude: onPages,
          globalSetup: ["test-support/postgres/global-setup.ts"],
          // Nothing of ours keeps state in a module: loading all of them anew for each file took a third of the time.
          isolate: false,
        },
      },
      // A window remembers who listens to it: each file has a worker of its own.
      { extends: true, test: { name: "pages", include: onPages } },
    ],
  },
});
