import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { standsAt, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { untilGone } from "./steps/gone.ts";

const away = "圏外です。前に開いたものは見られます。";
const back = "つながりました。";

// Without a network the browser says of each request that there is none; in the end the server has no worker.
test.use({
  serviceWorkers: "allow",
  expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404 .*\/sw\.js|404.* http\S+\/sw\.js/,
});

test("without a network, what was opened before can be seen, and everything else says so and names it", async ({
  page,
  baseUrl,
}) => {
  const phone = page.context();
  for (const address of ["/zone1", "/zone3", "/hack?cid=kz_x_ln"]) {
    await page.goto(baseUrl + address);
    await untilAlive(page);
    await untilKept(page, address.replace(/\?.*/, ""));
  }

  await opensOwnThings(page, baseUrl);

  await page.goto(`${baseUrl}/zone1`);
  await untilAlive(page);
  await phone.setOffline(true);
  await line(page, "lost").waitFor();
  await readsOwnThings(page, baseUrl);
  await page.goto(`${baseUrl}/zone1`);
  await untilAlive(page);
  await expect(page).toHaveTitle("KATE ZONE | 入口 今夜");
  await line(page, "lost").waitFor();

  await page.locator('nav a[href="/zone3"]').last().tap();
  await standsAt(page, "/zone3");
  await untilAlive(page);
  await page.waitForFunction(() => document.title === "KATE ZONE | 怪 あそぶ");
  await page.goto(`${baseUrl}/hack?cid=kz_y_x`);
  await untilAlive(page);
  await expect(page).toHaveTitle("KATE ZONE | メイクハック");

  await page.goto(`${baseUrl}/zone3`);
  await untilAlive(page);
  await page.locator('nav a[href="/zone5"]').last().tap();
  await standsAt(page, "/zone5");
  await showsCard(page);
  await page.goto(`${baseUrl}/ranking`);
  await showsCard(page);
  await page.locator('[data-offline="card"] a[href="/hack"]').tap();
  await standsAt(page, "/hack");
  await untilAlive(page);
  await page.goto(`${baseUrl}/ranking`);

  await phone.setOffline(false);
  await page.locator('[data-offline="card"] a[href="/ranking"]').tap();
  await page.waitForFunction(() => document.querySelector("[data-offline]") === null);
  await untilAlive(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/ranking");
  await untilGone(line(page, "lost"));

  await page.goto(`${baseUrl}/zone1`);
  await untilAlive(page);
  await phone.setOffline(true);
  await page.reload();
  await untilAlive(page);
  await line(page, "lost").waitFor();
  await phone.setOffline(false);
  await line(page, "back").waitFor();
  await page.locator('[data-connection="there"]:empty').waitFor({ state: "attached" });
  await keepsOnlyPublicThings(page);

  await phone.route("**/sw.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await untilAlive(page);
  await until(
    async () => (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) === 0,
    "a worker that the server has no more stays in the browser",
  );
  await until(async () => (await page.evaluate(() => caches.keys())).length === 0, "copies stay without a worker");
});

/** The line that says how it stands with the network. */
const line = (page: Page, connection: "lost" | "back"): Locator =>
  page.locator(`[data-connection="${connection}"]`).getByText(connection === "lost" ? away : back);

/** Waits until the worker keeps a page as one that was opened. */
async function untilKept(page: Page, address: string): Promise<void> {
  const isKept = (): Promise<boolean> =>
    page.evaluate(async (path) => {
      const names = (await caches.keys()).filter((name) => name.startsWith("kz-pages-"));
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)));
      return found.some((answer) => (answer?.headers.get("x-kz-title") ?? "") !== "");
    }, address);
  await until(isKept, `${address} was not kept`);
}

async function until(isSo: () => Promise<boolean>, complaint: string): Promise<void> {
  const giveUpAt = performance.now() + 15_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < giveUpAt, complaint);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function showsCard(page: Page): Promise<void> {
  const card = page.locator('[data-offline="card"]');
  await card.getByRole("heading", { name: away }).waitFor();
  await expect(page).toHaveTitle("KATE ZONE | 圏外です。");
  const listed = await card.locator("li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.deepEqual(listed.toSorted(), ["/hack", "/lmp", "/myroom", "/zone1", "/zone3"]);
  await expect(page.locator("script[src], script[type=module]"), "the framework is on the card").toHaveCount(0);
}

const ownAnswers = ["/api/visitor/summary"];

/** Tonight's letter is opened, the room is entered: both keep what they showed. */
async function opensOwnThings(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await untilAlive(page);
  await page.evaluate(async () => {
    await fetch("/api/login.php");
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "x-xsrf-token": decodeURIComponent(token), "idempotency-key": crypto.randomUUID() };
    await fetch("/api/lmp/letter", { method: "POST", headers });
  });
  await page.reload();
  await page.getByText("予言帖に入りました。").waitFor();
  await untilKept(page, "/lmp");
  await page.goto(`${baseUrl}/myroom`);
  await untilAlive(page);
  await untilKept(page, "/myroom");
  await page.locator("[data-standing]").waitFor();
  await until(async () => {
    const kept = await keptPaths(page);
    return ownAnswers.every((path) => kept.includes(path));
  }, "what is mine was not kept");
}

/** Without a network the room and tonight's letter are as they were. */
async function readsOwnThings(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await untilAlive(page);
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map((path) => fetch(path).then(({ status }) => status))),
    ownAnswers,
  );
  assert.deepEqual(answers, [200]);
  await page.getByText(/に見たままの部屋です。/).waitFor();
  await expect.poll(() => page.evaluate(() => fetch("/api/visitor/holdings").catch(() => null))).toBe(null);
  await page.goto(`${baseUrl}/lmp`);
  await untilAlive(page);
  await page.getByText("圏外です。前に開いた手紙を出しています。").waitFor();
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function keepsOnlyPublicThings(page: Page): Promise<void> {
  const kept = await keptPaths(page);
  assert.deepEqual(
    kept
      .filter((path) => path.startsWith("/api") || path === "/sw.js" || path.startsWith("/master"))
      .filter((path) => !ownAnswers.includes(path)),
    [],
  );
  assert.ok(kept.length > 10, "hardly anything is kept");
}
