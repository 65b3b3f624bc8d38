/** A window as its page and its driver tell of it. */
export interface BrowserWindow {
  /** What the page says at this moment; of its frame that can be behind while a new page comes. */
  measure(): Promise<{ innerWidthPx: number; frameWidthPx: number; frameHeightPx: number }>;
  setSize(widthPx: number, heightPx: number): Promise<void>;
}

/** So long a window is given to be as wide as it was told to be, before its frame is measured again. */
const settleMs = 1_000;
const pollEveryMs = 50;

/**
 * Makes a page so wide: frame and bars of its window are measured, and again whenever the page did not become so wide by what was
 * measured. @throws Error when it does not within `withinMs`
 */
export async function settleWidth(
  window: BrowserWindow,
  { widthPx, heightPx, withinMs = 20_000 }: { widthPx: number; heightPx: number; withinMs?: number },
): Promise<void> {
  const deadlineMs = performance.now() + withinMs;
  let innerWidthPx = 0;
  while (performance.now() < deadlineMs) {
    const before = await window.measure();
    await window.setSize(widthPx + before.frameWidthPx, heightPx + before.frameHeightPx);
    const settledByMs = performance.now() + settleMs;
    do {
      ({ innerWidthPx } = await window.measure());
      if (innerWidthPx === widthPx) return;
      await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
    } while (performance.now() < settledByMs);
  }
  throw new Error(`the page did not become ${widthPx} px wide in ${withinMs / 1000} s: it has ${innerWidthPx} px`);
}
