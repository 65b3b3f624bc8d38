import assert from "node:assert/strict";
import { isTitled, standsAt, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("an unknown address leads to the page of lost visitors, which names the three nearest doors", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const answer = await fetch(`${baseUrl}/no/such/street`, { redirect: "manual" });
  assert.equal(answer.status, 302);
  assert.equal(answer.headers.get("location"), "/zone1/redirect");
  assert.match(answer.headers.get("set-cookie") ?? "", /^kz_lost=.*HttpOnly.*SameSite=Lax/);

  // What was shared and is not there any more leads on, and how somebody came stays known.
  for (const [shared, leadsTo] of [
    ["/channel?v=nobody&cid=kz_video_x", "/channel?cid=kz_video_x"],
    ["/lmv/share/99?cid=kz_lmv_ln", "/lmv?cid=kz_lmv_ln"],
    ["/campaign?c=nothing&cid=kz_cp_ws", "/campaign?cid=kz_cp_ws"],
  ]) {
    const moved = await fetch(baseUrl + shared, { redirect: "manual" });
    assert.equal(moved.headers.get("location"), leadsTo);
  }

  await page.goto(`${baseUrl}/mcn`);
  await standsAt(page, "/zone1/redirect");
  await isTitled(page, "お探しのページは見つかりませんでした");
  await untilAlive(page);
  const doors = page.locator("main ul a");
  await page.locator('main ul a[href="/mcm"]').waitFor();
  const named = await doors.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.equal(named.length, 4, `three doors and the gate, but there are ${named.join(" ")}`);
  assert.equal(named.at(-1), "/zone1");
  await page.getByText("/mcn").waitFor();
  await doors.first().tap();
  await standsAt(page, named[0] ?? "");

  // Whoever comes without scripts reads three doors all the same.
  const plain = await anotherPhone({ javaScriptEnabled: false });
  await plain.goto(`${baseUrl}/mcn`);
  await expect(plain.locator("main ul a")).toHaveCount(4);
});
