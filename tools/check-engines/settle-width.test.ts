import { expect, it } from "vitest";
import { type BrowserWindow, settleWidth } from "./settle-width.ts";

/** A window whose frame is 10 px wide; `staleReadings` times it tells the frame of the page before. */
function createWindow({ staleReadings = 0, isStuck = false } = {}) {
  let outerWidthPx = 330;
  let readings = 0;
  const sizes: number[] = [];
  const window: BrowserWindow = {
    async measure() {
      const isStale = readings++ < staleReadings;
      return { innerWidthPx: outerWidthPx - 10, frameWidthPx: isStale ? -320 : 10, frameHeightPx: 40 };
    },
    async setSize(widthPx) {
      sizes.push(widthPx);
      if (!isStuck) outerWidthPx = widthPx;
    },
  };
  return { window, sizes };
}

it("makes the page as wide as a phone by the frame of its window", async () => {
  const { window, sizes } = createWindow();
  await settleWidth(window, { widthPx: 390, heightPx: 844 });
  expect(sizes).toEqual([400]);
});

it("measures the frame again when a new page told the one of the page before", async () => {
  const { window, sizes } = createWindow({ staleReadings: 1 });
  await settleWidth(window, { widthPx: 390, heightPx: 844 });
  expect(sizes).toEqual([70, 400]);
});

it("says how wide a page is that does not follow", async () => {
  const { window } = createWindow({ isStuck: true });
  await expect(settleWidth(window, { widthPx: 390, heightPx: 844, withinMs: 100 })).rejects.toThrow(
    "did not become 390 px wide in 0.1 s: it has 320 px",
  );
});
