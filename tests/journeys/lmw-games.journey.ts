import assert from "node:assert/strict";
import { standsAt, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";
import { beginGame, matchAllShells } from "./harness/lip-world-steps.ts";
import { untilGone } from "./harness/gone.ts";

export const journey: Journey = {
  name: "a small game is played to its end by touch, counted by the server, told with its stars, and played again at once",
  async run({ baseUrl, anotherPhone }) {
    const page = await anotherPhone({ reducedMotion: "reduce" });
    await page.goto(`${baseUrl}/lmw/game/6`);
    await untilAlive(page);
    const { setup } = await beginGame(page);
    await page.locator("dialog [data-ready]").waitFor();
    await matchAllShells(page, setup);
    const result = page.locator('[data-sent="counted"]');
    await result.waitFor();
    assert.equal(await result.getAttribute("data-stars"), "3");
    await page.getByText("これまでで、いちばん高い点です。").waitFor();
    await page.locator("[data-again]").tap();
    await page.locator('dialog[data-round="playing"] [data-ready]').waitFor();
    await untilGone(page.locator("[data-shell][data-found]"), "the shells lie anew");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "ここでやめる" }).tap();
    await page.getByRole("heading", { level: 1, name: "紅合わせ" }).waitFor();
    await page.goto(`${baseUrl}/lmw/game/7`);
    await standsAt(page, "/lmw/main");
  },
};
