import { launchChromium } from "#test-support/chromium.ts";
import { collectClosers } from "#test-support/closers.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { startZone } from "#test-support/zone-server.ts";
import type { Bench } from "./bench.ts";
import { treeCpuMicros } from "./cpu-time.ts";
import { type FirstWand, timeFirstWand } from "./mascara/first-wand.ts";
import { inTime } from "./mascara/in-time.ts";
import { openManyScenes } from "./mascara/many-scenes.ts";
import { weighSceneScripts } from "./mascara/scene-scripts.ts";
import { throttle } from "./mascara/small-phone.ts";
import { summary } from "./mascara/summary.ts";
import { timeTurns } from "./mascara/time-turns.ts";

const firstRounds = 5;
const scenes = 20;
/** For each of the four parts. They take a quarter of it on a machine that others use too. */
const limitMs = 120_000;

/**
 * The mascara maker in the round: what its scene weighs, when it first stands there, what a turn of the wand costs beside a
 * bare scene, and what a window holds after many. The chip makes no pixels: `discard-pixels.ts`. Needs a finished build.
 */
export const bench: Bench = async () => {
  const closers = collectClosers();
  try {
    const postgres = await startTestPostgres({ durable: false });
    closers.push(() => postgres.stop());
    const zone = await startZone((await postgres.freshDatabase()).url, {}, false);
    closers.push(() => zone.stop());
    const browser = await launchChromium(["--enable-unsafe-swiftshader"], "headless-shell");
    closers.push(() => browser.close());

    console.log(`320 × 568, times on a processor ${throttle} times slower, ${firstRounds} first visits\n`);
    const scripts = await inTime("weighing the scripts", limitMs, weighSceneScripts(browser, zone.url));
    const beforeFirsts = treeCpuMicros(process.pid);
    const firsts = await inTime("the first visits", limitMs, firstWands());
    const beforeTurns = treeCpuMicros(process.pid);
    const turns = await inTime("the turns", limitMs, timeTurns(browser));
    const beforeMany = treeCpuMicros(process.pid);
    const many = await inTime("the many scenes", limitMs, openManyScenes(browser, zone.url, scenes));
    const cpuMicros = {
      // All processes, and the browser spends the time in which a page is held back too.
      firstVisit: Math.round((beforeTurns - beforeFirsts) / firstRounds),
      sceneAgain: Math.round((treeCpuMicros(process.pid) - beforeMany) / many.scenesInAll),
    };
    return summary({ scripts, firsts, turns, many, cpuMicros });

    async function firstWands(): Promise<FirstWand[]> {
      const found: FirstWand[] = [];
      for (let round = 0; round < firstRounds; round++) found.push(await timeFirstWand(browser, zone.url));
      return found;
    }
  } finally {
    await closers.closeAll();
  }
};
