import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findJsc } from "./find-jsc.ts";
import { type GoldenRun, goldenSetups } from "./golden-runs.ts";

const golden = JSON.parse(readFileSync(join(import.meta.dirname, "golden.json"), "utf8")) as GoldenRun[];
const expected = golden.map(({ result }) => result);
const jsc = findJsc();
let script = "";
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kate-determinism-"));
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "replay-in-engine.ts"), formats: ["iife"], name: "golden" },
    },
  })) as Rolldown.RolldownOutput[];
  script = built.flatMap(({ output }) => output.map((part) => (part.type === "chunk" ? part.code : ""))).join("\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the golden runs are those of every stage, difficulty and monster", () => {
  expect(golden.map(({ setup }) => setup)).toEqual(goldenSetups());
  expect(golden.every(({ result }) => result.firstMismatch === -1)).toBe(true);
  expect(new Set(golden.map(({ setup }) => setup.monster)).size).toBe(24);
});

test("Node plays every golden run as it was played", () => {
  const replayGolden = new Function(`${script}\nreturn globalThis.replayGolden;`)() as (runs: GoldenRun[]) => string;
  expect(JSON.parse(replayGolden(golden))).toEqual(expected);
});

/** The tools of the set-up are plain scripts without types. */
const writeReplayScript = "../../tools/setup/chromium.mjs";

test("Chromium plays every golden run as it was played", { timeout: 120_000 }, async () => {
  const { findChromium } = (await import(writeReplayScript)) as { findChromium(node: string): Promise<string> };
  const executablePath = await findChromium(process.execPath);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const browserResults = await page.evaluate(
      (runs) => (globalThis as unknown as { replayGolden: (runs: unknown) => string }).replayGolden(runs),
      golden,
    );
    expect(JSON.parse(browserResults)).toEqual(expected);
  } finally {
    await browser.close();
  }
});

if (jsc === null)
  console.log("JavaScriptCore is not here (set JSC_PATH, or install Debian's libjavascriptcoregtk-bin): not compared.");

test.skipIf(jsc === null)("JavaScriptCore plays every golden run as it was played", { timeout: 120_000 }, () => {
  const file = join(folder, "golden.js");
  writeFileSync(file, `${script}\nprint(replayGolden(${JSON.stringify(golden)}));\n`);
  const { stdout, stderr } = spawnSync(jsc ?? "", [file], { encoding: "utf8", maxBuffer: 1e8 });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(expected);
});
