import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectAddress, hasNoSidewaysScroll, loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

// Without a network the browser says of each request that there is none.
test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("ask the one window: an answer above the list, by keyboard, shared, without scripts, and without a network", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await page.locator("main svg[role=img]").first().waitFor();
  await waitForCopies(page);
  await typesAndFinds(page);
  await movesByKeyboard(page);
  await opensAndComesBack(page);
  await givesFeedback(page);
  await explainsAndNarrows(page, baseUrl);
  await findsProphecyShades(page, baseUrl);
  await findsByConditions(page, baseUrl);
  await answersDistress(await anotherPhone(), baseUrl);
  await findsInOtherLanguages(page, baseUrl);
  await findsNothing(page, baseUrl);
  await rejectsNonsense(page, baseUrl);
  await remembersOnlyHere(page, baseUrl);
  await goesOnWithoutNetwork(page, baseUrl);

  const plain = await anotherPhone({ javaScriptEnabled: false });
  await plain.goto(`${baseUrl}/tips`);
  await plain.locator("#tips-query").fill("まつげ さがる");
  await plain.locator("#tips-query").press("Enter");
  await expectAddress(plain, "/tips");
  await plain.locator('[data-hit="tip-076"]').first().click();
  await plain.getByRole("heading", { name: "まつ毛が下がるのは、マスカラの重さ", level: 1 }).waitFor();
  await expect
    .poll(() => plain.locator("article ol li").count(), "the steps are in the served page")
    .toBeGreaterThanOrEqual(3);

  const still = await anotherPhone({ reducedMotion: "reduce", viewport: { width: 320, height: 640 } });
  await still.goto(`${baseUrl}/tips?q=${encodeURIComponent("チーク濃い")}`);
  await waitForHydration(still);
  await expect.poll(() => hasNoSidewaysScroll(still), "the results fit 320 pixels").toBeTruthy();
  const moving = await still.locator("main svg[role=img] animate").first().isVisible();
  assert.equal(moving, false, "nothing moves where motion is reduced");
});

const field = (page: Page) => page.locator("#tips-query");
const best = (page: Page) => page.locator("[data-hit]").first();

async function waitForBest(page: Page, id: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.querySelector("[data-hit]")?.getAttribute("data-hit") === wanted, id)
    .catch(() => {});
  await expect(best(page)).toHaveAttribute("data-hit", id);
}

async function waitForCopies(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function typesAndFinds(page: Page): Promise<void> {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await field(page).focus();
  await page.waitForResponse((answer) => new URL(answer.url()).pathname.startsWith("/build/search-ja-"));
  await field(page).pressSequentially("めがはれた");
  await field(page).fill("目が腫れた朝どうすればいい");
  await waitForBest(page, "tip-047");
  await page.waitForFunction(() => location.search.includes("q="));
  assert.deepEqual(
    requests.filter((path) => path.endsWith(".data")),
    [],
    "while one types the server is not asked",
  );
  await page.locator("[data-hit] mark, h2 mark").first().waitFor();
}

async function movesByKeyboard(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-hit"));
  await field(page).press("ArrowDown");
  await expect.poll(focused).toBe("tip-047");
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).not.toBe("tip-047");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("tips-query");
  await field(page).press("ArrowDown");
}

async function opensAndComesBack(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "目が腫れた朝は、温冷のあと縦に", level: 1 }).waitFor();
  await expect(page).toHaveTitle("KATE ZONE | 目が腫れた朝は、温冷のあと縦に");
  await page.getByText("眼科で相談").waitFor();
  await page.goBack();
  await waitForBest(page, "tip-047");
  await expect(field(page)).toHaveValue("目が腫れた朝どうすればいい");
  await best(page).tap();
  await page.getByRole("heading", { level: 1, name: "目が腫れた朝" }).waitFor();
}

/** The shade that a letter brought is found, and leads to a face that wears it. */
async function findsProphecyShades(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips?q=${encodeURIComponent("予言の色")}`);
  await waitForHydration(page);
  const hit = page.locator('[data-hit="prophecy-lip-01"]').first();
  await expect(hit).toHaveAttribute("href", "/virtual_tester?s=lip-01");
}

async function givesFeedback(page: Page): Promise<void> {
  await page.getByRole("button", { name: "ちがった" }).tap();
  await page.getByRole("button", { name: "道具がない" }).tap();
  await page.getByText("ありがとうございます。覚えました。").waitFor();
  await expect(page.getByRole("button", { name: "道具がない" })).toHaveAttribute("aria-pressed", "true");
}

async function explainsAndNarrows(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips?q=${encodeURIComponent("口紅 マスク")}&f=part:lip`);
  await waitForHydration(page);
  await page.locator("summary", { hasText: "なぜこの順番？" }).first().tap();
  await page
    .getByText(/聞かれた2語のうち、2語がここにあります。/)
    .first()
    .waitFor();
  await page.locator("summary", { hasText: "条件でしぼる" }).tap();
  await page.getByRole("link", { name: /^1分まで/ }).tap();
  await page.waitForFunction(() => location.search.includes("minutes:1"));
  await page.getByRole("link", { name: "条件をすべて外す" }).waitFor();
}

