import type { Locator } from "@playwright/test";

/** Waits until a thing has stood in one place for half a second: nobody presses what is still moving. */
export async function waitForStable(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  await locator.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let [place, sinceMs] = ["", performance.now()];
        const check = (nowMs: number): void => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          if (now !== place) [place, sinceMs] = [now, nowMs];
          if (nowMs - sinceMs > 500) resolve();
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      }),
  );
}
