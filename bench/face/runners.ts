import type { Browser, Page } from "playwright-core";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { buildPage, openBuiltPage } from "../../tests/face-fixtures/open-built-page.ts";
import { median } from "../bench.ts";
import type { BenchPage } from "./page/clip-run.ts";

declare const facePage: BenchPage;

/** One who reads the clip, and what its rounds took. */
export interface Runner {
  name: string;
  key: string;
  frameMs: number[];
  firstMs: number[];
  /** Share of the frames of the last round in which it found a face. */
  found: number;
  oneRound(): Promise<void>;
}

interface RunnerEnvironment {
  browser: Browser;
  hubUrl: string;
  /** Null where the peers are not installed. */
  peersUrl: string | null;
  clip: ReadonlyMap<string, Uint8Array>;
}

/** Who takes part, ours and the bare engine first. The slow ones read only the beginning of the clip. */
export async function openRunners({ browser, hubUrl, peersUrl, clip }: RunnerEnvironment): Promise<Runner[]> {
  const [ours, bare] = [await buildPage("bench/face/page/ours.ts"), await buildPage("bench/face/page/bare.ts")];
  const addresses = [...clip.keys()];
  const few = addresses.slice(0, 12);
  const hub = (built: typeof ours) => (page: Page) => openBuiltPage(page, hubUrl, built, clip);
  const peer = (name: string) => (page: Page) => page.goto(`${peersUrl}/?peer=${name}`);
  const runners = [
    createRunner(browser, "ours", "ours", hub(ours), addresses),
    createRunner(browser, "bare engine", "bare", hub(bare), addresses),
    createRunner(browser, "ours, second engine", "mesh", hub(ours), few, "mesh"),
  ];
  if (!peersUrl) return runners;
  return [
    ...runners,
    createRunner(browser, "human 3.3.6", "human", peer("human"), few),
    createRunner(browser, "face-api 1.7.15", "faceApi", peer("face-api"), few),
  ];
}

function createRunner(
  browser: Browser,
  name: string,
  key: string,
  open: (page: Page) => Promise<unknown>,
  addresses: readonly string[],
  engine?: FaceEngine["name"],
): Runner {
  const runner: Runner = {
    ...{ name, key, frameMs: [], firstMs: [], found: 0 },
    async oneRound() {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await open(page);
        await page.waitForFunction(() => "facePage" in globalThis);
        const { firstMs, framesMs, found } = await page.evaluate(([clip, wanted]) => facePage.runClip(clip, wanted), [
          [...addresses],
          engine,
        ] as const);
        runner.firstMs.push(firstMs);
        runner.frameMs.push(median(framesMs));
        runner.found = found / addresses.length;
      } finally {
        await context.close();
      }
    },
  };
  return runner;
}
