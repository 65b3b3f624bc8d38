import type { Browser, Page } from "playwright-core";
import { startLeakCounter } from "../../tests/journeys/steps/leak-counter.ts";
import { isSolid, onSmallPhone, softwareRenderingQuery, waitUntil } from "./small-phone.ts";

const limitMs = 30_000;
/**
 * Scenes that are not counted. In the next ones the engine goes on compiling what it runs, and that is counted: of 1.7 MB in
 * twenty scenes 0.6 were React's machine code, 0.4 three's, 0.2 of the script that drives the page, and 0.06 objects and their
 * shapes. An engine that compiles nothing (--js-flags=--jitless) grows by 0.2 MB.
 */
const warmUps = 2;

/** What a window holds after scenes that were opened and left in it. */
export interface ManyScenes {
  scenes: number;
  /** With those that are not counted. */
  scenesInAll: number;
  heapGrowthBytes: number;
  /** The second half of it: what is lost with each scene would make it as much as the first. */
  lateGrowthBytes: number;
  /** In the scenes that are not counted. */
  warmUpGrowthBytes: number;
  contextsLeft: number;
  /** Graphics contexts that came and went: the scenes' own, and those that only ask whether there is a chip. */
  contextsReleased: number;
}

/** Opens the maker and leaves for the gallery, again and again, in one window. */
export async function openManyScenes(browser: Browser, hubUrl: string, scenes: number): Promise<ManyScenes> {
  return onSmallPhone(browser, async (page) => {
    page.setDefaultTimeout(limitMs);
    const leakCounter = await startLeakCounter(page);
    const openAndLook = async (count: number) => {
      for (let i = 0; i < count; i++) {
        await page.getByRole("link", { name: "一本をつくる" }).first().click();
        await openAndLeave(page);
      }
      return leakCounter.look();
    };
    await page.goto(hubUrl + softwareRenderingQuery);
    await openAndLeave(page);
    const first = await leakCounter.look();
    const before = await openAndLook(warmUps - 1);
    const half = await openAndLook(Math.floor(scenes / 2));
    const after = await openAndLook(Math.ceil(scenes / 2));
    return {
      scenes,
      scenesInAll: warmUps + scenes,
      heapGrowthBytes: after.heapBytes - before.heapBytes,
      lateGrowthBytes: after.heapBytes - half.heapBytes,
      warmUpGrowthBytes: before.heapBytes - first.heapBytes,
      contextsLeft: after.contexts,
      contextsReleased: after.releasedResources.length - before.releasedResources.length,
    };
  });
}

/** To the gallery, in the same window, when the scene has been seen. */
async function openAndLeave(page: Page): Promise<void> {
  await waitUntil(page, "the scene stands there", limitMs, isSolid);
  await page.locator('main a[href="/mcm/gallery"]').click();
  await page.getByRole("heading", { level: 1, name: "みんなのマスカラ" }).waitFor();
}
