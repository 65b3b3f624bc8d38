import type { Browser, CDPSession, Page } from "playwright-core";

/** What one first visit came to, in ms; `frames` of what a finger did until it was seen. */
export interface NewcomerVisit {
  /** From the press of はじめる to the paper that waits for a finger. */
  pageMs: number;
  /** From the finger on the paper to the first word struck. */
  wordMs: number;
  /** From the press of はじめる to the first word struck, with the time that a newcomer takes to put a finger down. */
  startToWordMs: number;
  /** One for each jerk of the finger: how many frames later the lipstick stood elsewhere. 1 is the very next. */
  framesToPicture: number[];
}

interface NewcomerProbe {
  pressedMs: number;
  touchedMs: number;
  wordMs: number;
  frames: number[];
}
declare global {
  interface Window {
    newcomer: NewcomerProbe;
  }
}

const throttle = 4;
const [widthPx, heightPx] = [360, 640];
/** What the newcomer of the simulated hands needs to see and to move: 24 ticks. */
const reactionMs = 400;
const swayMs = 120;
/** The lipstick stands a hundred units above the lower edge of a field of 640. */
const shareFromTop = 540 / 640;

/** Somebody who has never been here, on a processor four times slower: はじめる, a finger on the paper, and back and forth. */
export async function visitAsNewcomer(browser: Browser, origin: string): Promise<NewcomerVisit> {
  const context = await browser.newContext({
    ...{ viewport: { width: widthPx, height: heightPx }, locale: "ja-JP", hasTouch: true, isMobile: true },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchNewcomer, shareFromTop);
    const cdp = await context.newCDPSession(page);
    await page.goto(`${origin}/lmw`);
    await page.getByRole("link", { name: "はじめる" }).first().waitFor();
    await page.waitForLoadState("networkidle");
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: throttle });
    await page.getByRole("link", { name: "はじめる" }).first().tap();
    await page.locator("main button[data-ready]").waitFor();
    const pageMs = await page.evaluate(() => performance.timeOrigin + performance.now() - window.newcomer.pressedMs);
    await page.waitForTimeout(reactionMs);
    await swayUntilStruck(page, cdp);
    const { pressedMs, touchedMs, wordMs, frames } = await page.evaluate(() => window.newcomer);
    return { pageMs, wordMs: wordMs - touchedMs, startToWordMs: wordMs - pressedMs, framesToPicture: frames };
  } finally {
    await context.close();
  }
}

async function swayUntilStruck(page: Page, cdp: CDPSession): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: heightPx * 0.75, id: 1 }],
    });
  await touch("touchStart", widthPx / 2);
  for (let n = 0; n < 200 && !(await page.evaluate(() => window.newcomer.wordMs > 0)); n++) {
    await page.waitForTimeout(swayMs);
    await touch("touchMove", widthPx / 2 + (n % 2 === 0 ? 60 : -60));
  }
  await touch("touchEnd", 0);
}

/** In the page: notes the press, the first touch, the caption of a word that tears, and when a jerk of the finger is seen. */
function watchNewcomer(fromTop: number): void {
  const probe: NewcomerProbe = { pressedMs: 0, touchedMs: 0, wordMs: 0, frames: [] };
  window.newcomer = probe;
  let [seenX, passed, isWaiting, frameMs] = [-1, 0, false, 0];

  // The press may lead to a new document, whose clock begins anew.
  const nowMs = (): number => performance.timeOrigin + performance.now();
  probe.pressedMs = Number(sessionStorage.getItem("pressedMs"));
  addEventListener(
    "click",
    () => {
      probe.pressedMs ||= nowMs();
      sessionStorage.setItem("pressedMs", String(probe.pressedMs));
    },
    { capture: true },
  );
  addEventListener(
    "pointerdown",
    ({ target }) => {
      if ((target as Element).closest("[data-ready]")) probe.touchedMs ||= nowMs();
    },
    { capture: true },
  );
  addEventListener(
    "pointermove",
    () => {
      if (seenX < 0 || isWaiting) return;
      [isWaiting, passed] = [true, 0];
    },
    { capture: true },
  );

  const look = (): void => {
    if (probe.wordMs === 0 && document.querySelector("dialog")?.textContent?.includes("♪ 紙が裂ける"))
      probe.wordMs = nowMs();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });

  /** One row of the picture, where the lipstick stands; null while there is none. */
  const readRow = (): Uint8Array | Uint8ClampedArray | null => {
    const canvas = document.querySelector<HTMLCanvasElement>("dialog[data-step='playing'] canvas");
    if (!canvas) return null;
    const y = Math.round(canvas.height * fromTop);
    const gl = canvas.getContext("webgl2");
    if (!gl) return canvas.getContext("2d")?.getImageData(0, y, canvas.width, 1).data ?? null;
    const row = new Uint8Array(canvas.width * 4);
    gl.readPixels(0, canvas.height - y, canvas.width, 1, gl.RGBA, gl.UNSIGNED_BYTE, row);
    return row;
  };

  /** Where its white core stands, by the picture itself; -1 while none is drawn. */
  const readX = (): number => {
    const row = readRow() ?? [];
    let [best, at] = [600, -1];
    for (let i = 0; i < row.length; i += 4) {
      const light = (row[i] ?? 0) + (row[i + 1] ?? 0) + (row[i + 2] ?? 0);
      if (light > best) [best, at] = [light, i / 4];
    }
    return at;
  };

  // Behind each callback of the page: what it drew in this frame is still there to be read.
  const next = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    next((atMs) => {
      callback(atMs);
      if (isWaiting && atMs !== frameMs) passed++;
      frameMs = atMs;
      const x = readX();
      if (x < 0) return;
      if (isWaiting && Math.abs(x - seenX) > 6) {
        probe.frames.push(passed);
        isWaiting = false;
      }
      seenX = x;
    });
}
