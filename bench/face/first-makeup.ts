import type { BrowserContext, Page } from "playwright-core";
import { waitForHydration } from "#test-support/page-checks.ts";

/** So many times slower the processor is made. */
const throttle = 4;

/** What a visitor saw after choosing a photo. */
export interface FirstMakeup {
  /** From the choice to the painted photo. */
  shownMs: number;
  /** How often the page told how many bytes had come. */
  byteReports: number;
  /** What it told last, "" where nothing was to be loaded. */
  totalBytes: string;
}

/** Opens the tester, alive, on a slow processor. */
export async function openTester(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  await page.goto(address);
  await waitForHydration(page);
  await page.locator('input[type="file"]').waitFor({ state: "attached" });
  return page;
}

/** Chooses a photo and waits until it is painted. */
export async function applyToPhoto(page: Page, photo: Buffer): Promise<FirstMakeup> {
  const seen = page.evaluate(watchPage);
  await page.locator('input[type="file"]').setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
  return seen;
}

/** In the page. It resolves in the frame after the one with the painted photo. */
function watchPage(): Promise<FirstMakeup> {
  return new Promise((resolve) => {
    let chosenAtMs = 0;
    const progressLines = new Set<string>();
    document.addEventListener("change", () => (chosenAtMs = performance.now()), { once: true, capture: true });
    const observer = new MutationObserver(() => {
      const line = /[\d.]+／[\d.]+ MB/.exec(document.querySelector("main")?.textContent ?? "")?.[0];
      if (line) progressLines.add(line);
      if (!document.querySelector('[data-source="photo"] canvas')) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          resolve({
            shownMs: performance.now() - chosenAtMs,
            byteReports: progressLines.size,
            totalBytes: [...progressLines].at(-1) ?? "",
          }),
        ),
      );
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
