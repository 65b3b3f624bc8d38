import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// The set-up is plain JavaScript without types, because it runs before anything is installed.
const load = (name: string) => import(/* @vite-ignore */ new URL(name, import.meta.url).href);
const { whyInstall } = await load("install.mjs");
const { checkRunningNode } = await load("node-runtime.mjs");
const { stampOf } = await load("build-if-stale.mjs");
const { completeLockfile } = await load("complete-lockfile.mjs");
const { vitestCounts, journeyCounts } = await load("test-counts.mjs");

const lock = (packages: object) => ({ packages: { "": { name: "kate-zone" }, ...packages } });

test("packages are installed when there are none, when one is missing and when one is another version", () => {
  const wanted = lock({
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a/node_modules/b": { version: "2.0.0" },
  });
  expect(whyInstall(wanted, null, "node-x")).toMatch(/no complete node_modules/);
  expect(whyInstall(wanted, lock({ "node_modules/a": { version: "1.0.0" } }), "node-x")).toBe("b 2.0.0 is not there");
  const older = { ...wanted.packages, "node_modules/a": { version: "0.9.0" } };
  expect(whyInstall(wanted, lock(older), "node-x")).toBe("a 1.0.0 is not there");
  expect(whyInstall(wanted, wanted, "node-x")).toBe(null);
});

test("packages for other machines may be missing, the Node of this one may not", () => {
  const wanted = lock({ "node_modules/node-mars": { version: "24.0.0", optional: true } });
  expect(whyInstall(wanted, lock({}), "node-x")).toBe(null);
  expect(whyInstall(wanted, lock({}), "node-mars")).toBe("node-mars 24.0.0 is not there");
});

test("a lockfile gets the packages for other machines that its registry hid, beside those who ask for them", () => {
  const tool = (version: string) => ({
    version,
    optionalDependencies: { "@t/linux-x64-musl": version, "@t/darwin-arm64": version },
  });
  const packages = {
    "node_modules/a/node_modules/t": tool("1.0.0"),
    "node_modules/t": tool("2.0.0"),
    "node_modules/@t/darwin-arm64": { version: "2.0.0", integrity: "sha512-x", optional: true },
  };
  const wanted = lock(packages);
  expect(completeLockfile(wanted)).toBe(3);
  expect(wanted.packages).toMatchObject({
    ...packages,
    "node_modules/a/node_modules/@t/darwin-arm64": { version: "1.0.0", optional: true, os: ["darwin"], cpu: ["arm64"] },
    "node_modules/a/node_modules/@t/linux-x64-musl": { version: "1.0.0", libc: ["musl"] },
    "node_modules/@t/linux-x64-musl": { version: "2.0.0", libc: ["musl"] },
  });
  expect(completeLockfile(wanted)).toBe(0);
});

test("a Node that is too old is told which one to install", () => {
  expect(() => checkRunningNode("18.19.0")).toThrow(/Node\.js 18\.19\.0 is too old\. Install Node\.js 20/);
  expect(() => checkRunningNode("20.0.0", "linux", "x64")).not.toThrow();
  expect(() => checkRunningNode("20.0.0", "win32", "x64")).not.toThrow();
});

test("a Mac, for which no Node comes along, is told at once which one to install", () => {
  expect(() => checkRunningNode("22.11.0", "darwin", "arm64")).toThrow(
    /^Node\.js 22\.11\.0 cannot run the app, and no newer one comes along for darwin-arm64\. Install Node\.js 24\.\d+\.\d+ and run this again with it: https:\/\/nodejs\.org\/dist\/v(24\.\d+\.\d+)\/node-v\1\.pkg$/,
  );
  expect(() => checkRunningNode("22.11.0", "win32", "arm64")).toThrow(/-arm64\.msi$/);
  expect(() => checkRunningNode("24.0.0", "darwin", "arm64")).not.toThrow();
});

test("the counts of a test run include files that could not be loaded and runs that broke off", () => {
  const report = (more: object) => JSON.stringify({ numPassedTests: 5, numFailedTests: 0, testResults: [], ...more });
  expect(vitestCounts(report({}), 0)).toEqual({ passed: 5, failed: 0 });
  expect(vitestCounts(report({}), 1)).toEqual({ passed: 5, failed: 1 });
  const notLoaded = { status: "failed", assertionResults: [] };
  const withFailures = report({ numFailedTests: 2, testResults: [notLoaded] });
  expect(vitestCounts(withFailures, 1)).toEqual({ passed: 5, failed: 3 });
  expect(vitestCounts(null, 0)).toEqual({ passed: 0, failed: 1 });
});

test("the counts of the journeys are those of their report, and a run that walked nothing has failed", () => {
  const report = (stats: object, errors: unknown[] = []) =>
    JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });
  expect(journeyCounts(report({ expected: 41 }), 0)).toEqual({ passed: 41, failed: 0 });
  expect(journeyCounts(report({ expected: 40, unexpected: 1 }), 1)).toEqual({ passed: 40, failed: 1 });
  expect(journeyCounts(report({ expected: 41 }, [{ message: "a worker died" }]), 1)).toEqual({ passed: 41, failed: 1 });
  expect(journeyCounts(report({ expected: 41 }), 1)).toEqual({ passed: 41, failed: 1 });
  expect(journeyCounts(report({}), 0)).toEqual({ passed: 0, failed: 1 });
  expect(journeyCounts(null, 0)).toEqual({ passed: 0, failed: 1 });
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kate-stamp-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

test("a build is stale when a source, a configuration or a public file changed, and only then", async () => {
  await write("app/root.tsx", "one");
  await write("vite.config.ts", "one");
  await write("public/assets/a.webp", "one");
  const first = stampOf(folder);
  await write("app/root.test.tsx", "a test");
  await write("app/generated/fonts.css", "made by the build");
  await write("README.md", "for people");
  expect(stampOf(folder)).toBe(first);

  const seen = new Set([first]);
  for (const [path, text] of [
    ["app/root.tsx", "two"],
    ["vite.config.ts", "two"],
    ["public/assets/a.webp", "longer"],
    ["content/faq.json", "new"],
  ] as const) {
    await write(path, text);
    seen.add(stampOf(folder));
  }
  expect(seen.size).toBe(5);
});
