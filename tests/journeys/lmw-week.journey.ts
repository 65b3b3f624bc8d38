import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("the week's words are told with their number, one vote is taken, the picture can be embedded; unknown ids lead to the map", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  // A week that no calendar has leads to the running one.
  await page.goto(`${baseUrl}/lmw?week=209999`);
  const code = new URL(page.url()).searchParams.get("week") ?? "";
  assert.match(code, /^20\d{4}$/);
  await waitForHydration(page);
  await page.getByRole("heading", { level: 1, name: "今週、塗りつぶされた言葉" }).waitFor();
  await page.getByText("舞台で消えた語を、名前も場所もつけずに足しています。").waitFor();

  const picture = await page.request.get(`${baseUrl}/assets/lmw/week/${code}.png`);
  assert.equal(picture.headers()["content-type"], "image/png");
  assert.equal((await page.request.get(`${baseUrl}/assets/lmw/week/209912.png`)).status(), 404);

  await page.locator("form[data-ready]").waitFor();
  await expect(page.getByRole("radio")).toHaveCount(12);
  await page.getByRole("radio").nth(4).press("Space");
  // Thanks are not said before the vote is counted: who leaves the page at that word has voted.
  const thanks = page.getByText(/に一票、あずかりました。/);
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/api/lmw/progress", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "この一語に投票する" }).click();
  await expect(page.locator("form [aria-busy=true], form button[aria-disabled=true]")).toHaveCount(1);
  await expect(thanks).toHaveCount(0);
  letThrough();
  await thanks.waitFor();
  await page.unroute("**/api/lmw/progress");
  await page.reload();
  await thanks.waitFor();

  for (const notFound of ["/lmw/area/7", "/lmw/area/0", "/lmw/area/x"]) {
    await page.goto(`${baseUrl}${notFound}`);
    await expectAddress(page, "/lmw/main");
  }
  await page.goto(`${baseUrl}/lmw?r=00000000-0000-4000-8000-000000000000`);
  await page.getByRole("heading", { level: 1, name: "この夜の札はもうない" }).waitFor();

  await earlierDays(page, baseUrl);

  // Without scripts the map is a list of links, and the story is read by its own.
  const plain = await anotherPhone({ javaScriptEnabled: false });
  await plain.goto(`${baseUrl}/lmw/main`);
  await expect.poll(() => plain.locator('a[href="/lmw/area/1"]').count()).toBeGreaterThanOrEqual(2);
  await plain.goto(`${baseUrl}/lmw/main?night=2026-10-03`);
  await plain.getByRole("heading", { name: "10月3日の言葉" }).waitFor();
  // The week is a sheet of paper before any script has come.
  await plain.goto(`${baseUrl}/lmw?week=${code}`);
  await expect.poll(() => backgroundOf(plain.locator("main article header").first())).toBe(paper);
  await plain.goto(`${baseUrl}/lmw/introduction`);
  await expect(plain.locator('a[href="#p-2"]')).toHaveCount(2);
  await plain.goto(`${baseUrl}/lmw/monster?area=2`);
  await expect(plain.locator('main a[href^="/lmw/monster?m="]')).toHaveCount(4);
});

/** `#efe7dc`, the week's paper. */
const paper = "rgb(239, 231, 220)";
const backgroundOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Each of the last nights keeps its own paper and its own seed; any other is found by its day. */
async function earlierDays(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmw/main`);
  await waitForHydration(page);
  await page.getByText("前の晩の言葉").tap();
  await expect(page.locator('main a[href*="?night="]')).toHaveCount(6);
  await page.getByLabel("ほかの晩を探す").fill("2026-10-03");
  await page.getByRole("button", { name: "その晩の紙を見る" }).tap();
  await page.getByRole("heading", { name: "10月3日の言葉" }).waitFor();
  const way = page.getByRole("link", { name: "この紙を塗りにいく" });
  await expect(way).toHaveAttribute("href", /^\/lmw\/stg\/[1-7]\?night=2026-10-03$/);
  const seeds = await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "");
    const requestDay = async (day?: string): Promise<number> => {
      const answer = await fetch("/api/lmw/stg/tickets", {
        method: "POST",
        headers: { "content-type": "application/json", "x-xsrf-token": token },
        body: JSON.stringify({ stage: 1, difficulty: 1, monster: 1, ...(day && { night: day }) }),
      });
      return ((await answer.json()) as { setup: { seed: number } }).setup.seed;
    };
    return [await requestDay(), await requestDay("2026-10-03"), await requestDay("2026-10-03")];
  });
  assert.notEqual(seeds[0], seeds[1]);
  assert.equal(seeds[1], seeds[2]);
  await page.getByRole("link", { name: "今夜の言葉へ戻る" }).tap();
  await page.getByRole("heading", { name: "今夜の言葉" }).waitFor();
}
