import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { writeAsVisitor } from "./steps/companion-steps.ts";
import { openProphecy } from "./steps/prophecy-steps.ts";

test("a newcomer does one thing in ten seconds on each floor, and each of them is kept or carried on", async ({
  page,
  baseUrl,
  ownHub,
  anotherPhone,
}) => {
  await shadeOfTheDay(page, baseUrl);
  await lipColours(page, baseUrl);
  await wordOfTheDay(page, baseUrl);
  // The newest of a zone of its own: elsewhere other journeys publish mascaras in between.
  await newestWorks(await anotherPhone(), (await ownHub()).url);
  await reviewOfTheHour(page, baseUrl);
});

test("a newcomer walks three sites in two minutes, what was done is ticked, and tomorrow has a reason", async ({
  page,
  baseUrl,
}) => {
  await open(page, `${baseUrl}/zone1`);
  const steps = page.getByRole("region", { name: "はじめての三つ" });
  await expect(steps.getByRole("link")).toHaveCount(3);
  await expect(steps.getByText("済み")).toHaveCount(0);
  await expect(page.getByText("明日、0時に新しくなるもの。")).toBeAttached();

  const face = { type: 7, runnerUp: 3, chosen: 7, a: 2, b: 1, c: 2, referenceId: "landmarker-jp-1", mode: "photo" };
  await writeAsVisitor(page, "/api/scan/results", face);
  await openProphecy(page, baseUrl);
  await open(page, `${baseUrl}/zone1`);
  await steps.locator('[data-step="face"]').getByText("済み").waitFor();
  await steps.locator('[data-step="letter"]').getByText("済み").waitFor();
  await expect(steps.locator('[data-step="vote"]').getByText("済み")).toHaveCount(0);
  // By what was done, the way on is another one.
  await expect(todaySection(page).locator("[data-next-way]")).toHaveAttribute("href", "/lmv");

  await steps.locator('[data-step="vote"]').tap();
  await waitForHydration(page);
  await page.locator("#wall a").nth(8).click();
  await page.getByRole("button", { name: "投票する" }).press("Enter");
  await page.getByText("一票、受け取りました。").waitFor();
  await open(page, `${baseUrl}/zone1`);
  await steps.getByText("三つとも済んだ。").waitFor();
  await expect(todaySection(page).locator("[data-next-way]")).toHaveAttribute("href", "/tips");
});

test("tonight on a floor stays inside a narrow phone with letters twice as large, and can be heard", async ({
  page,
  baseUrl,
}) => {
  for (const zone of [1, 2, 3, 4, 5]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${baseUrl}/zone${zone}`);
    await todaySection(page).scrollIntoViewIfNeeded();
    await expectNoAxeIssues(page, `zone ${zone}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => hasNoSidewaysScroll(page), `zone ${zone}`).toBe(true);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each floor opens, paints and strikes all the same, or leads to where it can be done", async ({
    page,
    baseUrl,
  }) => {
    await page.goto(`${baseUrl}/zone1`);
    await todaySection(page).getByText("押して、開く").tap();
    await todaySection(page).getByRole("link", { name: "この色を唇にのせる" }).tap();
    await page.waitForURL(/\/virtual_tester\?s=lip-\d\d$/);

    await page.goto(`${baseUrl}/zone2`);
    await todaySection(page).locator('[data-shade="2"]').tap();
    await expect(todaySection(page).locator('[data-applied="2"]')).toBeVisible();
    await todaySection(page).getByRole("button", { name: "この色を試し塗りへ持っていく" }).tap();
    await page.waitForURL(/\/virtual_tester\?s=lip-\d\d$/);

    await page.goto(`${baseUrl}/zone3`);
    await todaySection(page).locator("label").tap();
    await expect(todaySection(page).getByRole("link", { name: "来週の言葉に一票" })).toBeVisible();

    await page.goto(`${baseUrl}/zone4`);
    await expect(todaySection(page).getByRole("button")).toHaveCount(0);
    await todaySection(page).getByRole("list", { name: "新しいマスカラ" }).getByRole("link").first().tap();
    await page.waitForURL(/\/mcm\/gallery\?w=/);

    await page.goto(`${baseUrl}/zone5`);
    await todaySection(page).getByRole("link", { name: "ぜんぶ読む" }).tap();
    await page.waitForURL(/\/review\/\d+$/);
  });
});

