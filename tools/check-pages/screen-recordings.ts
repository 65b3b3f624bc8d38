import type { CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { waitForHydration } from "#test-support/page-checks.ts";
import { type Frame, worstSecond } from "./flashes.ts";

/**
 * How often how much of a phone's screen may flash within a second: stricter than WCAG 2.2, which allows three for a
 * patch of 133 × 133 px (a quarter of ten degrees of sight).
 */
const flashLimits = [
  { flashes: 2, share: (133 * 133) / (390 * 844) },
  { flashes: 1, share: 0.25 },
];
const recordingWidthPx = 98;
const recordingHeightPx = 211;

/** What moves in the zones: the intro, each hero, and the transition from one zone to the next. */
const scenes: { name: string; play(page: Page, origin: string): Promise<void> }[] = [
  { name: "/", play: async (page, origin) => void (await page.goto(origin), await page.waitForTimeout(4_000)) },
  ...[2, 3, 4, 5].map((zone) => ({
    name: `/zone${zone}`,
    async play(page: Page, origin: string): Promise<void> {
      await page.goto(`${origin}/zone${zone}`);
      await waitForHydration(page);
      for (let i = 0; i < 6; i++) {
        await page.touchscreen.tap(120 + 20 * i, 330 + 12 * i);
        await page.waitForTimeout(450);
      }
    },
  })),
  {
    name: "/zone1 → /zone5",
    async play(page, origin) {
      await page.goto(`${origin}/zone1`);
      await waitForHydration(page);
      for (const zone of [2, 3, 4, 5]) {
        await page.locator(`nav a[href="/zone${zone}"]`).last().tap();
        await page.waitForTimeout(2_000);
      }
    },
  },
];

/** Records each scene on a phone with all motion on. One entry for each, with its issues. */
export async function findFlashes(openPhone: () => Promise<Page>, origin: string): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const { name, play } of scenes) {
    const page = await openPhone();
    // The white of an empty tab is not ours.
    await page.setContent("<html bgcolor='#050304'></html>");
    const frames = await recordScreen(page, () => play(page, origin));
    await page.context().close();
    const issues = flashLimits.flatMap((limit) => {
      const { share, atMs } = worstSecond(frames, limit.flashes);
      if (share <= limit.share) return [];
      const part = `${(share * 100).toFixed(1)} % of the screen`;
      return [`${part} flash more than ${limit.flashes} times within a second, ${Math.round(atMs)} ms in`];
    });
    found.push([name, frames.length < 5 ? [`only ${frames.length} frames were filmed`] : issues]);
  }
  return found;
}

async function recordScreen(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const decoding: Promise<Frame>[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    // The last frame may come when the page is about to close: nobody waits for that answer.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
    decoding.push(decodeFrame(Buffer.from(data, "base64"), (metadata.timestamp ?? 0) * 1000));
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 70, maxWidth: 196, maxHeight: 422 });
  await act();
  await session.send("Page.stopScreencast");
  const frames = await Promise.all(decoding);
  const [first] = frames;
  return frames.map(({ atMs, rgb }) => ({ atMs: atMs - (first?.atMs ?? 0), rgb }));
}

async function decodeFrame(jpeg: Buffer, atMs: number): Promise<Frame> {
  const rgb = await sharp(jpeg)
    .resize(recordingWidthPx, recordingHeightPx, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return { atMs, rgb };
}
