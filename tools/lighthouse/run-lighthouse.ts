import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Category, Report } from "./report-check.ts";

const run = promisify(execFile);
const setup = new URL("../setup/chromium.mjs", import.meta.url).href;
const timeoutMs = 120_000;

/** What a load needs, as paths. */
export interface Tools {
  command: string;
  browser: string;
}

/** Finds Lighthouse, and the Chromium that the journeys take. Throws when one of them is not there. */
export async function findTools(): Promise<Tools> {
  const places = createRequire(import.meta.url).resolve.paths("lighthouse") ?? [];
  const folder = places.find((place) => existsSync(join(place, "lighthouse")));
  if (!folder) throw new Error("Lighthouse is not installed: it is a development dependency, run `npm ci`");
  // Set-up is plain JavaScript: it runs before there is anything that reads types.
  const { findChromium } = (await import(setup)) as { findChromium(node: string): Promise<string> };
  return { command: join(folder, "lighthouse/cli/index.js"), browser: await findChromium(process.execPath) };
}

/**
 * Loads a page once in a fresh Chromium as Lighthouse's phone does (its mobile preset, simulated slow 4G) and resolves
 * with the report. A process for each load: nothing of one is left for the next.
 */
export async function runLighthouse(
  { command, browser }: Tools,
  url: string,
  checkedCategories: readonly Category[],
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "kate-lighthouse-"));
  const file = join(folder, "report.json");
  const sandbox = process.getuid?.() === 0 ? " --no-sandbox" : "";
  const load = () =>
    run(
      process.execPath,
      [
        command,
        url,
        ...["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${file}`],
        `--only-categories=${checkedCategories.join(",")}`,
        `--chrome-flags=--headless=new --disable-dev-shm-usage${sandbox}`,
      ],
      {
        cwd: dirname(file),
        timeout: timeoutMs,
        env: { ...process.env, CHROME_PATH: browser },
      },
    );
  try {
    // On a busy machine a trace gets lost now and then.
    await load().catch(load);
    return JSON.parse(await readFile(file, "utf8")) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
