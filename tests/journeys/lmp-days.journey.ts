import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import pg from "pg";
import { expect, test } from "./fixtures/journey-test.ts";
import { openProphecy, readMainLine, openButton } from "./steps/prophecy-steps.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test("a letter is read offline, answered the next night, and there for those without a script", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  const mainLine = await openProphecy(page, baseUrl);
  await openOffline(page, mainLine);
  await answerOnNextDay(page, baseUrl, hub.databaseUrl);
  await openWithoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
  await openWithInvalidKey(page, baseUrl);
  await openThirtieth(page, baseUrl);
});

async function openOffline(page: Page, mainLine: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker?.ready.then(() => undefined));
  await page.reload();
  await page.getByText("予言帖に入りました。").waitFor();
  await page.context().setOffline(true);
  await page.reload().catch(() => undefined);
  await expect.poll(() => readMainLine(page), "what was opened is read without a network").toBe(mainLine);
  await page.getByText("圏外です。前に開いた手紙を出しています。").waitFor();
  await page.context().setOffline(false);
}

/** The night goes by: what was opened tonight was opened last night. */
async function answerOnNextDay(page: Page, baseUrl: string, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE prophecies SET jst_day = jst_day - 1");
  await client.end();
  await page.goto(`${baseUrl}/lmp`);
  await openButton(page).waitFor();
  await page.getByRole("heading", { name: "当たった？" }).waitFor();
  await page.getByRole("button", { name: "はい" }).click();
  await page.getByText("この兆しに答えた人は、まだわずかです。").waitFor();
  await expect(page.getByRole("button", { name: "はい" })).toHaveAttribute("aria-pressed", "true");
}

async function openWithoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await page.getByRole("link", { name: "通りすがりの一通を読む" }).click();
  await expect.poll(() => readMainLine(page)).toMatch(/^.{4,}[。？]$/);
}

async function openWithInvalidKey(page: Page, baseUrl: string): Promise<void> {
  for (const query of ["d=20261120&k=AAAAAAAAAAAA", `d=20261120&k=${"x".repeat(300)}`, "d=99999999&k=%3Cscript%3E"]) {
    const response = await page.goto(`${baseUrl}/lmp?${query}`);
    assert.equal(response?.status(), 200);
    await openButton(page).waitFor();
  }
  await page.getByText("この手紙は読めませんでした。").waitFor();
}

async function openThirtieth(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp?d=20260230`);
  await page.getByText("二月三十日の予言").waitFor();
  await expect.poll(() => readMainLine(page)).toMatch(/存在しない日/);
}
