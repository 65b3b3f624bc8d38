import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { matchAllShells, startGame } from "./steps/lip-world-steps.ts";

test("a round is handed to a friend by its link; who takes it up plays the same question and is told how it came out", async ({
  baseUrl,
  anotherPhone,
}) => {
  const challenger = await anotherPhone({ reducedMotion: "reduce" });
  await challenger.goto(`${baseUrl}/lmw/game/6`);
  await waitForHydration(challenger);
  const { setup } = await playToTheEnd(challenger, "last");
  await challenger.locator("[data-offer-duel]").tap();
  const duelId = await challenger.locator("[data-duel-link]").getAttribute("data-duel-link");

  const friend = await anotherPhone({ reducedMotion: "reduce" });
  await friend.goto(`${baseUrl}/lmw/game/6?d=${duelId}`);
  await waitForHydration(friend);
  await expect(friend.locator('[data-duel="open"]')).toContainText("まだ、だれも挑んでいません。");
  // As the round was: nothing is left to choose.
  await expect(friend.getByRole("switch", { name: "補助" })).toHaveCount(0);
  const taken = await playToTheEnd(friend, "middle");
  expect(taken.setup).toEqual(setup);
  await expect(friend.locator("[data-duel-outcome]")).toContainText("勝負は、");

  await challenger.goto(`${baseUrl}/lmw/game/6?d=${duelId}`);
  await expect(challenger.locator('[data-duel="own"]')).toContainText("1人が挑み");
  await challenger.locator("[data-week]").scrollIntoViewIfNeeded();
  await expect(challenger.locator("[data-week]")).toContainText("今週は、七日のうち1日遊びました。");
  await expect(challenger.locator("[data-week]")).toContainText("1人が挑み");
});

test.describe("a duel that is over", () => {
  test.use({ expectedErrors: /404/ });

  test("its link says so, and leads to tonight's question", async ({ page, baseUrl }) => {
    await page.goto(`${baseUrl}/lmw/game/2?d=00000000-0000-4000-8000-000000000099`);
    await expect(page.locator('[data-duel="ended"]')).toContainText("もう終わっています");
    await page.getByRole("link", { name: "今夜の問いで遊ぶ" }).tap();
    await expect(page.locator("[data-duel]")).toHaveCount(0);
    await expect(page.locator("[data-begin]")).toBeVisible();
  });
});

/** Begins what the page offers, finds all pairs, and waits until the round is counted. */
async function playToTheEnd(page: Page, from: "last" | "middle") {
  const ticket = await startGame(page);
  await page.locator("dialog [data-ready]").waitFor();
  await matchAllShells(page, ticket.setup, from);
  await page.locator('[data-sent="counted"]').waitFor();
  return ticket;
}
