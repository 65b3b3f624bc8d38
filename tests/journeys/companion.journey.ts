import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const line = "[data-companion-line]";

/** What can be pressed and lies, even partly, under the line. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const strip = document.querySelector(`${selector} > *`);
    if (!strip) return ["no line"];
    const box = strip.getBoundingClientRect();
    return [...document.querySelectorAll("a[href], button, input, select, textarea")]
      .filter((control) => !strip.contains(control))
      .filter((control) => {
        const one = control.getBoundingClientRect();
        const isApart =
          one.right <= box.left || one.left >= box.right || one.bottom <= box.top || one.top >= box.bottom;
        return !isApart && one.width > 1 && one.height > 1 && getComputedStyle(control).visibility === "visible";
      })
      .map((control) => control.outerHTML.slice(0, 90));
  }, line);
}

/** Nine seconds go by on a page whose lines are there; `hasCompanion`: the place of the companion's line, too. */
async function checkCompanion(page: Page, hasCompanion: boolean): Promise<void> {
  await waitForHydration(page);
  await page.locator("[data-connection]").waitFor({ state: "attached" });
  if (hasCompanion) await page.getByLabel("連れの怪物").waitFor({ state: "attached" });
  await page.clock.runFor(9_000);
}

test("the companion says one line in a site, over no control, and is silent for good when asked to be", async ({
  page,
  baseUrl,
}) => {
  await page.clock.install();
  await page.goto(`${baseUrl}/zone1`);
  await waitForHydration(page);
  await page.evaluate(async (key) => {
    await fetch("/api/login.php");
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const answer = await fetch("/api/lmw/progress", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-xsrf-token": decodeURIComponent(token),
        "idempotency-key": key,
      },
      body: JSON.stringify({ kind: "starter", monsterId: "01" }),
    });
    if (!answer.ok) throw new Error(`starter: ${answer.status} ${await answer.text()}`);
  }, randomUUID());

  await page.goto(`${baseUrl}/faq`);
  await waitForHydration(page);
  const companionLine = page.locator(line);
  await companionLine.getByText("聞きたいことの手前で、ひと泳ぎしていい？").waitFor({ timeout: 30_000 });
  // Questions stand close: it waits at the end of the page, in a place of its own.
  // What comes into view may still make the page longer.
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  });
  await expect.poll(() => coveredControls(page)).toEqual([]);
  await expect(page.locator(line)).toHaveCount(1);

  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/visitor/companion")) requestCount += 1;
  });
  await page.reload();
  await checkCompanion(page, true);
  await expect(companionLine, "once a visit").toHaveCount(0);
  assert.equal(requestCount, 0, "once a visit");

  await page.goto(`${baseUrl}/zone1?cid=kz_zone_ln`);
  await checkCompanion(page, false);
  await expect(companionLine, "whoever followed a shared link sees the thing alone").toHaveCount(0);
  assert.equal(requestCount, 0, "whoever followed a shared link sees the thing alone");
  // A landing is known by its address, too.
  await page.goto(`${baseUrl}/lmv/share/09`);
  await checkCompanion(page, false);
  await expect(companionLine, "a shared thing has the first seconds for itself").toHaveCount(0);
  assert.equal(requestCount, 0, "a shared thing has the first seconds for itself");

  await page.goto(`${baseUrl}/tips`);
  await waitForHydration(page);
  await companionLine.getByRole("button", { name: "黙っていて" }).click({ timeout: 30_000 });
  await companionLine.getByText("もう話しません。").waitFor();
  requestCount = 0;
  await page.goto(`${baseUrl}/hack`);
  await checkCompanion(page, true);
  await expect(companionLine, "it was asked to be silent").toHaveCount(0);
  assert.equal(requestCount, 0, "it was asked to be silent");
});
