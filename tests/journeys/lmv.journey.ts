import assert from "node:assert/strict";
import { isTitled, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "a vote is stamped once a day, the whole hall turns, and a stranger meets the poster",
  async run({ page, baseUrl, anotherPhone }) {
    await page.goto(`${baseUrl}/lmv`);
    await untilAlive(page);
    assert.equal(await page.locator("#wall li").count(), 24);
    await page.locator("#wall a").nth(8).click();
    await page.getByRole("heading", { level: 1, name: "図書室の暖炉" }).waitFor();

    // A double tap is one vote.
    const stamp = page.getByRole("button", { name: "捺す" });
    await stamp.dblclick();
    await page.getByText("一票、受けとりました。").waitFor();
    const receipt = await page.locator("code").innerText();
    assert.match(receipt, /^[0-9a-f-]{36}$/);
    await page.getByRole("link", { name: "広間を見る" }).click();
    await page.getByText("広間じゅうが、『図書室の暖炉』を振り返っています。").waitFor();
    assert.equal(await page.getByRole("img", { name: "あなたの唇" }).count(), 1);

    await page.goto(`${baseUrl}/lmv?m=03`);
    await page.getByText("今日の一票は『図書室の暖炉』に捺してあります。").waitFor();
    assert.equal(await page.getByRole("button", { name: "捺す" }).count(), 0);

    const stranger = await anotherPhone();
    await stranger.goto(`${baseUrl}/lmv/share/17`);
    await isTitled(stranger, "選ばれた怪物 | 怪物夜会");
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
