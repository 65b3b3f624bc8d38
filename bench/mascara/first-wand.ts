import type { Browser, CDPSession } from "playwright-core";
import { isSolid, onSmallPhone, softAddress, throttle, untilTrue } from "./small-phone.ts";

const limitMs = 30_000;
/** The first script that only a page with a scene asks for. */
const firstOfScene = /\/scene-ground-[^/]*\.js$/;

/** From the moment a page asks for its scene to its first frame. */
export interface FirstWand {
  wallMs: number;
  /** What the page's own thread worked meanwhile, throttled as it is: neighbours on the machine count little. */
  workMs: number;
}

/** Opens the maker as somebody new; the processor is throttled from the moment the page asks for its scene. */
export async function timeFirstWand(browser: Browser, zoneUrl: string): Promise<FirstWand> {
  return onSmallPhone(browser, async (page) => {
    const line = await page.context().newCDPSession(page);
    await line.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.addInitScript(noteFirstFrame);
    const asked = page.waitForRequest(firstOfScene, { timeout: limitMs }).then(async () => {
      await line.send("Emulation.setCPUThrottlingRate", { rate: throttle });
      return taskMs(line);
    });
    // Whoever waits for it comes later, and a page that cannot be opened says so first.
    asked.catch(() => {});
    await page.goto(zoneUrl + softAddress);
    const workedMs = await asked;
    await untilTrue(page, "the scene's first frame", limitMs, isSolid);
    await untilTrue(page, "the frame that shows it", limitMs, () => window.firstWandAtMs > 0);
    return { wallMs: await page.evaluate(wallMs, firstOfScene.source), workMs: (await taskMs(line)) - workedMs };
  });
}

/** How long the page's thread has worked so far, by its own clock. */
async function taskMs(line: CDPSession): Promise<number> {
  const { metrics } = await line.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
  if (seconds === undefined) throw new Error("the browser does not tell how long its tasks took");
  return seconds * 1000;
}

declare global {
  interface Window {
    firstWandAtMs: number;
  }
}

/** In the page, before its first script: notes the first frame with the scene in it. */
function noteFirstFrame(): void {
  window.firstWandAtMs = 0;
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-gl="solid"] canvas') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => (window.firstWandAtMs = performance.now()));
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-gl"] });
}

/** In the page: since it asked. */
function wallMs(firstScript: string): number {
  const asked = performance.getEntriesByType("resource").find(({ name }) => new RegExp(firstScript).test(name));
  return asked ? window.firstWandAtMs - asked.startTime : Number.NaN;
}
