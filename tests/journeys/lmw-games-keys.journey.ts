import { liftRules } from "#app/sites/lmw/games/lift/rules.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("the twin that does not move is played by keys alone, floor after floor, to its stars", async ({
  baseUrl,
  anotherPhone,
}) => {
  const page = await anotherPhone({ reducedMotion: "reduce" });
  await page.goto(`${baseUrl}/lmw/game/3`);
  await waitForHydration(page);
  const reducedMotionView = page.getByRole("switch", { name: "動きのない遊びかた「順番待ち」" });
  await reducedMotionView.focus();
  await page.keyboard.press("Space");
  await page.getByText("今夜の約束：箱のいる階を覚えて、二十四人。").waitFor();
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/lmw/games/tickets"));
  await page.locator("[data-begin]").focus();
  await page.keyboard.press("Enter");
  const { setup } = (await (await answer).json()) as GameTicket;
  await page.locator("dialog [data-ready]").waitFor();
  const { guests } = liftRules.begin(setup, []);
  for (const [n, { side }] of guests.entries()) {
    await page.keyboard.press(side === 0 ? "ArrowLeft" : "ArrowRight");
    if (n < guests.length - 1) await page.getByText(`のこり${guests.length - n - 1}人`).waitFor();
  }
  const result = page.locator('[data-sent="counted"]');
  await result.waitFor();
  await expect(result).toHaveAttribute("data-stars", "3");
  await page.getByText("星は三つとも、灯った。").waitFor();
});
