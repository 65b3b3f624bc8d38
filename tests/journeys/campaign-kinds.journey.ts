import assert from "node:assert/strict";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { setPrizesDue, waitForCampaign } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("a quiz tells what to look at again, a stamp is there when I did what it asks for, and shut doors say why", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await waitForCampaign(baseUrl, "red-riddles", true);
  await waitForCampaign(baseUrl, "town-stamps");
  await setPrizesDue(hub, "red-riddles", false);
  await page.goto(`${baseUrl}/campaign?c=red-riddles`);
  await waitForHydration(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.locator("[data-entry]").waitFor();
  // Sealed before it opened, and it says so; one that was open when the hub was set up says the contrary.
  await expect(page.locator("[data-committed]")).toHaveAttribute("data-committed", "before");
  for (const choice of ["真夜中の町", "十二体", "八つ"]) await page.getByLabel(choice, { exact: true }).check();
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByLabel("年齢").selectOption("18");
  await page.getByLabel("十四項目を読み、同意します").check();
  await page.getByRole("button", { name: "応募する" }).click();
  await page.locator("[data-wrong]").waitFor();
  await expect(page.locator("[data-wrong]")).toHaveCount(1);
  await page.getByLabel("二十四体", { exact: true }).check();
  await page.getByRole("button", { name: "応募する" }).click();
  await expectAddress(page, "/campaign/red-riddles/lose");

  // One of the four: a letter is opened, and the server has seen it.
  await page.goto(`${baseUrl}/campaign?c=town-stamps`);
  await waitForHydration(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.getByText("0 ／ 4").waitFor();
  await page.goto(`${baseUrl}/lmp`);
  await waitForHydration(page);
  const opened = page.waitForResponse((answer) => answer.url().endsWith("/api/lmp/letter") && answer.ok());
  await page.getByRole("button", { name: "手紙を開ける" }).press("Enter");
  await opened;
  await page.goto(`${baseUrl}/campaign?c=town-stamps`);
  await waitForHydration(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.getByText("1 ／ 4").waitFor();
  await expect(page.getByRole("button", { name: "応募する" })).toHaveCount(0);

  await page.goto(`${baseUrl}/campaign?c=snow-door`);
  await page.getByText("1月15日（金）10:00に開きます。").waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "開く日時をカレンダーに入れる" }).click();
  assert.equal((await saved).suggestedFilename(), "kate-zone-snow-door.ics");
  await page.goto(`${baseUrl}/campaign/snow-door/notyet`);
  await page.getByRole("heading", { level: 1, name: /扉は、まだ/ }).waitFor();
  await expect(page.getByText("だれかが、")).toHaveCount(0);
  await page.goto(`${baseUrl}/campaign?c=three-lights`);
  await page.getByText("賞品はすべて行き先が決まりました。").waitFor();

  const paper = await anotherPhone({ javaScriptEnabled: false });
  await paper.goto(`${baseUrl}/campaign?c=half-open`);
  await expect(paper.locator("#terms dt")).toHaveCount(14);
  assert.match(await paper.content(), /<noscript>.*扉を開けるにはJavaScriptが必要です。/);
  await paper.getByText("扉を読み込んでいます。").waitFor({ state: "hidden" });
  await expect(paper.locator("[data-committed]")).toHaveAttribute("data-committed", "after");
  await paper.getByRole("link", { name: "決まりごと十四項目を読む" }).click();
  await expect(paper.getByRole("heading", { name: "ご応募の前に" })).toBeInViewport();
});
