import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** A code that opens nothing, and a tab without a network, are what this journey is about. */
test.use({ expectedErrors: /410|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/ });

test("what I made stands in my room and in its list, is opened from there and thrown away; a friend looks in by code, and without a network I still can", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await emptyRoom(page, baseUrl);
  await createItems(page);
  await fullRoom(page, baseUrl);
  await deleteItem(page);
  await byKeys(page, baseUrl);
  const code = await shareWithFriends(page, baseUrl);
  await openFriendRoom(await anotherPhone(), baseUrl, code);
  await withoutNetwork(page, baseUrl);
  await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
});

async function emptyRoom(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  await page.getByRole("heading", { name: "何もない部屋は、いちばん広い。" }).waitFor();
  for (const startLink of ["顔から始める", "唇にのせる", "決めつけを塗りつぶす"])
    await page.getByRole("link", { name: startLink }).waitFor();
  await expect(page.locator("[data-thing]")).toHaveCount(0);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);
}

/** One thing of six sites, as their own pages send them. */
async function createItems(page: Page): Promise<void> {
  const face = { type: 7, runnerUp: 3, chosen: 7, a: 2, b: 1, c: 2, referenceId: "landmarker-jp-1", mode: "photo" };
  await send(page, "POST", "/api/scan/results", face);
  await send(page, "POST", "/api/mcm/works", { code: formatRecipe(defaultRecipe), isPublic: true, parentId: null });
  await send(page, "POST", "/api/yoku/palettes", { code: "01121t2d", lang: "ja", isResting: false });
  await send(page, "POST", "/api/hack/book", { numbers: [1, 2] });
  for (let i = 0; i < 8; i++) await send(page, "POST", "/api/virtual-tester/try-ons", { productId: `lip-0${i + 1}` });
  await send(page, "PUT", "/api/wishlist/items/lip-03", { isWanted: true });
  await send(page, "POST", "/api/lmw/progress", { kind: "starter", monsterId: "01" });
}

async function fullRoom(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  await page.locator("[data-room-items]").waitFor();
  for (const kind of ["face", "mascaras", "palettes", "hacks", "tries", "wishes"])
    await expect(page.locator(`[data-thing="${kind}"]`), `${kind} stands in the room`).toHaveCount(1);
  await expect.poll(() => page.locator("[data-monster]").count()).toBeGreaterThanOrEqual(1);
  // The diary tells tonight by something that was made tonight.
  const today = page.locator("[data-day]").first();
  await today.getByText(/ほかに、/).waitFor();
  await page.getByText("印", { exact: false }).first().waitFor();

  // A thing of the picture opens its list; the list leads to exactly that thing.
  await page.locator('a[data-kind="tries"]').tap();
  const list = page.locator('[data-items="tries"]');
  await list.waitFor();
  await expect(list.getByRole("listitem")).toHaveCount(6);
  await page.getByRole("button", { name: "続きを見る" }).tap();
  await page.waitForFunction(() => document.querySelectorAll('[data-items="tries"] > li').length === 8);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);
  const href = await list.getByRole("link").first().getAttribute("href");
  assert.match(href ?? "", /^\/virtual_tester\?s=lip-08$/);
  await page.locator('a[data-kind="mascaras"]').tap();
  await page.locator('[data-items="mascaras"] a').tap();
  await expectAddress(page, "/mcm/gallery");
  await page.goBack();
  await page.locator("[data-room-items]").waitFor();
}

async function deleteItem(page: Page): Promise<void> {
  await page.locator('a[data-kind="hacks"]').tap();
  const list = page.locator('[data-items="hacks"]');
  await list
    .getByRole("button", { name: /を消す$/ })
    .first()
    .tap();
  await list.getByText("消すと、もどせません。").waitFor();
  await list.getByRole("button", { name: "やめる" }).tap();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await list
    .getByRole("button", { name: /を消す$/ })
    .first()
    .tap();
  await list.getByRole("button", { name: "消す", exact: true }).tap();
  await page.waitForFunction(() => document.querySelectorAll('[data-items="hacks"] > li').length === 1);
  // What is one a night stays for tonight.
  await page.locator('a[data-kind="palettes"]').tap();
  const palettes = page.locator('[data-items="palettes"]');
  await palettes.getByRole("button", { name: /を消す$/ }).tap();
  await palettes.getByRole("button", { name: "消す", exact: true }).tap();
  await page.getByText(/今夜のぶんは明日から消せます/).waitFor();
  // What has come to be known stays for good, and says why.
  await page.locator("#room-monsters > summary").tap();
  await page.getByText("会ったことは、消さずに残します。", { exact: false }).waitFor();
  await expect(page.locator('[data-items="monsters"] button')).toHaveCount(0);
}

/** The list is complete without the picture: kind by kind, thing by thing. */
async function byKeys(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  const summary = page.locator("#room-wishes > summary");
  await summary.waitFor();
  await summary.focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-items="wishes"] a').waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectAddress(page, "/wishlist");
}

async function shareWithFriends(page: Page, baseUrl: string): Promise<string> {
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "コードを作る" }).tap();
  const code = await page.locator("[data-friend-code]").innerText();
  assert.match(code, /^[2-9A-Z]{7}$/);
  return code;
}

async function openFriendRoom(page: Page, baseUrl: string, code: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom?f=${code}`);
  await waitForHydration(page);
  await page.locator("[data-friend]").waitFor();
  await page.getByRole("heading", { level: 1, name: /友だちの\s*部屋/ }).waitFor();
  for (const kind of ["face", "wishes", "hacks"])
    await expect(page.locator(`[data-thing="${kind}"]`), `${kind} is nobody else's business`).toHaveCount(0);
  await expect(page.locator("[data-diary]")).toHaveCount(0);
  await page.locator("#room-mascaras > summary").tap();
  await page.locator('[data-items="mascaras"] a').waitFor();
  await expect(page.getByRole("button", { name: /消す/ })).toHaveCount(0);
  await expectNoAxeIssues(page);

  await page.goto(`${baseUrl}/myroom?f=2222222`);
  await waitForHydration(page);
  await page.getByText("このコードでは、どの部屋も開きません。", { exact: false }).waitFor();
}

async function withoutNetwork(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  await page.locator("[data-room-items]").waitFor();
  // As when the API does not answer: what was read last is still there, with its hour.
  await page.route("**/api/myroom/room", (route) => route.abort("internetdisconnected"));
  await page.reload();
  await waitForHydration(page);
  await page.getByText(/に見たままの部屋です。/).waitFor();
  await page.locator("#room-mascaras > summary").tap();
  await page.locator('[data-items="mascaras"] a').waitFor();
  await expect(page.getByRole("button", { name: /を消す$/ })).toHaveCount(0);
  await page.unroute("**/api/myroom/room");
}

async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await page
    .getByText("この部屋に置いたものを表示するには、JavaScriptを有効にしてください。", { exact: false })
    .waitFor();
}

async function send(page: Page, method: string, path: string, body: object): Promise<void> {
  await page.evaluate(
    async ([address, how, sent, key]) => {
      if (!document.cookie.includes("XSRF-TOKEN")) await fetch("/api/login.php");
      const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const answer = await fetch(address, {
        method: how,
        headers: {
          "content-type": "application/json",
          "x-xsrf-token": decodeURIComponent(token),
          "idempotency-key": key,
        },
        body: sent,
      });
      if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    },
    [path, method, JSON.stringify(body), randomUUID()] as const,
  );
}
