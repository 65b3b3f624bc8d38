import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";
import { writeAsVisitor } from "./steps/companion-steps.ts";

test("the plinth carries what I made last, and the wall what others made", async ({ page, baseUrl }) => {
  await withoutWorks(page, baseUrl);
  await latestWorkOnPlinth(page, baseUrl);
  await recentWorksOfThirty(page, baseUrl);
});

test("a step opens its film, a product its voices, films and recipes, a type its looks", async ({ page, baseUrl }) => {
  await videoOfAStep(page, baseUrl);
  await relatedOfProduct(page, baseUrl);
  await byType(page, baseUrl);
});

test("a door that opens in another year says in which", async ({ page, ownHub }) => {
  await closedUntilAnotherYear(page, await ownHub());
});

/** Before anything was made, tonight's sample stands there, and says so. */
async function withoutWorks(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/zone4`);
  await waitForHydration(page);
  await page.getByText("つぎに乗るのは、わたしの一つ。").waitFor();
  await expect(page.locator("[data-on-plinth]")).toHaveCount(0);
}

/** What was made last, drawn, and the way back to it; what has no drawing stands there by its name. */
async function latestWorkOnPlinth(page: Page, baseUrl: string): Promise<void> {
  await writeAsVisitor(page, "/api/hack/book", { numbers: [1] });
  await page.goto(`${baseUrl}/zone4`);
  await page.locator('[data-on-plinth="name"][href^="/hack?r="]').waitFor();

  const code = formatRecipe(defaultRecipe);
  await writeAsVisitor(page, "/api/mcm/works", { code, isPublic: true, parentId: null });
  await page.goto(`${baseUrl}/zone4`);
  const work = page.locator('[data-on-plinth="drawing"]');
  await work.waitFor();
  await page.getByText("台の上は、わたしの一つ。").waitFor();
  await page.waitForFunction(() => {
    const drawing = document.querySelector<HTMLImageElement>("[data-on-plinth] img");
    return drawing !== null && drawing.naturalWidth > 0;
  });
  await expect(work).toHaveAttribute("href", /^\/mcm(\/gallery\?w|\?r)=/);
  await expect(work).toHaveAttribute("aria-label", /^わたしの『.+』を開く$/);
}

/** Thirty works, mine that I made public before those of the house; each picture is drawn and leads to its work. */
async function recentWorksOfThirty(page: Page, baseUrl: string): Promise<void> {
  const recentWorks = page.getByRole("region", { name: "だれかの、最後の一つ。" });
  await recentWorks.scrollIntoViewIfNeeded();
  const works = recentWorks.getByRole("list", { name: "新しい三十の作品" }).getByRole("link");
  await works.nth(29).waitFor({ state: "attached" });
  await expect(works).toHaveCount(30);
  await expect(works.first()).toHaveAttribute("aria-label", "だれかのマスカラ");
  const labels = await works.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label") ?? ""));
  assert.ok(labels.includes("見本の一枚") && labels.includes("見本のマスカラ"));
  const picture = await works.nth(2).locator("img").getAttribute("src");
  const drawn = await page.request.get(baseUrl + picture);
  assert.equal(drawn.headers()["content-type"], "image/webp");
  assert.ok((await drawn.body()).length < 60_000, "small enough for thirty");
  await works.first().tap();
  await page.waitForURL(/\/mcm\/gallery\?w=/);
}

/** 「はじめる」: the step shows at which second of which film a hand does it. */
async function videoOfAStep(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/personalmakeup?m=nocturnal&t=3&s=desk&own=lip-12`);
  await waitForHydration(page);
  // The recipe wakes after the page around it.
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "はじめる" }).click();
  const follow = page.getByRole("dialog", { name: "手順をたどる" });
  const video = follow.locator('a[href^="/channel?v="]');
  for (let i = 0; i < 8 && !(await follow.getByText("リップ", { exact: true }).isVisible()); i++)
    await follow.getByRole("button", { name: "次へ", exact: true }).click();
  await video.waitFor();
  await expect(video).toHaveAttribute("href", /^\/channel\?v=film-03&t=8&r=[0-9A-Z]+$/);
  await expect(video).toHaveText(/二本でつくる、唇の奥行き.+0:08/, { useInnerText: true });
}

/** The sheet of a product: what is said of it, the second at which a film shows it, recipes that use it. */
async function relatedOfProduct(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/all-products?p=lip-12`);
  await waitForHydration(page);
  const sheet = page.getByRole("dialog");
  // Samples are no voices: none is counted, and each says what it is.
  await sheet.locator("summary", { hasText: "声はまだありません" }).waitFor();
  await sheet.locator('a[href^="/review/"]', { hasText: "見本" }).first().waitFor();
  const related = page.getByRole("region", { name: "町のほかの場所で" });
  await related.scrollIntoViewIfNeeded();
  await related.locator('a[href^="/tips?t="]').first().waitFor();
  await related.locator('a[href="/channel?v=film-03&t=9"]').waitFor();
  await related.locator('a[href^="/personalmakeup?"]').first().tap();
  await page.waitForURL(/\/personalmakeup\?r=.+mine=1/);
  await page.getByText("猫背の女王").first().waitFor({ state: "attached" });
}

/** A type that was read is told in the ranking's filter and in hacks that begin from it, and leads to its two looks. */
async function byType(page: Page, baseUrl: string): Promise<void> {
  const face = { type: 7, runnerUp: 3, chosen: 7, a: 2, b: 1, c: 2, referenceId: "landmarker-jp-1", mode: "photo" };
  await writeAsVisitor(page, "/api/scan/results", face);
  await page.goto(`${baseUrl}/ranking`);
  await waitForHydration(page);
  await page.locator('option[value="kika"]', { hasText: "（わたし）" }).waitFor({ state: "attached" });
  await page.goto(`${baseUrl}/style`);
  await waitForHydration(page);
  await page.locator('a[href="/style?a=7&b=0"]').first().waitFor({ state: "attached" });
}

async function closedUntilAnotherYear(page: Page, hub: { url: string } & Parameters<typeof runCli>[0]): Promise<void> {
  await runCli(hub, "site", "close", "faq", "--until", "2031-01-05");
  // Within five seconds the switch is known to the pages.
  const startedAt = performance.now();
  while (!(await (await fetch(`${hub.url}/faq`)).text()).includes("2031年1月5日")) {
    assert.ok(performance.now() - startedAt < 8_000, "the year is on the closed door");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await page.goto(`${hub.url}/faq`);
  await page.getByText("2031年1月5日").waitFor();
}