/** The shade of the day opens under the thumb, is put on the list, and is worn by the tester. */
async function shadeOfTheDay(page: Page, baseUrl: string): Promise<void> {
  await open(page, `${baseUrl}/zone1`);
  const floor = todaySection(page);
  await floor.getByText("押して、開く").tap();
  const heart = floor.locator("[data-wish]");
  await heart.tap();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const productId = await heart.getAttribute("data-wish");
  await expect
    .poll(() => page.evaluate(async () => (await (await fetch("/api/wishlist/mine")).text()).slice(0, 400)))
    .toContain(`"${productId}"`);
  await floor.getByRole("link", { name: "この色を唇にのせる" }).tap();
  await page.waitForURL(new RegExp(`/virtual_tester\\?s=${productId}$`));
}

/** By keys: an arrow chooses the next shade, the model wears it, and Enter carries it on. */
async function lipColours(page: Page, baseUrl: string): Promise<void> {
  await open(page, `${baseUrl}/zone2`);
  const shades = todaySection(page).getByRole("radio");
  await expect(shades).toHaveCount(3);
  await shades.first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(todaySection(page).locator('[data-applied="2"]')).toBeVisible();
  await page.waitForFunction(() => {
    const face = document.querySelector<HTMLImageElement>('[data-applied="2"] picture img');
    return face !== null && face.naturalWidth > 0;
  });
  const chosen = await shades.nth(1).getAttribute("value");
  await todaySection(page).getByRole("button", { name: "この色を試し塗りへ持っていく" }).press("Enter");
  await page.waitForURL(new RegExp(`/virtual_tester\\?s=${chosen}$`));
}

/** A finger along the paper strikes the word; the answer is told, and the week's vote is one touch away. */
async function wordOfTheDay(page: Page, baseUrl: string): Promise<void> {
  await open(page, `${baseUrl}/zone3`);
  const word = todaySection(page).getByRole("checkbox");
  const paper = todaySection(page).locator("label");
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  assert.ok(box);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 40, y);
  await page.mouse.down();
  for (let x = 60; x <= 240; x += 20) await page.mouse.move(box.x + x, y);
  await page.mouse.up();
  await expect(word, "a swipe strikes, and the press that ends it does not take it back").toBeChecked();
  await expect(todaySection(page).getByRole("status")).toHaveText(/^消えた。残ったのは「.+」。/);
  await word.focus();
  await page.keyboard.press("Space");
  await expect(word).not.toBeChecked();
  await page.keyboard.press("Space");
  await todaySection(page).getByRole("link", { name: "来週の言葉に一票" }).tap();
  await page.waitForURL(/\/lmw\?week=\d{6}#ballot$/);
}

/** A like is kept: it stands there after a reload. */
async function newestWorks(page: Page, baseUrl: string): Promise<void> {
  await open(page, `${baseUrl}/mcm`);
  await writeAsVisitor(page, "/api/mcm/works", { code: formatRecipe(defaultRecipe), isPublic: true, parentId: null });
  await open(page, `${baseUrl}/zone4`);
  const like = todaySection(page).getByRole("button", { name: "マスカラ1に、いいね" });
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/like") && answer.ok());
  await like.tap();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await saved;
  await page.reload();
  await like.scrollIntoViewIfNeeded();
  await expect(like, "the server remembers it").toHaveAttribute("aria-pressed", "true");
}

/** What helped is kept, and may be taken back. */
async function reviewOfTheHour(page: Page, baseUrl: string): Promise<void> {
  await open(page, `${baseUrl}/zone5`);
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/helpful") && answer.ok());
  await todaySection(page).getByRole("button", { name: "役に立った", exact: true }).tap();
  await saved;
  await page.reload();
  const done = todaySection(page).getByRole("button", { name: "役に立った、と伝えた" });
  await done.scrollIntoViewIfNeeded();
  await done.tap();
  await todaySection(page).getByRole("button", { name: "役に立った", exact: true }).waitFor();
}

const todaySection = (page: Page) => page.locator('section[aria-labelledby="floor-today"]');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}
