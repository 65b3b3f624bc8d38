import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import pg from "pg";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { startCompanion, writeAsVisitor } from "./steps/companion-steps.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";
import type { Hub } from "#test-support/hub-server.ts";
import { openProphecy } from "./steps/prophecy-steps.ts";

test("a palette sleeps by the letter and opens with the next one, with whoever goes along on its picture; an editor picks a mascara of the month", async ({
  page,
  ownHub,
}) => {
  const hub = await ownHub();
  const database = new pg.Client({ connectionString: hub.databaseUrl });
  await database.connect();
  try {
    await startCompanion(page, hub.url);
    await paletteBesideProphecy(page, hub.url, database);
    await companionOnTheCard(page);
    await pickOfTheMonth(page, hub);
  } finally {
    await database.end();
  }
});

/** Four desires laid to rest: tonight's letter knows of them, and tomorrow's opens with them. */
async function paletteBesideProphecy(page: Page, url: string, database: pg.Client): Promise<void> {
  await page.goto(`${url}/yoku`);
  await waitForHydration(page);
  const words: string[] = [];
  for (const place of [0, 1, 2, 3]) {
    const strip = page.locator("button[data-desire]").nth(place);
    words.push((await strip.locator("span").nth(1).textContent()) ?? "");
    await strip.tap();
    await page.locator("[data-heard] small").waitFor();
    await strip.tap();
    await page.locator(`button[data-desire][aria-pressed="true"]`).nth(place).waitFor();
  }
  await page.getByRole("button", { name: "明日まで寝かせる" }).tap();
  await page.getByRole("link", { name: "眠るまえに、今夜の予言を聞く" }).waitFor();
  await openProphecy(page, url);
  const asleep = page.locator('[data-palette="asleep"]');
  await asleep.waitFor();
  for (const word of words) await asleep.getByText(word, { exact: true }).waitFor();

  await database.query("UPDATE palettes SET jst_day = jst_day - 1");
  await database.query("UPDATE prophecies SET jst_day = jst_day - 1 WHERE answer IS NULL");
  await database.query("UPDATE works SET made_at = made_at - interval '1 day'");
  // The phone's clock did not move: its own copy of the letter is still tonight's.
  await page.evaluate(() => localStorage.removeItem("kz_lmp"));
  await page.goto(`${url}/yoku`);
  await page.getByRole("link", { name: "先に、今夜の予言を読む" }).waitFor();
  const mainLine = await openProphecy(page, url);
  await page.locator('[data-palette="ready"]').getByRole("link", { name: "パレットを開く" }).tap();
  await page.waitForURL(`${url}/yoku`);
  await waitForHydration(page);
  await page.getByRole("link", { name: mainLine }).waitFor();
  await page.getByRole("button", { name: "予言と一緒に、パレットを開く" }).tap();
  await page.locator("[data-palette][data-done]").waitFor({ timeout: 30_000 });
}

/** On the palette's share picture stands whoever goes along: what is saved is not what the hub gives to everybody. */
async function companionOnTheCard(page: Page): Promise<void> {
  const card = page.waitForResponse((answer) => answer.url().includes("/assets/yoku/ogp/j-"));
  await page.getByRole("button", { name: "シェア", exact: true }).tap();
  const plain = await card;
  assert.ok(plain.ok());
  const plainBytes = await plain.body();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "画像を保存" }).tap();
  const saved = await readFile(await (await download).path());
  assert.ok(saved.length > 10_000 && !saved.equals(plainBytes));
}

/** An operator picks one of the wall: it hangs before all others, with the draw that is open. */
async function pickOfTheMonth(page: Page, hub: Hub): Promise<void> {
  const made = (await writeAsVisitor(page, "/api/mcm/works", {
    ...{ code: formatRecipe(defaultRecipe), isPublic: true, parentId: null },
  })) as { work: { id: string; name: { ja: string } } };
  const { id, name } = made.work;
  await runCli(hub, "mascaras", "pick", id);
  await page.goto(`${hub.url}/mcm/gallery`);
  const pick = page.locator(`[data-pick="${id}"]`);
  await pick.getByText("選んだのは編集部。").waitFor();
  await pick.getByRole("link", { name: /^いま、開いている抽選へ/ }).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await pick.getByRole("link", { name: `『${name.ja}』を開く` }).tap();
  await page.waitForURL(`${hub.url}/mcm/gallery?w=${id}`);
}
