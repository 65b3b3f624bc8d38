import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startHub } from "#test-support/hub-server.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { type Bench, median, noise } from "./bench.ts";
import { type NewcomerVisit, visitAsNewcomer } from "./stage/newcomer-visit.ts";

const rounds = 5;
const goals = { startToWordMs: 8_000, framesToPicture: 2 };

/**
 * A first visit on a phone four times slower: how long until the first word is struck after はじめる, and how many frames pass
 * between a finger and what it does. Needs a finished build.
 */
export const bench: Bench = async () => {
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres();
    cleanup.push(() => postgres.stop());
    const hub = await startHub((await postgres.createDatabase()).url, {}, false);
    cleanup.push(() => hub.stop());
    const browser = await launchChromium(["--enable-unsafe-swiftshader"]);
    cleanup.push(() => browser.close());
    const visits: NewcomerVisit[] = [];
    for (let round = 0; round < rounds; round++) visits.push(await visitAsNewcomer(browser, hub.url));
    const of = (figure: "pageMs" | "wordMs" | "startToWordMs"): number =>
      Math.round(median(visits.map((visit) => visit[figure])));
    const frames = visits.flatMap(({ framesToPicture }) => framesToPicture);
    if (frames.length === 0) throw new Error("no movement of a finger was seen");
    const figures = {
      ...{ startToWordMs: of("startToWordMs"), pageMs: of("pageMs"), touchToWordMs: of("wordMs") },
      ...{ framesToPicture: median(frames), mostFramesToPicture: Math.max(...frames), movements: frames.length },
    };
    console.log(
      `first word ${figures.startToWordMs} ms after はじめる, ${figures.touchToWordMs} after the finger; the page took ${figures.pageMs}`,
    );
    console.log(`${frames.length} movements of a finger, seen ${figures.framesToPicture} frames later`);
    return {
      figures,
      goals,
      holds: figures.startToWordMs <= goals.startToWordMs && figures.framesToPicture <= goals.framesToPicture,
      marks: {
        startToWordMs: { unit: "ms", goal: "at most" },
        framesToPicture: { unit: "frames", goal: "at most" },
      },
      noise: { startToWordMs: noise(visits.map(({ startToWordMs }) => startToWordMs)) },
    };
  } finally {
    await cleanup.run();
  }
};
