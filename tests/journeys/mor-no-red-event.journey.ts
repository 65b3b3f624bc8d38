import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const at = (moment: string): string => `at=${encodeURIComponent(`${moment}+09:00`)}`;

test("before the launch there is a clock and a line a night; in the night without red the whole hub is grey and sells on", async ({
  anotherPhone,
  ownHub,
}) => {
  // A host that shows itself at any hour, which is what a preview is for.
  const hub = await ownHub({ PRE_RELEASE_HOSTS: "127.0.0.1" });
  await viewCountdown(await anotherPhone(), hub.url);
  await viewNoRedEvent(await anotherPhone(), hub.url);
  const morning = await anotherPhone();
  await morning.goto(`${hub.url}/zone1?${at("2026-12-23T00:00:00")}`);
  await expect.poll(() => cssToken(morning, "--blood"), "at midnight red is back").toBe("#c4000f");
});

async function viewCountdown(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/mor?${at("2024-01-10T09:59:59")}`);
  await expect(page, "the story waits for its hour").toHaveURL(({ pathname }) => pathname === "/mor/countdown");
  await page.goto(`${url}/mor/countdown?${at("2024-01-08T18:00:00")}`);
  await page.getByText("指で曇りを拭う。").first().waitFor();
  await expect(page.locator("ol > li")).toHaveCount(13);
  await expect(page.getByText("あすの朝、十時。"), "tomorrow's line is not told").toHaveCount(0);
  const robots = await page.locator('meta[name="robots"]').getAttribute("content");
  assert.equal(robots, "noindex");
  const ics = await (await fetch(`${url}/api/mor/nights.ics`)).text();
  assert.match(ics, /BEGIN:VEVENT\r\nUID:red-night-/);
  await page.setViewportSize({ width: 320, height: 640 });
  const digits = await page.locator("[role=timer] b").last().boundingBox();
  assert.ok(digits && digits.x + digits.width <= 300, "the seconds stand within the column's margin, at 320 px too");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/mor/countdown?${at("2024-01-10T10:00:00")}`);
  await page.getByRole("link", { name: "赤の記憶を始める" }).waitFor();
}

const cssToken = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

async function viewNoRedEvent(page: Page, url: string): Promise<void> {
  const event = at("2026-12-22T21:00:00");
  await page.goto(`${url}/zone1?${event}`);
  await waitForHydration(page);
  await expect(page.locator("html")).toHaveAttribute("data-no-red-event", "on");
  for (const name of ["--blood", "--signal", "--oxblood", "--rouge-text", "--ember"]) {
    const [, red, green, blue] = /#(..)(..)(..)/.exec(await cssToken(page, name)) ?? [];
    assert.deepEqual([green, blue], [red, red], `${name} is grey`);
  }
  await page.goto(`${url}/all-products?${event}`);
  await expect.poll(() => cssToken(page, "--grey"), "the ground of swatches stays").toBe("#2a2827");
  const pixel = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('img[src*="/product"]')].filter(
        (image) => getComputedStyle(image).filter !== "none",
      ).length,
  );
  assert.equal(pixel, 0, "pictures of products stay what they are");
  await page.goto(`${url}/mor?${event}`);
  await waitForHydration(page);
  await page.getByText("今夜は赤の消える夜です。").waitFor();
  await page.getByRole("button", { name: "赤い色を戻す" }).click();
  await page.locator('html[data-red="kept"]').waitFor({ state: "attached" });
  await expect.poll(() => cssToken(page, "--blood"), "whoever wants it has red back").toBe("#c4000f");
  await page.goto(`${url}/zone1?${event}`);
  await expect.poll(() => cssToken(page, "--blood"), "and keeps it").toBe("#c4000f");
}
