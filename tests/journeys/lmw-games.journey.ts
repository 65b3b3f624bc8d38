import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { startGame, matchAllShells } from "./steps/lip-world-steps.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test("a small game is played to its end by touch, counted by the server, told with its stars, and played again at once", async ({
  baseUrl,
  anotherPhone,
}) => {
  const page = await anotherPhone({ reducedMotion: "reduce" });
  await page.goto(`${baseUrl}/lmw/game/6`);
  await waitForHydration(page);
  const { setup } = await startGame(page);
  await page.locator("dialog [data-ready]").waitFor();
  await matchAllShells(page, setup, "first");
  const result = page.locator('[data-sent="counted"]');
  await result.waitFor();
  await expect(result).toHaveAttribute("data-stars", "3");
  await page.getByText("これまでで、いちばん高い点です。").waitFor();
  await page.locator("[data-again]").tap();
  await page.locator('dialog[data-round="playing"] [data-ready]').waitFor();
  await waitForHidden(page.locator("[data-shell][data-found]"), "the shells lie anew");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "ここでやめる" }).tap();
  await page.getByRole("heading", { level: 1, name: "紅合わせ" }).waitFor();
  await page.goto(`${baseUrl}/lmw/game/7`);
  await expectAddress(page, "/lmw/main");
});
