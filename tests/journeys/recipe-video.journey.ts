import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { isSameWindow, markWindow, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("the film of a step knows my recipe: its chapter is the model, is ticked as it passes, and leads on to the next hand", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/personalmakeup?m=nocturnal&t=15&s=desk&full=1`);
  const step = await openVideo(page);
  await backToTheSameStep(page, step);
  await playPastTheStep(page, step);
  await onToTheNextStep(page, step);
  await withoutARecipe(await anotherPhone(), page.url(), baseUrl);
});

const followAddress = (page: Page): Locator => page.getByRole("dialog", { name: "手順をたどる" });
const stepOf = (page: Page, step: number): Locator => followAddress(page).getByText(new RegExp(`^${step} / \\d+$`));

/** 「はじめる」, hand by hand up to the first one that a film shows; the way there stays in this window. */
async function openVideo(page: Page): Promise<number> {
  await waitForHydration(page);
  // The recipe wakes after the page around it.
  await page.waitForLoadState("networkidle");
  await markWindow(page);
  await page.getByRole("button", { name: "はじめる" }).click();
  const video = followAddress(page).locator('a[href^="/channel?v="]');
  let step = 1;
  await stepOf(page, step).waitFor();
  while ((await video.count()) === 0) {
    await followAddress(page).getByRole("button", { name: "次へ", exact: true }).click();
    step += 1;
    await stepOf(page, step).waitFor();
  }
  await expect(video).toHaveAttribute("href", /^\/channel\?v=film-\d\d&t=\d+&r=[0-9A-Z]+$/);
  await video.click();
  await page.locator("[data-recipe=now]").waitFor();
  return step;
}

/** Back, and the link over the chapters, both come to the step one left. */
async function backToTheSameStep(page: Page, step: number): Promise<void> {
  const video = page.url();
  await page.goBack();
  await stepOf(page, step).waitFor();
  await followAddress(page).locator('a[href^="/channel?v="]').click();
  await page.locator("[data-recipe=now]").waitFor();
  await expect(page).toHaveURL(video);
  await page.getByRole("link", { name: /^レシピ『.+』に戻る$/ }).click();
  await stepOf(page, step).waitFor();
  await followAddress(page).locator('a[href^="/channel?v="]').click();
  await page.locator("[data-recipe=now]").waitFor();
  await expect.poll(() => isSameWindow(page)).toBe(true);
}

/** The chapter of the step is the model; a jump over it ticks nothing, playing past its end does. */
async function playPastTheStep(page: Page, step: number): Promise<void> {
  const model = page.locator(`[data-hand="${step}"]`);
  const chapter = page.locator("li > button", { has: model });
  await expect(chapter).toHaveText(/手目のお手本/, { useInnerText: true });
  await expect(chapter).toHaveAttribute("aria-current", "step");
  await page.locator("[data-player=here]").waitFor();
  await page.getByRole("button", { name: /』を見る$/ }).click();
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0.5);

  // From its beginning to the last chapter of the film.
  const last = page.locator("ol:has([data-hand]) > li:last-child > button");
  await chapter.click();
  await last.click();
  await last.and(page.locator("[aria-current=time]")).waitFor();
  await expect(model.getByText("済"), "a jump shows nothing").toHaveCount(0);

  await chapter.click();
  await model.getByText("済").waitFor({ timeout: 20_000 });
  await page
    .locator("[data-recipe=passed]")
    .getByRole("status")
    .getByText(/手目、済。つぎは「.+」。/)
    .waitFor();
}

/** 「つぎの手へ」: follow mode at the next step, the film silent, the one that is done ticked in the list. */
async function onToTheNextStep(page: Page, step: number): Promise<void> {
  await page.getByRole("link", { name: "つぎの手へ" }).press("Enter");
  await stepOf(page, step + 1).waitFor();
  await expect(page.locator("[data-mini]"), "no film talks on beneath the step").toHaveCount(0);
  await followAddress(page).getByRole("button", { name: "戻る" }).click();
  await stepOf(page, step).waitFor();
  await followAddress(page).getByText("済", { exact: true }).waitFor();
  await followAddress(page).getByRole("button", { name: "閉じる" }).click();
  assert.equal(new URL(page.url()).hash, "", "the address is the recipe's own again");
  await page.locator(`[data-passed="${step}"]`).getByText("済").waitFor();
  await page.locator(`[data-passed="${step + 1}"]`).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "つづける" }).waitFor();
}

/** Whoever is sent the film, or comes to it alone, sees its chapters as ever. */
async function withoutARecipe(recipient: Page, recipe: string, baseUrl: string): Promise<void> {
  const code = new URL(recipe).searchParams.get("r");
  for (const address of ["/channel?v=film-12&t=3", `/channel?v=film-12&t=3&r=${code}`]) {
    await recipient.goto(baseUrl + address);
    await recipient.locator('[data-video="film-12"][data-player="here"]').waitFor();
    await recipient.waitForLoadState("networkidle");
    await expect(recipient.locator("[data-recipe], [data-hand]")).toHaveCount(0);
  }
}
