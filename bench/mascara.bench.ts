import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { startHub } from "#test-support/hub-server.ts";
import type { Bench } from "./bench.ts";
import { treeCpuMicros } from "./cpu-time.ts";
import { type FirstBrush, timeFirstBrush } from "./mascara/first-brush.ts";
import { withTimeout } from "./mascara/with-timeout.ts";
import { openManyScenes } from "./mascara/many-scenes.ts";
import { measureSceneScripts } from "./mascara/scene-scripts.ts";
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
  const cleanup = createCleanup();
  try {
    const postgres = await startTestPostgres({ durable: false });
    cleanup.push(() => postgres.stop());
    const hub = await startHub((await postgres.createDatabase()).url, {}, false);
    cleanup.push(() => hub.stop());
    const browser = await launchChromium(["--enable-unsafe-swiftshader"], "headless-shell");
    cleanup.push(() => browser.close());

    console.log(`320 × 568, times on a processor ${throttle} times slower, ${firstRounds} first visits\n`);
    const scripts = await withTimeout("weighing the scripts", limitMs, measureSceneScripts(browser, hub.url));
    const beforeFirsts = treeCpuMicros(process.pid);
    const firsts = await withTimeout("the first visits", limitMs, firstBrushes());
    const beforeTurns = treeCpuMicros(process.pid);
    const turns = await withTimeout("the turns", limitMs, timeTurns(browser));
    const beforeMany = treeCpuMicros(process.pid);
    const many = await withTimeout("the many scenes", limitMs, openManyScenes(browser, hub.url, scenes));
    const cpuMicros = {
      // All processes, and the browser spends the time in which a page is held back too.
      firstVisit: Math.round((beforeTurns - beforeFirsts) / firstRounds),
      sceneAgain: Math.round((treeCpuMicros(process.pid) - beforeMany) / many.scenesInAll),
    };
    return summary({ scripts, firsts, turns, many, cpuMicros });

    async function firstBrushes(): Promise<FirstBrush[]> {
      const found: FirstBrush[] = [];
      for (let round = 0; round < firstRounds; round++) found.push(await timeFirstBrush(browser, hub.url));
      return found;
    }
  } finally {
    await cleanup.run();
  }
};
