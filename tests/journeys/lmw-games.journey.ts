import assert from "node:assert/strict";
import { type Page } from "playwright-core";
import { boards, shellRules } from "#app/sites/lmw/games/shells/rules.ts";
import type { GameTicket } from "#contracts/lip-game.ts";
import { standsAt, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "a small game is played to its end by touch, counted by the server, told with its stars, and played again at once",
  async run({ baseUrl, anotherPhone }) {
    const page = await anotherPhone({ reducedMotion: "reduce" });
    await page.goto(`${baseUrl}/lmw/game/6`);
    await untilAlive(page);
    const { setup } = await begin(page);
    await page.locator("dialog [data-ready]").waitFor();
    await matchAll(page, setup);
    const result = page.locator('[data-sent="counted"]');
    await result.waitFor();
    assert.equal(await result.getAttribute("data-stars"), "3");
    await page.getByText("これまでで、いちばん高い点です。").waitFor();
    await page.locator("[data-again]").tap();
    await page.locator('dialog[data-round="playing"] [data-ready]').waitFor();
    assert.equal(await page.locator("[data-shell][data-found]").count(), 0, "the shells lie anew");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "ここでやめる" }).tap();
    await page.getByRole("heading", { level: 1, name: "紅合わせ" }).waitFor();
    await page.goto(`${baseUrl}/lmw/game/7`);
    await standsAt(page, "/lmw/main");
  },
};

async function begin(page: Page): Promise<GameTicket> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/api/lmw/games/tickets"));
  await page.locator("[data-begin]").tap();
  return (await answer).json() as Promise<GameTicket>;
}

/** All three boards, pair by pair: where everything lies follows from tonight's seed. */
async function matchAll(page: Page, setup: GameTicket["setup"]): Promise<void> {
  const world = shellRules.begin(setup, []);
  for (let atMs = 1_000; world.board < boards.length; atMs += 2_000) {
    const { board, shells } = world;
    const first = shells.findIndex(({ isFound }) => !isFound);
    const like = shells.findIndex(({ monster }, n) => n !== first && monster === shells[first]?.monster);
    for (const shell of [first, like]) {
      await page.locator(`[data-board="${board}"][data-shell="${shell}"]`).tap({ force: true });
      shellRules.pass(world, atMs);
      shellRules.act(world, { atMs, what: [shell] });
    }
    // The next shells can be turned once they lie there.
    if (world.board > board && world.board < boards.length)
      await page.locator(`[data-lying="${world.board}"]`).waitFor();
  }
}
