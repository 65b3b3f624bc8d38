import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("the feed runs one film at a time and none sounds by itself; tips lead to the second of a film", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/channel?feed=1`);
  await waitForHydration(page);
  await page.locator('[data-feed="film-01"] video[data-running]').waitFor();
  const running = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("video")].filter((video) => !video.paused).map(({ muted }) => muted),
    );
  await expect.poll(running).toEqual([true]);
  await page
    .locator("ol")
    .first()
    .evaluate((list) => list.scrollTo(0, list.clientHeight));
  await page.locator('[data-feed="film-02"] [data-short="film-02"] video[data-running]').waitFor();
  await expect.poll(running).toEqual([true]);
  await page.locator('[data-short="film-02"]').getByRole("button", { name: "音を出す" }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("video")].some(({ paused, muted }) => !paused && !muted),
  );
  await expect.poll(running).toEqual([false]);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBe(true);

  await page.goto(`${baseUrl}/tips?q=${encodeURIComponent("目尻の三ミリ")}`);
  await waitForHydration(page);
  const link = page.locator('a[href^="/channel?v=film-01"]').first();
  await link.click();
  await page.locator('[data-video="film-01"][data-player="here"]').waitFor();
});
