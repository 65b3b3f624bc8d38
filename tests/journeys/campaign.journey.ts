import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
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
  await recipient.goto(`${baseUrl}/campaign?c=half-open`);
  await waitForHydration(recipient);
  await recipient.locator("#entry").scrollIntoViewIfNeeded();
  await recipient.getByText("今日の扉は開けました。").waitFor();
  await recipient.goto(`${baseUrl}/campaign/half-open/nothing`);
  await expectAddress(recipient, "/campaign");
});

const wrongCode = (code: string | null): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

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
