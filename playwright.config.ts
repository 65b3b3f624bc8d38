// The journeys, walks through the built zone in a real browser at phone size, and the tests of its answers.
//   npm run test:journeys -- <part of a file's name> [--workers 1] [--shard 1/2] [--last-failed] [--grep @smoke]
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#test-support/chromium.ts";

export default defineConfig({
  testDir: "./tests",
  // What a server answers to plain requests needs no browser: those start none.
  testMatch: ["journeys/*.journey.ts", "http/*.http.ts"],
  globalSetup: "./tests/journeys/fixtures/global-setup.ts",
  outputDir: "./build/journeys",
  forbidOnly: process.env.CI !== undefined,
  // A journey that only sometimes works is broken: docs/decisions/0022.
  retries: 0,
  fullyParallel: true,
  // One for each core: more of them leave each walk less of a busy machine, and some run out of their time.
  workers: availableParallelism(),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  reportSlowTests: { max: 15, threshold: 0 },
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: await chromiumPath("headless-shell"),
      args: chromiumArguments(),
      // Where the system says no language, files would be saved without their Japanese names.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
    },
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
    // As inside of the apps that most visitors come from. The worker that keeps copies costs every new phone a third more of
    // the processor's time; journeys that are about copies, lost lines or a second visit allow it.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Without pictures and copies of the page: they cost a third of the processor's time. `--trace on` has all of it.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
});
