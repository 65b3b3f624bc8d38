import type { Browser, Page } from "playwright-core";
import type { FaceEngine } from "#app/kits/face/face-reading.ts";
import { buildPage, openBuiltPage } from "../../tests/face-fixtures/open-built-page.ts";
import { median } from "../bench.ts";
import type { BenchPage } from "./page/film-run.ts";

declare const facePage: BenchPage;

/** One who reads the film, and what its rounds took. */
export interface Runner {
  name: string;
  key: string;
  frameMs: number[];
  firstMs: number[];
  /** Share of the frames of the last round in which it found a face. */
  found: number;
  oneRound(): Promise<void>;
}

interface Ground {
  browser: Browser;
  zoneUrl: string;
  /** Null where the peers are not installed. */
  peersUrl: string | null;
  film: ReadonlyMap<string, Uint8Array>;
}

/** Who takes part, ours and the bare engine first. The slow ones read only the beginning of the film. */
export async function openRunners({ browser, zoneUrl, peersUrl, film }: Ground): Promise<Runner[]> {
  const [ours, bare] = [await buildPage("bench/face/page/ours.ts"), await buildPage("bench/face/page/bare.ts")];
  const addresses = [...film.keys()];
  const few = addresses.slice(0, 12);
  const zone = (built: typeof ours) => (page: Page) => openBuiltPage(page, zoneUrl, built, film);
  const peer = (name: string) => (page: Page) => page.goto(`${peersUrl}/?peer=${name}`);
  const runners = [
    makeRunner(browser, "ours", "ours", zone(ours), addresses),
    makeRunner(browser, "bare engine", "bare", zone(bare), addresses),
    makeRunner(browser, "ours, second engine", "mesh", zone(ours), few, "mesh"),
  ];
  if (!peersUrl) return runners;
  return [
    ...runners,
    makeRunner(browser, "human 3.3.6", "human", peer("human"), few),
    makeRunner(browser, "face-api 1.7.15", "faceApi", peer("face-api"), few),
  ];
}

function makeRunner(
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
        const { firstMs, framesMs, found } = await page.evaluate(([film, wanted]) => facePage.runFilm(film, wanted), [
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
