// Plays every stage to its end in the built zone, by the way that steps aside by itself, and keeps pictures of it as sheets to look at.
//   npm run -s build && node tests/contact-sheets/play-stages.ts [stage…]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { launchChromium } from "#test-support/chromium.ts";
import { createCleanup } from "#test-support/cleanup.ts";
import { type Hub, startHub } from "#test-support/hub-server.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { startTestPostgres } from "#test-support/postgres/test-postgres.ts";
import { unlockAreas } from "../journeys/steps/stage-steps.ts";

const folder = join(import.meta.dirname, "../../docs/contact-sheets");
const phone = { width: 390, height: 844 };
const everyMs = 5_000;
/** A stage takes four minutes at most, and twice that where pictures are slow. */
const maxPictures = 100;
const [columns, tileWidthPx, gapPx] = [8, 195, 6];
const help = { isAssisted: true, movesItself: true, paintsItself: true, hasOneSwitch: false, holdMs: 600, gain: 100 };

const wanted = process.argv.slice(2).map(Number);
const cleanup = createCleanup();
try {
  const postgres = await startTestPostgres({ durable: false });
  cleanup.push(() => postgres.stop());
  const browser = await launchChromium();
  cleanup.push(() => browser.close());
  mkdirSync(folder, { recursive: true });
  const stages = wanted.length > 0 ? wanted : [1, 2, 3, 4, 5, 6, 7];
  // Two at once: more would play slower than a hand does.
  await Promise.all([0, 1].map(() => playFrom(stages)));

  /** Plays stage after stage of those that are left. */
  async function playFrom(left: number[]): Promise<void> {
    for (let stage = left.shift(); stage !== undefined; stage = left.shift()) {
      const hub = await startHub((await postgres.createDatabase()).url, {
        DATABASE_WITHIN_MS: "10000",
      });
      const page = await (
        await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, locale: "ja-JP" })
      ).newPage();
      const pictures = await playStage(page, hub, stage);
      writeFileSync(join(folder, `stage-${stage}.webp`), await tile(pictures));
      console.log(`stage ${stage}: ${pictures.length} pictures`);
      await page.context().close();
      await hub.stop();
    }
  }
} finally {
  await cleanup.run();
}

async function playStage(page: Page, hub: Hub, stage: number): Promise<Buffer[]> {
  await page.addInitScript((text) => localStorage.setItem("kz_lmw_help", text), JSON.stringify(help));
  await page.goto(`${hub.url}/lmw/stg/${stage}`);
  await waitForHydration(page);
  await unlockAreas(
    page,
    hub,
    [1, 2, 3, 4, 5, 6].filter((area) => area !== stage || stage === 6),
  );
  await page.reload();
  await page.locator("main [data-alive]").waitFor();
  const pictures = [await page.screenshot()];
  await page.getByRole("button", { name: "はじめる" }).first().tap();
  const field = page.locator("dialog[data-step]");
  await field.waitFor();
  while (pictures.length < maxPictures) {
    await page.waitForTimeout(everyMs);
    pictures.push(await page.screenshot());
    if (await hasEnded(page, field)) return [...pictures, await lastPicture(page)];
  }
  throw new Error(`stage ${stage} did not end`);
}

/** Presses on as whoever plays would: the first of what one may choose, and once more where one fell. True when it was cleared. */
async function hasEnded(page: Page, field: Locator): Promise<boolean> {
  const step = await field.getAttribute("data-step");
  if (step === "playing") {
    const choice = page.locator(':is([data-page="choice"], [data-page="question"]) button').first();
    if (await choice.isVisible()) await choice.tap();
    return false;
  }
  const again = page.getByRole("button", { name: /つづき|大きな紙から|もう一度ここから/ }).first();
  if (step === "over" && !(await again.isVisible())) return true;
  const press = step === "over" ? again : field.locator("button:visible").first();
  if (await press.isVisible()) await press.tap();
  return false;
}

async function lastPicture(page: Page): Promise<Buffer> {
  await page.waitForTimeout(everyMs);
  return page.screenshot();
}

/** The pictures row by row, as one. */
async function tile(pictures: readonly Buffer[]): Promise<Buffer> {
  const tileHeightPx = Math.round((tileWidthPx * phone.height) / phone.width);
  const tiles = await Promise.all(
    pictures.map((picture) => sharp(picture).resize(tileWidthPx, tileHeightPx).toBuffer()),
  );
  const rows = Math.ceil(tiles.length / columns);
  const sheet = sharp({
    create: {
      width: columns * (tileWidthPx + gapPx) - gapPx,
      height: rows * (tileHeightPx + gapPx) - gapPx,
      channels: 3,
      background: "#444",
    },
  });
  const placed = tiles.map((input, i) => ({
    input,
    left: (i % columns) * (tileWidthPx + gapPx),
    top: Math.floor(i / columns) * (tileHeightPx + gapPx),
  }));
  return sheet.composite(placed).webp({ quality: 72 }).toBuffer();
}
