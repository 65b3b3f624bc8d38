import type { Browser, CDPSession } from "playwright-core";
import { isSolid, onSmallPhone, softwareRenderingQuery, throttle, waitUntil } from "./small-phone.ts";

const limitMs = 30_000;
/** The first script that only a page with a scene asks for. */
const firstSceneScript = /\/scene-support-[^/]*\.js$/;

/** From the moment a page asks for its scene to its first frame. */
export interface FirstBrush {
  wallMs: number;
  /** What the page's own thread worked meanwhile, throttled as it is: neighbours on the machine count little. */
  workMs: number;
}

/** Opens the maker as somebody new; the processor is throttled from the moment the page asks for its scene. */
export async function timeFirstBrush(browser: Browser, hubUrl: string): Promise<FirstBrush> {
  return onSmallPhone(browser, async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.addInitScript(recordFirstFrame);
    const firstRequest = page.waitForRequest(firstSceneScript, { timeout: limitMs }).then(async () => {
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
      return taskMs(cdp);
    });
    // Whoever waits for it comes later, and a page that cannot be opened says so first.
    firstRequest.catch(() => {});
    await page.goto(hubUrl + softwareRenderingQuery);
    const workedMs = await firstRequest;
    await waitUntil(page, "the scene's first frame", limitMs, isSolid);
    await waitUntil(page, "the frame that shows it", limitMs, () => window.firstWandAtMs > 0);
    return { wallMs: await page.evaluate(wallMs, firstSceneScript.source), workMs: (await taskMs(cdp)) - workedMs };
  });
}

/** How long the page's thread has worked so far, by its own clock. */
async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
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
function recordFirstFrame(): void {
  window.firstWandAtMs = 0;
  const recorder = new MutationObserver(() => {
    if (document.querySelector('[data-gl="solid"] canvas') === null) return;
    recorder.disconnect();
    requestAnimationFrame(() => (window.firstWandAtMs = performance.now()));
  });
  recorder.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-gl"] });
}

/** In the page: since it asked. */
function wallMs(firstScript: string): number {
  const firstRequest = performance.getEntriesByType("resource").find(({ name }) => new RegExp(firstScript).test(name));
  return firstRequest ? window.firstWandAtMs - firstRequest.startTime : Number.NaN;
}
