import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { openScreens } from "#tools/sites/open-screens.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const [narrow, usual] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];

test.use({ viewport: narrow });

const parts = ["the first third", "the second third", "the last third"] as const;

// In parts: of a run's last journeys none should be the longest.
for (const [part, name] of parts.entries())
  test(
    `whoever lands on any address of ${name} finds one heading, no error, a page that answers, and nothing that is too wide, also with letters twice as large`,
    { tag: "@slow" },
    async ({ page, baseUrl }) => {
      const screens = (await openScreens()).filter((_, i) => i % parts.length === part);
      for (const { address } of screens) {
        const answer = await page.goto(baseUrl + address);
        assert.equal(answer?.status(), 200, address);
        await waitForHydration(page);
        await expect(page.locator("main h1"), `${address} has not one heading of the first order`).toHaveCount(1);
        await expect(page.locator("main"), address).toHaveCount(1);
        await expectNoOverflow(page, `${address} at ${narrow.width} px`);
        await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
        await expectNoOverflow(page, `${address} at ${narrow.width} px with letters at 200 %`);
        await page.setViewportSize(usual);
        await expectNoOverflow(page, `${address} at ${usual.width} px with letters at 200 %`);
        await page.setViewportSize(narrow);
      }
    },
  );

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  await expect
    .poll(async () => ((await hasNoSidewaysScroll(page)) ? "" : `sticks out: ${await widestElement(page)}`), where)
    .toBe("");
}

/** The elements that stick out, for whoever has to mend it. */
function widestElement(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .join(", "),
  );
}
