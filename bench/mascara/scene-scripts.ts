import type { Browser, Page } from "playwright-core";
import { isAlive } from "../main-thread/page-notes.ts";
import { isSolid, onSmallPhone, softAddress, untilTrue } from "./small-phone.ts";

const limitMs = 30_000;
/** A page that has asked for no script for so long has asked for all. */
const restMs = 2_500;

/** Compressed bytes. */
export interface SceneScripts {
  /** What is asked for only because there will be a scene, by its path. */
  ofScene: ReadonlyMap<string, number>;
  /** All that is asked for between the page being alive and its scene standing there; slow machines see more of it. */
  lateBytes: number;
}

/** Weighs what comes after the poster, by the same page with its scene and with saved data, where there is none. */
export async function weighSceneScripts(browser: Browser, zoneUrl: string): Promise<SceneScripts> {
  const withScene = await onSmallPhone(browser, async (page) => {
    const asked = noteScripts(page);
    await page.goto(zoneUrl + softAddress);
    await untilTrue(page, "the page is alive", limitMs, isAlive);
    const early = new Set(asked.keys());
    await untilTrue(page, "the scene stands there", limitMs, isSolid);
    return { early, bytes: await weighed(asked) };
  });
  const without = await onSmallPhone(browser, async (page) => {
    const asked = noteScripts(page);
    await page.addInitScript(saveData);
    await page.goto(zoneUrl + softAddress);
    await untilTrue(page, "the page is alive", limitMs, isAlive);
    await untilResting(page, asked);
    return new Set(asked.keys());
  });
  const but = (left: ReadonlySet<string>) => new Map([...withScene.bytes].filter(([path]) => !left.has(path)));
  return { ofScene: but(without), lateBytes: sumOf(but(withScene.early)) };
}

/** All bytes of some scripts. */
export const sumOf = (scripts: ReadonlyMap<string, number>): number =>
  [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

/** By its path, what answers how many bytes of a script travelled; every script of the zone has a path of its own. */
type Asked = Map<string, () => Promise<number>>;

function noteScripts(page: Page): Asked {
  const asked: Asked = new Map();
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    asked.set(new URL(request.url()).pathname, async () => {
      const answer = await request.response();
      if (!answer?.ok()) throw new Error(`${request.url()} answers ${answer?.status() ?? "nothing"}`);
      await answer.finished();
      return (await request.sizes()).responseBodySize;
    });
  });
  return asked;
}

async function weighed(asked: Asked): Promise<Map<string, number>> {
  return new Map(await Promise.all([...asked].map(async ([path, weigh]) => [path, await weigh()] as const)));
}

async function untilResting(page: Page, asked: Asked): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (let before = -1; before !== asked.size; await page.waitForTimeout(restMs)) {
    if (performance.now() > giveUpAt) throw new Error(`the page still asks for scripts after ${limitMs / 1000} s`);
    before = asked.size;
  }
}

/** In the page: somebody who saves data is given the drawing alone. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
