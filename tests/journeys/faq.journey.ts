import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test.use({ serviceWorkers: "allow" });

test(
  "an answer opens from its address, is voted on once, and a code from the check leads to the right ones",
  { tag: "@smoke" },
  async ({ page, baseUrl, anotherPhone }) => {
    await openByAddress(page, baseUrl);
    await vote(page, baseUrl);
    await search(page, baseUrl);
    await openWithCode(page, baseUrl);
    await seeWhereInformationGoes(page, baseUrl);
    await readTheTrustPages(page, baseUrl);
    await readInAnotherLanguage(page, baseUrl);
    await openWithoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  },
);

async function openByAddress(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq#privacy-face`);
  const answer = page.locator("#privacy-face");
  await answer.getByText("三つの粗い数").waitFor();
  await expect(page.locator("details[open]"), "no other answer is open").toHaveCount(1);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "{}") as {
    "@type": string;
    mainEntity: unknown[];
  };
  assert.equal(data["@type"], "FAQPage");
  assert.equal(data.mainEntity.length, 76);
}

async function vote(page: Page, baseUrl: string): Promise<void> {
  const helpfulButton = page.locator("#privacy-face").getByRole("button", { name: "役に立った" });
  await helpfulButton.click();
  await page.locator("#privacy-face").getByText("ありがとうございます。").waitFor();
  await page.goto(`${baseUrl}/faq#privacy-face`);
  await page.reload();
  await page.locator('#privacy-face [aria-pressed="true"]').waitFor();
}

async function search(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq`);
  await waitForHydration(page);
  await page.getByRole("searchbox").fill("ｷｼｭ変");
  await page.getByRole("button", { name: "探す" }).click();
  await page.getByText("合う答えが見つかりませんでした").waitFor();
  await page.getByRole("searchbox").fill("機種変");
  await page.getByRole("button", { name: "探す" }).click();
  await page.locator("details[open]").getByText("あいことば").first().waitFor();
  await expect(page).toHaveURL(/\/faq\?q=/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
}

async function openWithCode(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/test`);
  await page.locator("[data-code]").first().waitFor({ timeout: 20_000 });
  const code = (await page.locator("[data-code]").first().innerText()).match(/KZ-\w{4}-\w{4}/)?.[0] ?? "";
  await page.goto(`${baseUrl}/faq#still`);
  await waitForHydration(page);
  await page.getByLabel("チェックの番号").fill(code.toLowerCase());
  await page.getByRole("button", { name: "番号を読む" }).click();
  await page.waitForURL(/code=/);
  await page
    .locator("#still [role=status]")
    .getByText(/当てはまる答え|見つかりませんでした/)
    .waitFor();
  await page.goto(`${baseUrl}/faq?code=KZ-0000-0000%3Cb%3E#still`);
  await page.getByText("この番号は読めませんでした。").waitFor();
}

async function seeWhereInformationGoes(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq#external`);
  const own = page.getByRole("switch", { name: "このサイトによる計測" });
  await own.waitFor();
  await expect(own).toBeChecked();
  await own.click();
  await page.reload();
  await own.waitFor();
  await expect(own, "the answer is kept in this browser").not.toBeChecked();
  await own.click();
  await expect(page.locator("[data-destination]"), "no outside address is set here, so none is shown").toHaveCount(0);
}

async function readTheTrustPages(page: Page, baseUrl: string): Promise<void> {
  const titles = new Set<string>();
  for (const id of ["privacy", "terms", "accessibility"]) {
    await page.goto(`${baseUrl}/faq?page=${id}`);
    titles.add(await page.title());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`\\?page=${id}$`));
  }
  assert.equal(titles.size, 3);
  await page.goto(`${baseUrl}/faq?page=secrets`);
  await page.getByText("お探しの文書は見つかりませんでした。").waitFor();
}

async function readInAnotherLanguage(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq?lang=ko#camera-sent`);
  await page.locator('[lang="ko"]').getByText("보내지 않아요").waitFor();
  await expect(page).toHaveTitle("KATE ZONE | 자주 묻는 질문");
  await page.goto(`${baseUrl}/faq?lang=fr`);
  await page.getByText("日本語で表示しています。").waitFor();
}

async function openWithoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/faq#camera-denied`);
  await page.locator("#camera-denied").getByText("設定").first().waitFor();
  await page.getByText("どんなCookieを使いますか。").click();
  await page.getByText("広告のCookieはありません。").waitFor();
  await page.getByRole("searchbox").fill("カメラ");
  await page.getByRole("button", { name: "探す" }).click();
  await page.getByText(/「カメラ」の答え/).waitFor();
}
