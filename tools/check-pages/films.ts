import type { CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import { untilAlive } from "#test-support/arrival.ts";
import { type Frame, worstSecond } from "./flashes.ts";

/**
 * How often how much of a phone's screen may flash within a second: stricter than WCAG 2.2, which allows three for a
 * patch of 133 × 133 px (a quarter of ten degrees of sight).
 */
const laws = [
  { flashes: 2, share: (133 * 133) / (390 * 844) },
  { flashes: 1, share: 0.25 },
];
const filmWidthPx = 98;
const filmHeightPx = 211;

/** What moves on the floors: the opening, each hero, and the walk from one floor to the next. */
const scenes: { name: string; play(page: Page, origin: string): Promise<void> }[] = [
  { name: "/", play: async (page, origin) => void (await page.goto(origin), await page.waitForTimeout(4_000)) },
  ...[2, 3, 4, 5].map((floor) => ({
    name: `/zone${floor}`,
    async play(page: Page, origin: string): Promise<void> {
      await page.goto(`${origin}/zone${floor}`);
      await untilAlive(page);
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
      await untilAlive(page);
      for (const floor of [2, 3, 4, 5]) {
        await page.locator(`nav a[href="/zone${floor}"]`).last().tap();
        await page.waitForTimeout(2_000);
      }
    },
  },
];

/** Films each scene on a phone with all motion on. One entry for each, with its faults. */
export async function findFlashes(openPhone: () => Promise<Page>, origin: string): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const { name, play } of scenes) {
    const page = await openPhone();
    // The white of an empty tab is not ours.
    await page.setContent("<html bgcolor='#050304'></html>");
    const frames = await film(page, () => play(page, origin));
    await page.context().close();
    const faults = laws.flatMap((law) => {
      const { share, atMs } = worstSecond(frames, law.flashes);
      if (share <= law.share) return [];
      const part = `${(share * 100).toFixed(1)} % of the screen`;
      return [`${part} flash more than ${law.flashes} times within a second, ${Math.round(atMs)} ms in`];
    });
    found.push([name, frames.length < 5 ? [`only ${frames.length} frames were filmed`] : faults]);
  }
  return found;
}

async function film(page: Page, act: () => Promise<void>): Promise<Frame[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const developing: Promise<Frame>[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    // The last frame may come when the page is about to close: nobody waits for that answer.
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
    developing.push(develop(Buffer.from(data, "base64"), (metadata.timestamp ?? 0) * 1000));
  });
  await session.send("Page.startScreencast", { format: "jpeg", quality: 70, maxWidth: 196, maxHeight: 422 });
  await act();
  await session.send("Page.stopScreencast");
  const frames = await Promise.all(developing);
  const [first] = frames;
  return frames.map(({ atMs, rgb }) => ({ atMs: atMs - (first?.atMs ?? 0), rgb }));
}

async function develop(jpeg: Buffer, atMs: number): Promise<Frame> {
  const rgb = await sharp(jpeg)
    .resize(filmWidthPx, filmHeightPx, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return { atMs, rgb };
}
