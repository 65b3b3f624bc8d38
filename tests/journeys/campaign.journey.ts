import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { isTitled, standsAt, untilAlive } from "#test-support/arrival.ts";
import { letPrizesWait, untilPublished } from "#test-support/campaigns.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { operate } from "#test-support/operate.ts";

test("a door is opened once a day, the prize is shown to its winner alone, and a stranger sees only the numbers", async ({
  page,
  baseUrl,
  zone,
  anotherPhone,
}) => {
  await untilPublished(baseUrl, "half-open");
  await page.goto(`${baseUrl}/campaign`);
  await untilAlive(page);
  await page.getByRole("link", { name: /すこし開いた扉/ }).click();
  await page.getByRole("heading", { level: 1, name: "すこし開いた扉" }).waitFor();
  await expect(page.locator("#terms dt")).toHaveCount(14);

  await letPrizesWait(zone, "half-open", true);
  await openDoor(page);
  await standsAt(page, "/campaign/half-open/win");
  await page.getByText(/が当たりました。$/).waitFor();
  await page.getByRole("button", { name: "受け取りの番号を出す" }).click();
  const code = await page.locator("[data-code]").getAttribute("data-code");
  assert.match(code ?? "", /^\d{6}$/);
  await expect.poll(async () => (await page.locator("[data-code]").innerText()).replaceAll(/\s/g, "")).toBe(code);
  const number = /\d+$/.exec(await page.getByText(/^賞品の番号 \d+$/).innerText())?.[0] ?? "";

  // Who has won opens no other door, and is told so.
  await page.goto(`${baseUrl}/campaign?c=half-open`);
  await untilAlive(page);
  await page.locator("#entry").scrollIntoViewIfNeeded();
  await page.getByText("この抽選では、もう当たっています。").waitFor();
  await page.goto(`${baseUrl}/campaign/half-open/lose`);
  await page.getByText(/が当たりました。$/).waitFor();
  await expect(page.locator("[data-code]")).toHaveAttribute("data-code", code ?? "no code");
  const scanned = `KZ half-open ${number} ${code}`;
  assert.equal(
    await operate(zone, "draws", "hand-over", scanned, "--dry-run"),
    "right: hand the prize over\nNothing was written.\n",
  );
  assert.equal(await operate(zone, "draws", "hand-over", scanned), "right: hand the prize over\n");
  await assert.rejects(operate(zone, "draws", "hand-over", scanned), {
    code: 1,
    stderr: /^hand nothing over: .* before\n$/,
  });
  await assert.rejects(operate(zone, "draws", "hand-over", `KZ half-open ${number} ${wrongCode(code)}`), {
    ...{ code: 1, stdout: "", stderr: "hand nothing over: the code is wrong\n" },
  });
  await page.reload();
  await page.getByText("お渡ししました。").waitFor();

  const stranger = await anotherPhone();
  await stranger.goto(`${baseUrl}/campaign/half-open/win`);
  await isTitled(stranger, "すこし開いた扉の扉 | 扉の抽選");
  await stranger.getByText("この扉の結果は、開けた本人にだけ見えます。").waitFor();
  await expect(stranger.locator("[data-claim]")).toHaveCount(0);

  await letPrizesWait(zone, "half-open", false);
  await stranger.getByRole("link", { name: "決まりごとを読んで、扉を開ける" }).click();
  await stranger.getByRole("heading", { level: 1, name: "すこし開いた扉" }).waitFor();
  await openDoor(stranger);
  await standsAt(stranger, "/campaign/half-open/lose");
  await stranger.getByText("今回は、当たりませんでした。").waitFor();
  // Somebody they have not met speaks, and is to be found in the book as one who was not met.
  const voice = stranger.locator("[data-unmet]");
  await expect(voice).toHaveText(/^「[^]+」[^]*まだ会っていない怪物/, { useInnerText: true });
  await voice.click();
  await standsAt(stranger, "/lmw/monster");
  await stranger.getByRole("heading", { level: 1, name: "まだ会っていない" }).waitFor();
  await stranger.goto(`${baseUrl}/campaign?c=half-open`);
  await untilAlive(stranger);
  await stranger.locator("#entry").scrollIntoViewIfNeeded();
  await stranger.getByText("今日の扉は開けました。").waitFor();
  await stranger.goto(`${baseUrl}/campaign/half-open/nothing`);
  await standsAt(stranger, "/campaign");
});

const wrongCode = (code: string | null): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Reads to the door, says what is asked, and presses; a second press at once is the same door. */
async function openDoor(page: Page): Promise<void> {
  await page.locator("#entry").scrollIntoViewIfNeeded();
  const form = page.locator("[data-entry]");
  await form.waitFor();
  await page.getByLabel("日本国内に住んでいます").check();
  await page.getByLabel("年齢").selectOption("18");
  await page.getByLabel("十四項目を読み、同意します").check();
  await page.getByRole("button", { name: "開ける" }).dblclick();
}
