import assert from "node:assert/strict";
import { expectTitle, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
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
    const redirected = await fetch(baseUrl + shared, { redirect: "manual" });
    assert.equal(redirected.headers.get("location"), leadsTo);
  }

  await page.goto(`${baseUrl}/mcn`);
  await expectAddress(page, "/zone1/redirect");
  await expectTitle(page, "お探しのページは見つかりませんでした");
  await waitForHydration(page);
  const sites = page.locator("main ul a");
  await page.locator('main ul a[href="/mcm"]').waitFor();
  const siteNames = await sites.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.equal(siteNames.length, 4, `three doors and the gate, but there are ${siteNames.join(" ")}`);
  assert.equal(siteNames.at(-1), "/zone1");
  await page.getByText("/mcn").waitFor();
  await sites.first().tap();
  await expectAddress(page, siteNames[0] ?? "");

  // Whoever comes without scripts reads three doors all the same.
  const plain = await anotherPhone({ javaScriptEnabled: false });
  await plain.goto(`${baseUrl}/mcn`);
  await expect(plain.locator("main ul a")).toHaveCount(4);
});
