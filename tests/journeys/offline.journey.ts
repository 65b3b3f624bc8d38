import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expectAddress, loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

const lostMessage = "圏外です。前に開いたものは見られます。";
const backMessage = "つながりました。";

// Without a network the browser says of each request that there is none; in the end the server has no worker.
test.use({
  serviceWorkers: "allow",
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404 .*\/sw\.js|404.* http\S+\/sw\.js/,
});

test("without a network, what was opened before can be seen, and everything else says so and names it", async ({
  page,
  baseUrl,
}) => {
  const phone = page.context();
  for (const address of ["/zone1", "/zone3", "/hack?cid=kz_x_ln"]) {
    await page.goto(baseUrl + address);
    await waitForHydration(page);
    await waitForCopy(page, address.replace(/\?.*/, ""));
  }

  await opensMyPages(page, baseUrl);

  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await loseConnection(page);
  await setConnection(page, "lost").waitFor();
  await readsMyPages(page, baseUrl);
  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await expect(page).toHaveTitle("KATE ZONE | 入口 今夜");
  await setConnection(page, "lost").waitFor();

  await page.locator('nav a[href="/zone3"]').last().tap();
  await expectAddress(page, "/zone3");
  await waitForHydration(page);
  await page.waitForFunction(() => document.title === "KATE ZONE | 怪 あそぶ");
  await page.goto(`${baseUrl}/hack?cid=kz_y_x`);
  await waitForHydration(page);
  await expect(page).toHaveTitle("KATE ZONE | メイクハック");

  await page.goto(`${baseUrl}/zone3`);
  await waitForHydration(page);
  await page.locator('nav a[href="/zone5"]').last().tap();
  await expectAddress(page, "/zone5");
  await showsCard(page);
  await page.goto(`${baseUrl}/ranking`);
  await showsCard(page);
  await page.locator('[data-offline="card"] a[href="/hack"]').tap();
  await expectAddress(page, "/hack");
  await waitForHydration(page);
  await page.goto(`${baseUrl}/ranking`);

  await expect(page.locator('[data-offline="card"] a[href="/ranking"]')).toHaveCount(1);
  // Nobody presses it: the card goes by itself.
  await phone.setOffline(false);
  await page.waitForFunction(() => document.querySelector("[data-offline]") === null);
  await waitForHydration(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === "/ranking");
  await waitForHidden(setConnection(page, "lost"));

  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await loseConnection(page);
  await page.reload();
  await waitForHydration(page);
  await setConnection(page, "lost").waitFor();
  await phone.setOffline(false);
  await setConnection(page, "back").waitFor();
  await page.locator('[data-connection="there"]:empty').waitFor({ state: "attached" });
  await copiesOnlyPublicPages(page);

  await phone.route("**/sw.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.reload();
  await waitForHydration(page);
  await waitUntil(
    async () => (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) === 0,
    "a worker that the server has no more stays in the browser",
  );
  await waitUntil(async () => (await page.evaluate(() => caches.keys())).length === 0, "copies stay without a worker");
});

/** The line that says how it stands with the network. */
const setConnection = (page: Page, connection: "lost" | "back"): Locator =>
  page.locator(`[data-connection="${connection}"]`).getByText(connection === "lost" ? lostMessage : backMessage);

/** Waits until the worker keeps a page as one that was opened. */
async function waitForCopy(page: Page, address: string): Promise<void> {
  const isCopied = (): Promise<boolean> =>
    page.evaluate(async (path) => {
      const names = (await caches.keys()).filter((name) => name.startsWith("kz-pages-"));
      const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)));
      return found.some((answer) => (answer?.headers.get("x-kz-title") ?? "") !== "");
    }, address);
  await waitUntil(isCopied, `${address} was not kept`);
}

async function waitUntil(isSo: () => Promise<boolean>, failureMessage: string): Promise<void> {
  const deadlineMs = performance.now() + 15_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadlineMs, failureMessage);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function showsCard(page: Page): Promise<void> {
  const card = page.locator('[data-offline="card"]');
  await card.getByRole("heading", { name: lostMessage }).waitFor();
  await expect(page).toHaveTitle("KATE ZONE | 圏外です。");
  const listed = await card.locator("li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.deepEqual(listed.toSorted(), ["/hack", "/lmp", "/myroom", "/zone1", "/zone3"]);
  await expect(page.locator("script[src], script[type=module]"), "the framework is on the card").toHaveCount(0);
}

const privateAnswers = ["/api/visitor/summary"];
/** Kept where a page asked for them. */
const otherAnswers = ["/api/wishlist/mine", "/api/barcode/drawer"];

/** Tonight's letter is opened, the room is entered: both keep what they showed. */
async function opensMyPages(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await waitForHydration(page);
  await page.evaluate(async () => {
    await fetch("/api/login.php");
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const headers = { "x-xsrf-token": decodeURIComponent(token), "idempotency-key": crypto.randomUUID() };
    await fetch("/api/lmp/letter", { method: "POST", headers });
  });
  await page.reload();
  await page.getByText("予言帖に入りました。").waitFor();
  await waitForCopy(page, "/lmp");
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  await waitForCopy(page, "/myroom");
  await page.locator("[data-room-items]").waitFor();
  await waitUntil(async () => {
    const copies = await copiedPaths(page);
    return privateAnswers.every((path) => copies.includes(path));
  }, "what is mine was not kept");
}

/** Without a network the room and tonight's letter are as they were. */
async function readsMyPages(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map((path) => fetch(path).then(({ status }) => status))),
    privateAnswers,
  );
  assert.deepEqual(answers, [200]);
  await page.getByText(/に見たままの部屋です。/).waitFor();
  await expect.poll(() => page.evaluate(() => fetch("/api/visitor/holdings").catch(() => null))).toBe(null);
  await page.goto(`${baseUrl}/lmp`);
  await waitForHydration(page);
  await page.getByText("圏外です。前に開いた手紙を出しています。").waitFor();
}

function copiedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function copiesOnlyPublicPages(page: Page): Promise<void> {
  const copies = await copiedPaths(page);
  assert.deepEqual(
    copies
      .filter((path) => path.startsWith("/api") || path === "/sw.js" || path.startsWith("/master"))
      .filter((path) => ![...privateAnswers, ...otherAnswers].includes(path)),
    [],
  );
  assert.ok(copies.length > 10, "hardly anything is kept");
}
