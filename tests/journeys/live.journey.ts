import assert from "node:assert/strict";
import { untilAlive } from "#test-support/arrival.ts";
import { test } from "./fixtures/journey-test.ts";
import { operate } from "#test-support/operate.ts";
import { untilGone } from "./steps/gone.ts";

// A phone without a network for a moment, and a stream asked for after its programme.
test.use({ serviceWorkers: "allow", expectedTroubles: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\b403\b/ });

test("a programme is cancelled, begun by hand, two visitors speak in it, a question is read first, and it ends in a replay", async ({
  page,
  anotherPhone,
  ownZone,
}) => {
  const zone = await ownZone();
  await operate(zone, "live", "on", "te-no-uchi");
  await page.goto(`${zone.url}/live`);
  await page.locator('[data-live="on"][data-line="here"]').waitFor();
  await page.getByRole("button", { name: "音を出して入る" }).click();
  await page.waitForFunction(() => document.querySelector("video")?.paused === false);

  const other = await anotherPhone();
  await other.goto(`${zone.url}/live`);
  await other.locator('[data-live="on"][data-line="here"]').waitFor();
  await other.getByRole("tab", { name: "ひとこと" }).click();
  await other.getByRole("button", { name: "こんばんは", exact: true }).click();
  await page.getByRole("log").getByText("こんばんは", { exact: true }).waitFor();
  await page.getByRole("button", { name: "金魚" }).click();
  await other.getByRole("log").getByRole("img", { name: "金魚" }).waitFor();

  await other.getByRole("tab", { name: "質問" }).click();
  await other.getByRole("textbox", { name: "質問" }).fill("筆は、いつ洗いますか？");
  await other.getByRole("button", { name: "係に渡す" }).click();
  await other.getByText("係が預かっています。").waitFor();
  const { questions } = JSON.parse(await operate(zone, "live", "questions", "--json")) as {
    questions: { id: string }[];
  };
  assert.equal(questions.length, 1);
  await untilGone(page.getByText("筆は、いつ洗いますか？"));
  await operate(zone, "live", "approve", questions[0]!.id, "--dry-run");
  await operate(zone, "live", "approve", questions[0]!.id);
  await page.getByRole("log").getByText("筆は、いつ洗いますか？").waitFor();

  await page.getByRole("button", { name: "唇の奥行き" }).click();
  await page.getByText("ここまでの投票 1票").waitFor();

  // The network goes and comes: what was said fails in words, and the line is there again.
  await other.context().setOffline(true);
  await other.getByRole("tab", { name: "ひとこと" }).click();
  await other.getByRole("button", { name: "こんばんは", exact: true }).click();
  const told = other.locator("[data-told]");
  await told.filter({ hasText: /圏外|通信/ }).waitFor();
  await other.context().setOffline(false);
  await told.filter({ hasText: /^$/ }).waitFor({ state: "attached" });
  await other.locator('[data-live="on"][data-line="here"]').waitFor();

  // Who was away when it ended finds the replay on coming back.
  await other.context().setOffline(true);
  await operate(zone, "live", "off");
  await page.locator('[data-live="replay"]').waitFor();
  await other.context().setOffline(false);
  await other.locator('[data-live="replay"]').waitFor();
  await page.getByRole("link", { name: "録り置きを見る", exact: true }).first().click();
  await page.locator("[data-replay]").waitFor();
  await page.getByText("ここまでの投票 1票").waitFor();

  await operate(zone, "live", "cancel", "hitoiro-yawa", "--reason", "host");
  await operate(zone, "audit", "verify");
  await page.goto(`${zone.url}/channel`);
  await untilAlive(page);
});
