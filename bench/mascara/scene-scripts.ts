import type { Browser, Page } from "playwright-core";
import { isHydrated } from "../main-thread/long-frames.ts";
import { isSolid, onSmallPhone, softwareRenderingQuery, waitUntil } from "./small-phone.ts";

const limitMs = 30_000;
/** A page that has asked for no script for so long has asked for all. */
const idleMs = 2_500;

/** Compressed bytes. */
export interface SceneScripts {
  /** What is asked for only because there will be a scene, by its path. */
  ofScene: ReadonlyMap<string, number>;
  /** All that is asked for between hydration and the scene standing there; slow machines see more of it. */
  lateBytes: number;
}

/** Weighs what comes after the poster, by the same page with its scene and with saved data, where there is none. */
export async function measureSceneScripts(browser: Browser, hubUrl: string): Promise<SceneScripts> {
  const withScene = await onSmallPhone(browser, async (page) => {
    const pendingSizes = recordScripts(page);
    await page.goto(hubUrl + softwareRenderingQuery);
    await waitUntil(page, "the page is alive", limitMs, isHydrated);
    const early = new Set(pendingSizes.keys());
    await waitUntil(page, "the scene stands there", limitMs, isSolid);
    return { early, bytes: await sizesOf(pendingSizes) };
  });
  const without = await onSmallPhone(browser, async (page) => {
    const pendingSizes = recordScripts(page);
    await page.addInitScript(saveData);
    await page.goto(hubUrl + softwareRenderingQuery);
    await waitUntil(page, "the page is alive", limitMs, isHydrated);
    await waitUntilIdle(page, pendingSizes);
    return new Set(pendingSizes.keys());
  });
  const but = (left: ReadonlySet<string>) => new Map([...withScene.bytes].filter(([path]) => !left.has(path)));
  return { ofScene: but(without), lateBytes: sumOf(but(withScene.early)) };
}

/** All bytes of some scripts. */
export const sumOf = (scripts: ReadonlyMap<string, number>): number =>
  [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);

/** By its path, what answers how many bytes of a script travelled; every script of the zone has a path of its own. */
type PendingSizes = Map<string, () => Promise<number>>;

function recordScripts(page: Page): PendingSizes {
  const pendingSizes: PendingSizes = new Map();
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    pendingSizes.set(new URL(request.url()).pathname, async () => {
      const answer = await request.response();
      if (!answer?.ok()) throw new Error(`${request.url()} answers ${answer?.status() ?? "nothing"}`);
      await answer.finished();
      return (await request.sizes()).responseBodySize;
    });
  });
  return pendingSizes;
}

async function sizesOf(pendingSizes: PendingSizes): Promise<Map<string, number>> {
  return new Map(await Promise.all([...pendingSizes].map(async ([path, weigh]) => [path, await weigh()] as const)));
}

async function waitUntilIdle(page: Page, pendingSizes: PendingSizes): Promise<void> {
  const deadlineMs = performance.now() + limitMs;
  for (let before = -1; before !== pendingSizes.size; await page.waitForTimeout(idleMs)) {
    if (performance.now() > deadlineMs) throw new Error(`the page still asks for scripts after ${limitMs / 1000} s`);
    before = pendingSizes.size;
  }
}

/** In the page: somebody who saves data is given the drawing alone. */
function saveData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}
