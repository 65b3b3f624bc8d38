import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { copyMessages } from "./tools/vite/copy-messages.ts";

export default defineConfig({
  plugins: [copyMessages()],
  resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  test: {
    include: ["{app,server,contracts,content,tools,tests,test-support,cli,bench,deploy}/**/*.test.{ts,tsx}"],
    environment: "node",
    globalSetup: ["test-support/postgres/global-setup.ts"],
    server: { deps: { inline: ["use-intl"] } },
    css: { modules: { classNameStrategy: "non-scoped" } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More workers than cores only wait for each other.
    maxWorkers: availableParallelism(),
    reporters: ["default", "./tools/vitest/slowest-tests.ts"],
  },
});
