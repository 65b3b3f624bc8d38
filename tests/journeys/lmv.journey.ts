import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { isTitled, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";
import { untilGone } from "./harness/gone.ts";

export const journey: Journey = {
  name: "a vote is stamped once a day, the whole hall turns, and a stranger meets the poster",
  // The second tab's vote is refused; a part of the page is lost on its way.
  expects: [/\b409\b/, /ERR_FAILED/],
  async run({ page, baseUrl, anotherPhone }) {
    await page.goto(`${baseUrl}/lmv`);
    await untilAlive(page);
    assert.equal(await page.locator("#wall li").count(), 24);
    await page.locator("#wall a").nth(8).click();
    await page.getByRole("heading", { level: 1, name: "図書室の暖炉" }).waitFor();

    const tab = await page.context().newPage();
    await tab.goto(`${baseUrl}/lmv?m=06`);
    await untilAlive(tab);
    await tab.getByRole("button", { name: "捺す" }).waitFor();

    // A double tap is one vote.
    const stamp = page.getByRole("button", { name: "捺す" });
    await stamp.dblclick();
    await page.getByText("一票、受けとりました。").waitFor();
    const receipt = await page.locator("code").innerText();
    assert.match(receipt, /^[0-9a-f-]{36}$/);
    await page.getByRole("link", { name: "広間を見る" }).click();
    await page.getByText("広間じゅうが、『図書室の暖炉』を振り返っています。").waitFor();
    assert.equal(await page.getByRole("img", { name: "あなたの唇" }).count(), 1);

    // A tab that does not know yet is told for whom, not only that it is too late.
    await tab.getByRole("button", { name: "捺す" }).press("Enter");
    await tab.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
    await untilGone(tab.getByRole("button", { name: "捺す" }));
    await tab.close();

    await page.goto(`${baseUrl}/lmv?m=03`);
    await page.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
    await untilGone(page.getByRole("button", { name: "捺す" }));

    await wearIt(page);

    await losesAPart(await anotherPhone(), baseUrl);

    const stranger = await anotherPhone();
    await stranger.goto(`${baseUrl}/lmv/share/17`);
    await isTitled(stranger, "選ばれた怪物 | 怪物夜会");
    await untilAlive(stranger);
    await stranger.getByRole("link", { name: "この怪物に一票" }).click();
    // The new page takes the focus first, for those who hear it.
    await stranger.waitForFunction(() => document.activeElement?.id === "main");
    await stranger.getByRole("button", { name: "捺す" }).press("Enter");
    await stranger.getByText("「四万一匹め。あなたの名です。」").waitFor();

    await stranger.goto(`${baseUrl}/lmv/share/99`);
    assert.equal(new URL(stranger.url()).pathname, "/lmv");
    await stranger.goto(`${baseUrl}/lmv/share_vt/00000000-0000-4000-8000-000000000000`);
    assert.match(new URL(stranger.url()).pathname, /^\/lmv\/share\/\d\d$/);
  },
};

/** A candidate leads into the tester, where its own colour is on. */
async function wearIt(page: Page): Promise<void> {
  assert.equal(await page.locator("[data-stage-use]").count(), 0, "of few runs no number is told");
  await page.getByRole("link", { name: "この色を試す" }).click();
  await page.waitForURL(/\/virtual_tester\?s=lip-03$/);
  await page.getByText("終電のりんご飴").first().waitFor();
}

/** The line breaks between the vote and what is said after it: the receipt is there all the same. */
async function losesAPart(page: Page, baseUrl: string): Promise<void> {
  await page.route("**/build/counted-*.js", (route) => route.abort());
  await page.goto(`${baseUrl}/lmv?m=11`);
  await untilAlive(page);
  await page.getByRole("button", { name: "捺す" }).press("Enter");
  await page.getByText("一票、受けとりました。").waitFor();
  assert.match(await page.locator("code").innerText(), /^[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: "広間を見る" }).waitFor();
}
