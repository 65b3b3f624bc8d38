import assert from "node:assert/strict";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("from the lips over the map into an area, where a monster asks, remembers, and comes along", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/lmw`);
  await waitForHydration(page);
  const start = page.getByRole("link", { name: "はじめる" });
  await expect(start).toHaveAttribute("href", "/lmw/tutorial");

  await page.goto(`${baseUrl}/lmw/main`);
  await page.locator("[data-waiting]").waitFor();
  await page.getByText("会った怪物、二十四のうち0").waitFor({ state: "attached" });
  await page.locator("main [data-ready]").waitFor();

  // What everyone does together can be heard, and leads to where one takes part.
  const together = page.getByRole("region", { name: "みんなで" });
  await expect(together.getByRole("progressbar")).toHaveCount(2);
  const paint = together.getByRole("link", { name: "みんなの紙を塗る" });
  await expect(paint).toHaveAttribute("href", /^\/lmw\/stg\/[1-6]$/);

  // On a phone the menu comes up from below.
  await page.getByRole("button", { name: "メニュー" }).click();
  const menu = page.getByRole("dialog", { name: "メニュー" });
  await menu.getByRole("link", { name: /SPECIAL/ }).waitFor();
  await expect(menu.getByRole("link")).toHaveCount(7);
  await menu.getByRole("button", { name: "とじる" }).click();
  await menu.waitFor({ state: "hidden" });

  await page.getByRole("link", { name: "会いにいく" }).click();
  await expectAddress(page, "/lmw/area/1");

  // The one that was looked for speaks at once.
  const talk = page.getByRole("dialog", { name: /踊り場の金魚/ });
  await talk.getByText("電球がひとつ切れていて、朱色の尾が明るい。").waitFor();
  await talk.getByRole("button", { name: "話をとばす" }).click();
  await talk.getByRole("button", { name: "貼り紙を金平糖の袋に折る" }).click();
  await talk.getByText("貼り紙を金平糖の袋に折る").waitFor();
  await talk.getByRole("button", { name: "続き" }).click();
  await talk.getByText("いい袋。上の五つ、下の五つ、どちらも入る。").waitFor();
  await talk.getByRole("button", { name: "話をとばす" }).click();
  await talk.getByText("「貼り紙の袋」をもらった").waitFor();
  await talk.getByRole("button", { name: "連れていく" }).click();
  await talk.getByText("いま、いっしょ").waitFor();
  await talk.getByRole("button", { name: "話を終える" }).click();

  // What was done is there for the whole hub, after a new load too.
  await page.goto(`${baseUrl}/lmw/monster?m=01`);
  await page.getByRole("heading", { level: 1, name: "踊り場の金魚" }).waitFor();
  await page.getByText("いま、いっしょ").waitFor();
  await expect(page.getByRole("link", { name: "唇で試す" })).toHaveAttribute("href", "/virtual_tester?s=lip-01");
  const summary = await page.evaluate(async () => (await fetch("/api/visitor/summary")).json());
  assert.deepEqual([summary.companion, summary.metMonsterIds], ["01", ["01"]]);

  // It comes back to the answer.
  await page.getByRole("button", { name: "また会う" }).click();
  await page.getByText("足音でわかった。三段目で一度とまる人。").waitFor();
  await page.getByRole("button", { name: "話を終える" }).click();
  await page.goto(`${baseUrl}/lmw`);
  await page.getByRole("link", { name: "つづきから" }).waitFor();
});
