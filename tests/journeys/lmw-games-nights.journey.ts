import { boards } from "#app/sites/lmw/games/shells/rules.ts";
import { fullCharge } from "#app/sites/lmw/games/rules/game-rules.ts";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { findPair, followShells, startGame } from "./steps/lip-world-steps.ts";

test("on the third night shells change places and a pair closes again, the monster lends its hand, and it counts", async ({
  baseUrl,
  anotherPhone,
}) => {
  const page = await anotherPhone({ reducedMotion: "reduce" });
  await page.goto(`${baseUrl}/lmw/game/6`);
  await waitForHydration(page);
  const nights = page.getByRole("group", { name: "三つの夜" });
  await expect(nights.getByRole("radio", { name: "一夜目" })).toBeChecked();
  await nights.getByText("三夜目").tap();
  await expect(nights).toContainText("心がわりの夜：二度つづけて外すと、そろった組が、また閉じる。");
  const { setup } = await startGame(page);
  expect(setup.night).toBe(3);
  await page.locator("dialog [data-ready]").waitFor();

  const { world, turn } = followShells(page, setup);
  const found = page.locator("dialog [data-shell][data-found]");
  const line = page.locator("dialog").getByRole("status");
  await turn(...findPair(world, "first"));
  await expect(found).toHaveCount(2);
  await turn(...twoApart());
  await expect(page.locator("[data-moved]")).toHaveCount(4);
  await expect(line.filter({ hasText: "もう一度外すと" })).toBeVisible();
  await turn(...twoApart());
  await expect(line.filter({ hasText: "また閉じました" })).toBeVisible();
  await expect(found).toHaveCount(0);

  const monster = page.locator("dialog [data-special]");
  await expect(monster).toHaveAttribute("data-special", "filling");
  while (world.charge.amount < fullCharge) await turn(...findPair(world, "first"));
  await page.getByRole("button", { name: "「のぞき見」を頼む" }).tap();
  await expect(page.locator("[data-peek]")).toHaveCount(2);
  while (world.board < boards.length) await turn(...findPair(world, "first"));
  await expect(page.locator('[data-sent="counted"]')).toHaveAttribute("data-stars", "3");

  function twoApart(): [number, number] {
    const closed = [...world.shells.keys()].filter((n) => !world.shells[n]?.isFound);
    const [one = 0] = closed;
    return [one, closed.find((n) => world.shells[n]?.monster !== world.shells[one]?.monster) ?? 0];
  }
});
