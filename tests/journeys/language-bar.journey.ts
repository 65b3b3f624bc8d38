import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectTitle, expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("the language bar of the scan leads to the same screen in another language and loses nothing of the address", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/scan?cid=kz_scan_x#start`);
  await waitForHydration(page);
  for (const [lang, path, title] of [
    ["en", "/scan_en", "BEGIN WITH YOUR FACE"],
    ["zh-TW", "/scan_tc", "從這張臉開始"],
    ["ko", "/scan_kr", "내 얼굴, 여기서부터"],
    ["ja", "/scan", "顔の出発点"],
  ] as const) {
    const link = `main a[hreflang="${lang}"]`;
    await waitForListener(page, link);
    await page.locator(link).tap();
    await expectAddress(page, path);
    await expectTitle(page, title);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    assert.equal(new URL(page.url()).search, "?cid=kz_scan_x", "the address keeps its state");
    assert.equal(new URL(page.url()).hash, "#start");
    await waitForHydration(page);
    await expect(page.locator('main a[hreflang][aria-current="page"]')).toHaveAttribute("lang", lang);
  }
});

/** The closed door comes alive a moment after the page: only then does the link take the address along. */
async function waitForListener(page: Page, link: string): Promise<void> {
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__reactProps")),
    link,
    { polling: 50 },
  );
}
