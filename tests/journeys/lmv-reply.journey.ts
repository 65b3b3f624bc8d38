import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

test("what the monster says to a vote is seen whole: no bar and no seal lies over it, however one scrolls", async ({
  baseUrl,
  anotherPhone,
}) => {
  for (const viewport of phones) {
    const page = await anotherPhone({ viewport });
    await page.clock.install();
    await page.goto(`${baseUrl}/lmv?m=09`);
    await waitForHydration(page);
    await page.getByRole("button", { name: "投票する" }).press("Enter");
    const reply = page.locator("[data-reply]", { hasText: "一票、受け取りました。" });
    await reply.waitFor();
    const size = `${viewport.width} × ${viewport.height}`;
    await expect.poll(() => isInWindow(page), `${size}: the reply lies in the window`).toBe(true);
    for (const scrolledPx of [0, 60, -60, 140, -200]) {
      await page.evaluate((y) => window.scrollBy({ top: y, behavior: "instant" }), scrolledPx);
      await expect.poll(() => coveredReplies(page), `${size}, scrolled by ${scrolledPx}`).toEqual([]);
      for (let second = 0; second < 4; second++) {
        await page.clock.runFor(1_000);
        expect(await coveredReplies(page), `${size}, scrolled by ${scrolledPx}`).toEqual([]);
      }
    }
    // On the poll page it is shown at last, beside the line that says who turned.
    await page.getByRole("link", { name: "投票のページへ" }).press("Enter");
    await page.getByText("広間じゅうが、『図書室の暖炉』を振り返っています。").waitFor();
    await page.clock.runFor(4_000);
    expect(await coveredReplies(page), `${size}: the poll page`).toEqual([]);
  }
});

/** The whole reply stands in the window, over the bar of the floors. */
function isInWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const replies = [...document.querySelectorAll("[data-reply]")];
    const box = replies.find((one) => one.textContent.includes("一票、受け取りました"))?.getBoundingClientRect();
    if (!box) return false;
    const bars = [...document.querySelectorAll("body nav")].map((nav) => nav.getBoundingClientRect());
    const barTop = Math.min(innerHeight, ...bars.filter(({ top }) => top > innerHeight / 2).map(({ top }) => top));
    return box.top >= 0 && box.bottom <= barTop;
  });
}

/** What is said to the visitor and lies, even partly, under a badge or the companion's line. */
function coveredReplies(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strips = [...document.querySelectorAll("[data-badge], [data-companion-line] [data-shown]")]
      .filter((strip) => strip.checkVisibility({ visibilityProperty: true }))
      .map((strip) => strip.getBoundingClientRect());
    return [...document.querySelectorAll("[data-reply]")]
      .filter((reply) => {
        const one = reply.getBoundingClientRect();
        return strips.some(
          ({ left, right, top, bottom }) =>
            one.left < right && one.right > left && one.top < bottom && one.bottom > top,
        );
      })
      .map((reply) => reply.textContent);
  });
}
