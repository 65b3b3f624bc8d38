import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { startCompanion, advanceUntil } from "./steps/companion-steps.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** Waits until the companion says this, in this language, on no more than two lines and inside of the window. */
async function expectLine(page: Page, lang: string, text: string): Promise<void> {
  await waitForHydration(page);
  const companionLine = page.locator("[data-companion-line]");
  await advanceUntil(page, companionLine.getByText(text));
  const measured = await companionLine.evaluate((place) => {
    const spoken = place.querySelector("p")?.lastChild;
    const range = document.createRange();
    if (spoken) range.selectNodeContents(spoken);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const isInside = [...place.querySelectorAll("*")].every(
      (part) => part.getBoundingClientRect().right <= document.documentElement.clientWidth,
    );
    return { lang: place.querySelector("[role=status]")?.getAttribute("lang"), lines: tops.size, isInside };
  });
  assert.ok(measured.lines <= 2, `${text}: ${measured.lines} lines`);
  assert.deepEqual({ lang: measured.lang, isInside: measured.isInside }, { lang, isInside: true });
}

test("the companion speaks the language of the page, and hushed in one language it is silent in all", async ({
  page,
  baseUrl,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 320, height: 640 });
  await startCompanion(page, baseUrl);
  await page.goto(`${baseUrl}/scan_en`);
  await expectLine(page, "en", "You’re halfway already. Every way is open.");
  await page.goto(`${baseUrl}/yoku-tw`);
  await expectLine(page, "zh-TW", "第四個還沒選？那裡很適合發呆。");
  // One address in six languages: what was asked for counts.
  await page.goto(`${baseUrl}/faq?lang=ko`);
  await expectLine(page, "ko", "묻기 전에 한 바퀴만 헤엄쳐도 돼?");

  // A site in which it spoke has had its line, whatever the language.
  let requestCount = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/visitor/companion")) requestCount += 1;
  });
  const companionLine = page.locator("[data-companion-line]");
  const staysSilent = async (path: string, label: string, why: string): Promise<void> => {
    requestCount = 0;
    await page.goto(`${baseUrl}${path}`);
    await waitForHydration(page);
    await page.getByLabel(label).waitFor({ state: "attached" });
    await page.clock.runFor(9_000);
    await expect(companionLine, why).toHaveCount(0);
    assert.equal(requestCount, 0, why);
  };
  await staysSilent("/scan_kr", "함께 가는 괴물", "once a visit in each site");

  await page.goto(`${baseUrl}/testerplay-thai`);
  await expectLine(page, "th", "วิที่สามสิบคือชานพัก เราว่ายรออยู่นะ");
  await companionLine.getByRole("button", { name: "ขอเงียบ" }).click();
  await companionLine.getByText("จะไม่พูดแล้ว").waitFor();
  await staysSilent("/mcm_en", "The monster at your side", "hushed in Thai, silent in English");
  await staysSilent("/tips", "連れの怪物", "hushed in Thai, silent in Japanese");
});
