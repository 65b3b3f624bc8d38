import type { Browser, BrowserContextOptions } from "playwright-core";
import { isHydrated, type LongFrame, listLongFrames, recordLongFrames, isIdleSince } from "./long-frames.ts";
import { traceTasks } from "./trace-tasks.ts";

/** What one load of a page did to the main thread from its first picture to its rest. */
export interface SlowLoad {
  /** What all tasks beyond 50 ms took beyond them, summed, by the processor time of the thread: neighbours count little. */
  blockedMs: number;
  /** The same by the clock, as a visitor of this machine felt it. */
  blockedWallMs: number;
  /** All of the main thread's work, throttled as it is. */
  cpuMs: number;
  /** When the first picture was shown; on a machine that is not quiet it comes late, and hides what ran before it. */
  firstPictureMs: number;
  /** The longest task, when it began after the navigation, and what ran in it as far as the browser knows. */
  worst: { ms: number; atMs: number; what: string };
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "ja-JP",
};
/** So many times slower the processor is made. */
export const throttle = 4;
const longMs = 50;
/** At rest: loaded, hydrated, and no long frame for so long. A page whose video goes on is never without a request. */
const idleMs = 2_000;

/** Loads a page as somebody who has never been here, on a phone with a processor four times slower, until it is at rest. */
export async function loadSlowly(browser: Browser, url: string): Promise<SlowLoad> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(recordLongFrames);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    const { tasks, firstPictureMs } = await traceTasks(cdp, async () => {
      await page.goto(url);
      await page.waitForFunction(isHydrated);
      await page.waitForFunction(isIdleSince, idleMs, { polling: 250 });
    });
    const frames = await page.evaluate(listLongFrames);
    const late = tasks.filter(({ atMs, wallMs }) => atMs + wallMs > firstPictureMs);
    const beyond = (times: number[]) => times.reduce((sum, ms) => sum + Math.max(0, ms - longMs), 0);
    const worst = late.toSorted((a, b) => b.cpuMs - a.cpuMs)[0] ?? { atMs: 0, wallMs: 0, cpuMs: 0 };
    return {
      blockedMs: beyond(late.map(({ cpuMs }) => cpuMs)),
      blockedWallMs: beyond(late.map(({ wallMs }) => wallMs)),
      firstPictureMs,
      cpuMs: tasks.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
      worst: { ms: worst.cpuMs, atMs: worst.atMs, what: describeTask(frames, worst) },
    };
  } finally {
    await context.close();
  }
}

function describeTask(frames: readonly LongFrame[], { atMs, wallMs }: { atMs: number; wallMs: number }): string {
  const middle = atMs + wallMs / 2;
  const frame = frames.find((one) => one.atMs <= middle && middle <= one.atMs + one.ms);
  return frame?.scripts.join(", ") || "no script: parsing, style, layout";
}
