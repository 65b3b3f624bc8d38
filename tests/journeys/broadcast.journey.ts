import assert from "node:assert/strict";
import { waitForHydration } from "#test-support/page-checks.ts";
import { test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

// A phone without a network for a moment, and a stream asked for after its programme.
test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\b403\b/ });

test("a programme is cancelled, begun by hand, two visitors speak in it, a question is read first, and it ends in a replay", async ({
  page,
  anotherPhone,
  ownHub,
}) => {
  const hub = await ownHub();
  await runCli(hub, "live", "on", "te-no-uchi");
  await page.goto(`${hub.url}/live`);
  await page.locator('[data-live="on"][data-line="here"]').waitFor();
  await page.getByRole("button", { name: "音を出して入る" }).click();
  await page.waitForFunction(() => document.querySelector("video")?.paused === false);

  const other = await anotherPhone();
  await other.goto(`${hub.url}/live`);
  await other.locator('[data-live="on"][data-line="here"]').waitFor();
  await other.getByRole("tab", { name: "ひとこと" }).click();
  await other.getByRole("button", { name: "こんばんは", exact: true }).click();
  await page.getByRole("log").getByText("こんばんは", { exact: true }).waitFor();
  await page.getByRole("button", { name: "金魚" }).click();
  await other.getByRole("log").getByRole("img", { name: "金魚" }).waitFor();

  await other.getByRole("tab", { name: "質問" }).click();
  await other.getByRole("textbox", { name: "質問" }).fill("筆は、いつ洗いますか？");
  await other.getByRole("button", { name: "質問を送る" }).click();
  await other.getByText("係が預かっています。").waitFor();
  const { questions } = JSON.parse(await runCli(hub, "live", "questions", "--json")) as {
    questions: { id: string }[];
  };
  assert.equal(questions.length, 1);
  await waitForHidden(page.getByText("筆は、いつ洗いますか？"));
  await runCli(hub, "live", "approve", questions[0]!.id, "--dry-run");
  await runCli(hub, "live", "approve", questions[0]!.id);
  await page.getByRole("log").getByText("筆は、いつ洗いますか？").waitFor();

  await page.getByRole("button", { name: "唇の奥行き" }).click();
  await page.getByText("ここまでの投票 1票").waitFor();

  // The network goes and comes: what was said fails in words, and the line is there again.
  await other.context().setOffline(true);
  await other.getByRole("tab", { name: "ひとこと" }).click();
  await other.getByRole("button", { name: "こんばんは", exact: true }).click();
  const chatLine = other.locator("[data-message]");
  await chatLine.filter({ hasText: /圏外|通信/ }).waitFor();
  await other.context().setOffline(false);
  await chatLine.filter({ hasText: /^$/ }).waitFor({ state: "attached" });
  await other.locator('[data-live="on"][data-line="here"]').waitFor();

  // Who was away when it ended finds the replay on coming back.
  await other.context().setOffline(true);
  await runCli(hub, "live", "off");
  await page.locator('[data-live="replay"]').waitFor();
  await other.context().setOffline(false);
  await other.locator('[data-live="replay"]').waitFor();
  await page.getByRole("link", { name: "見逃し配信を見る", exact: true }).first().click();
  await page.locator("[data-replay]").waitFor();
  await page.getByText("ここまでの投票 1票").waitFor();

  await runCli(hub, "live", "cancel", "hitoiro-yawa", "--reason", "host");
  await runCli(hub, "audit", "verify");
  await page.goto(`${hub.url}/channel`);
  await waitForHydration(page);
});
