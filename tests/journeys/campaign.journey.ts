import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectTitle, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { setPrizesDue, waitForCampaign } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";

test("a door is opened once a day, the prize is shown to its winner alone, and a stranger sees only the numbers", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await waitForCampaign(baseUrl, "half-open");
  await page.goto(`${baseUrl}/campaign`);
  await waitForHydration(page);
  await page.getByRole("link", { name: /すこし開いた扉/ }).click();
  await page.getByRole("heading", { level: 1, name: "すこし開いた扉" }).waitFor();
  await expect(page.locator("#terms dt")).toHaveCount(14);
  await readOffer(page);
  await pressIncomplete(page);

  await setPrizesDue(hub, "half-open", true);
  await enterDraw(page);
  await expectAddress(page, "/campaign/half-open/win");
  await page.getByText(/が当たりました。$/).waitFor();
  await page.getByRole("button", { name: "受け取りの番号を出す" }).click();
  const code = await page.locator("[data-code]").getAttribute("data-code");
  assert.match(code ?? "", /^\d{6}$/);
  await expect.poll(async () => (await page.locator("[data-code]").innerText()).replaceAll(/\s/g, "")).toBe(code);
  const number = /\d+$/.exec(await page.getByText(/^賞品の番号 \d+$/).innerText())?.[0] ?? "";

  // Who has won opens no other door, and is told so.
  await page.goto(`${baseUrl}/campaign?c=half-open`);
  await waitForHydration(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.getByText("この抽選では、もう当たっています。").waitFor();
  await page.goto(`${baseUrl}/campaign/half-open/lose`);
  await page.getByText(/が当たりました。$/).waitFor();
  await expect(page.locator("[data-code]")).toHaveAttribute("data-code", code ?? "no code");
  const scanned = `KZ half-open ${number} ${code}`;
  assert.equal(
    await runCli(hub, "draws", "hand-over", scanned, "--dry-run"),
    "right: hand the prize over\nNothing was written.\n",
  );
  assert.equal(await runCli(hub, "draws", "hand-over", scanned), "right: hand the prize over\n");
  await assert.rejects(runCli(hub, "draws", "hand-over", scanned), {
    code: 1,
    stderr: /^hand nothing over: .* before\n$/,
  });
  await assert.rejects(runCli(hub, "draws", "hand-over", `KZ half-open ${number} ${wrongCode(code)}`), {
    ...{ code: 1, stdout: "", stderr: "hand nothing over: the code is wrong\n" },
  });
  await page.reload();
  await page.getByText("お渡ししました。").waitFor();

  const recipient = await anotherPhone();
  await recipient.goto(`${baseUrl}/campaign/half-open/win`);
  await expectTitle(recipient, "すこし開いた扉の扉 | 扉の抽選");
  await recipient.getByText("この扉の結果は、開けた本人にだけ見えます。").waitFor();
  await expect(recipient.locator("[data-claim]")).toHaveCount(0);

  await setPrizesDue(hub, "half-open", false);
  await recipient.getByRole("link", { name: "条件を読んで、応募する" }).click();
  await recipient.getByRole("heading", { level: 1, name: "すこし開いた扉" }).waitFor();
  await enterDraw(recipient);
  await expectAddress(recipient, "/campaign/half-open/lose");
  await recipient.getByText("扉の奥は、夜でした。").waitFor();
  // Somebody they have not met speaks, and is to be found in the book as one who was not met.
  const monsterLine = recipient.locator("[data-unmet]");
  await expect(monsterLine).toHaveText(/^「[^]+」[^]*まだ会っていない怪物/, { useInnerText: true });
  await monsterLine.click();
  await expectAddress(recipient, "/lmw/monster");
  await recipient.getByRole("heading", { level: 1, name: "まだ会っていない" }).waitFor();
  await recipient.goto(`${baseUrl}/campaign/half-open/check`);
  await saveGift(recipient);
  await recipient.goto(`${baseUrl}/campaign?c=half-open`);
  await waitForHydration(recipient);
  await recipient.getByText("今日の扉は開けました。").waitFor();
  // The first screen knows it too, and that today has nothing any more.
  const offer = recipient.locator("[data-offer]");
  await offer.getByRole("link", { name: "結果を見る" }).waitFor();
  await offer.getByText(/^今日の分は出きりました。次は(明日の0:00|\d+月\d+日（.）0:00)、\d+本です。$/).waitFor();
  await recipient.goto(`${baseUrl}/campaign/half-open/nothing`);
  await expectAddress(recipient, "/campaign");
});

const wrongCode = (code: string | null): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** All of it stands on the first screen of a phone, small ones too; the conditions are one tap away and lose nobody the place. */
async function readOffer(page: Page): Promise<void> {
  const parts = [
    page.getByRole("heading", { level: 1 }),
    page.locator("[data-offer]").getByText("リップを一本"),
    page.locator("[data-offer]").getByText("残り"),
    page.getByRole("link", { name: "応募する", exact: true }),
    page.locator("[data-offer]").getByText("日本国内にお住まいの、13歳以上の方"),
  ];
  for (const size of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.locator("[data-offer]").getByRole("link", { name: "決まりごと十四項目を読む" }).click();
  const sheet = page.getByRole("dialog", { name: "ご応募の前に" });
  await expect(sheet.locator("dt")).toHaveCount(14);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await page.getByRole("link", { name: "応募する", exact: true }).click();
  await expect(page.getByLabel("日本国内に住んでいます")).toBeInViewport();
}

/** A door that is pressed too early leads to what it wants, names it, and opens nothing. */
async function pressIncomplete(page: Page): Promise<void> {
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByRole("button", { name: "応募する" }).click();
  const age = page.getByLabel("年齢");
  await expect(age).toBeFocused();
  await expect(age).toHaveAttribute("aria-invalid", "true");
  await expect(age).toHaveAccessibleDescription("年齢を選んでください。");
  await expect(page.getByLabel("十四項目を読み、同意します")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[data-entry]")).toHaveAttribute("data-entry", "shut");
}

/** Behind a door without a prize is a wallpaper of that door alone: as large as a phone, and not one colour. */
async function saveGift(page: Page): Promise<void> {
  const gift = page.locator('[data-gift="painted"]');
  await gift.waitFor();
  await expect(gift.getByRole("img")).toHaveAccessibleName(
    /^「すこし開いた扉」の壁紙。細く開いた扉から、灯りがもれています。[0-9A-F]{4} [0-9A-F]{4}、\d{4}\.\d\d\.\d\d。$/,
  );
  const saved = page.waitForEvent("download");
  await gift.getByRole("button", { name: "壁紙を保存する" }).click();
  const download = await saved;
  assert.match(download.suggestedFilename(), /^KATE ZONE すこし開いた扉 \d{4}\.\d\d\.\d\d\.jpg$/);
  const picture = sharp(await download.path());
  const { width, height } = await picture.metadata();
  assert.deepEqual([width, height], [1_170, 2_532]);
  const { channels } = await picture.stats();
  assert.ok(
    channels.every(({ stdev }) => stdev > 8),
    "the wallpaper is nearly one colour",
  );
}

/** Reads to the door, says what is asked, and presses; a second press at once is the same door. */
async function enterDraw(page: Page): Promise<void> {
  await page.locator("#entry").scrollIntoViewIfNeeded();
  const form = page.locator("[data-entry]");
  await form.waitFor();
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByLabel("年齢").selectOption("18");
  await page.getByLabel("十四項目を読み、同意します").check();
  await page.getByRole("button", { name: "応募する" }).dblclick();
}