/** A JAN leads to its product; conditions are shown as they were read, and hold together. */
async function findsByConditions(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await field(page).focus();
  await field(page).fill("2 901010 000036");
  await waitForBest(page, "lip-03");
  await expect(best(page)).toHaveAttribute("href", "/all-products?p=lip-03");
  await page.getByText("¥1,650（税込）").first().waitFor();
  await field(page).fill("イエベ秋 リップ 1500円以下");
  await page.locator('[data-criterion="season"]', { hasText: "イエベ秋" }).waitFor();
  await page.locator('[data-criterion="price"]', { hasText: "1500円以下" }).waitFor();
  await page.getByText("季節の名前だけで、似合う色は決まりません。").waitFor();
  await expect(best(page)).toHaveAttribute("data-hit", /^tint-/);
  await page.getByRole("link", { name: "この条件で棚を見る" }).click();
  await expectAddress(page, "/all-products");
}

/** Words of distress are answered before anything else, and leave nothing: no count, no recent query, no address. */
async function answersDistress(page: Page, baseUrl: string): Promise<void> {
  await page.clock.install();
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  const counted: string[] = [];
  page.on("request", (request) => void (request.url().includes("/zero-results") && counted.push(request.url())));
  await field(page).focus();
  await field(page).fill("死にたい");
  const card = page.locator("[data-care]");
  await card.getByRole("heading", { name: "話せるところがあります" }).waitFor();
  await expect(card.getByRole("link", { name: /よりそいホットライン/ }).first()).toHaveAttribute(
    "href",
    "tel:0120279338",
  );
  await expect(page.getByText("窓は、いま覚えた。")).toHaveCount(0);
  await expect(page.locator("main svg[role=img]")).toHaveCount(0);
  assert.equal(new URL(page.url()).search, "", "words of distress stand in no address");
  // Past the moment at which a query counts as meant; the one after it shows that the counting works.
  await page.clock.fastForward(5_000);
  const settled = page.waitForResponse((answer) => answer.url().endsWith("/api/tips/zero-results"));
  await field(page).fill("確定申告書類");
  await page.getByText("「確定申告書類」に合うものは、まだありません。").waitFor();
  await page.clock.fastForward(5_000);
  await settled;
  assert.equal(counted.length, 1, "words of distress are not counted, only what came after them");
  const recent = await page.evaluate(() => localStorage.getItem("kz_tips_recent") ?? "");
  assert.doesNotMatch(recent, /死/, "words of distress are not remembered");
  await page.goto(`${baseUrl}/faq?q=${encodeURIComponent("死にたい")}`);
  await expectAddress(page, "/tips");
  await page.locator("[data-care]").waitFor();
}

/** Another language finds its products and its answers, and hears distress in its own words. */
async function findsInOtherLanguages(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq?lang=en`);
  await page.getByRole("link", { name: "Search answers and products" }).click();
  await expectAddress(page, "/tips");
  await field(page).fill("red lipstick");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(best(page)).toHaveAttribute("data-hit", /^(?:lip|tint)-/);
  await page.goto(`${baseUrl}/tips?lang=ko&q=${encodeURIComponent("환불 되나요")}`);
  await expect(best(page)).toHaveAttribute("data-hit", "service-returns");
  await page.goto(`${baseUrl}/tips?lang=th&q=${encodeURIComponent("อยากตาย")}`);
  await expect(page.locator("[data-care]").getByRole("link", { name: /1323/ })).toHaveAttribute("href", "tel:1323");
}

async function findsNothing(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await field(page).focus();
  const counted = page.waitForResponse((answer) => answer.url().endsWith("/api/tips/zero-results"));
  await field(page).fill("確定申告");
  await page.getByText("「確定申告」に合うものは、まだありません。").waitFor();
  assert.deepEqual(await (await counted).json(), { isCounted: true });
  const ways = page.locator("[data-ways] > li");
  await expect(ways).toHaveCount(3);
  await expect(ways.nth(1).getByRole("link")).toHaveAttribute("href", "/all-products");
  await expect(ways.nth(2).getByRole("link")).toHaveAttribute("href", /^\/faq/);
  await field(page).fill("クレンゾン");
  await ways.first().getByRole("link", { name: "クレンジング", exact: true }).waitFor();
}

async function rejectsNonsense(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips?t=tip-999&f=part:moon`);
  await page.getByText("その技は見つかりませんでした。").waitFor();
  await page.getByText("使えない条件があったので").waitFor();
  await page.goto(`${baseUrl}/tips?q=${encodeURIComponent("まつげ<script>alert(1)</script>".repeat(6))}`);
  await page.getByText("はじめの80文字で探しました。").waitFor();
}

async function remembersOnlyHere(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await page.getByRole("heading", { name: /最近探した言葉/ }).waitFor();
  await page.getByRole("button", { name: "すべて消す" }).tap();
  await waitForHidden(page.getByRole("heading", { name: /最近探した言葉/ }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("kz_tips_recent"))).toBe(null);
}

async function goesOnWithoutNetwork(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await loseConnection(page);
  await page.reload();
  await waitForHydration(page);
  await field(page).focus();
  await field(page).fill("まつげ さがる");
  await waitForBest(page, "tip-076");
  await page.context().setOffline(false);
}
