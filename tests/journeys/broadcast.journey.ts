import assert from "node:assert/strict";
import { loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";

// A phone without a network for a moment, and a stream asked for after its programme.
test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\b403\b/ });

test("a programme is cancelled, begun by hand, two visitors speak in it, a written question is asked, and it ends in a replay", async ({
  page,
  anotherPhone,
  ownHub,
}) => {
  const hub = await ownHub();
  await runCli(hub, "live", "on", "te-no-uchi");
  await page.goto(`${hub.url}/live`);
  await page.locator('[data-live="on"][data-line="here"]').waitFor();
  await page.locator('[data-beat="b-0"], [data-beat="b-1"]').waitFor();

  const other = await anotherPhone();
  await other.goto(`${hub.url}/live`);
  await other.locator('[data-live="on"][data-line="here"]').waitFor();
  await other.getByRole("tab", { name: "ひとこと" }).click();
  await other.getByRole("button", { name: "こんばんは", exact: true }).click();
  await page.getByRole("log").getByText("こんばんは", { exact: true }).waitFor();
  await page.getByRole("button", { name: "金魚" }).click();
  await other.getByRole("log").getByRole("img", { name: "金魚" }).waitFor();

  await other.getByRole("tab", { name: "質問" }).click();
  await other.getByRole("button", { name: /手がふるえるときは/ }).click();
  await page.getByRole("log").getByText("手がふるえるときは").waitFor();

  // The network goes and comes: what was said fails in words, and the line is there again.
  await loseConnection(other);
  await other.getByRole("tab", { name: "ひとこと" }).click();
  await other.getByRole("button", { name: "こんばんは", exact: true }).click();
  const chatLine = other.locator("[data-message]");
  await chatLine.filter({ hasText: /圏外|通信/ }).waitFor();
  await other.context().setOffline(false);
  await chatLine.filter({ hasText: /^$/ }).waitFor({ state: "attached" });
  await other.locator('[data-live="on"][data-line="here"]').waitFor();

  // Who was away when it ended finds the replay on coming back.
  await loseConnection(other);
  await runCli(hub, "live", "off");
  await page.locator('[data-live="replay"]').waitFor();
  await other.context().setOffline(false);
  await other.locator('[data-live="replay"]').waitFor();
  await page.getByRole("link", { name: "見逃し配信を見る", exact: true }).first().click();
  await page.locator('[data-replay="te-no-uchi"]').waitFor();
  // It was ended before its poll closed: nothing was decided, and both endings can be opened.
  assert.equal(await page.getByText("選ばれる前の結末").count(), 2);

  await runCli(hub, "live", "cancel", "hitoiro-yawa", "--reason", "host");
  await runCli(hub, "audit", "verify");
  await page.goto(`${hub.url}/channel`);
  await waitForHydration(page);
});
