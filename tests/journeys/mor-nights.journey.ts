import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

const at = (moment: string): string => `at=${encodeURIComponent(`${moment}+09:00`)}`;

export const journey: Journey = {
  name: "before the launch there is a clock and a line a night; in the night without red the whole hub is grey and sells on",
  async run({ anotherPhone, ownZone }) {
    // A host that shows itself at any hour, which is what a preview is for.
    const zone = await ownZone({ PRE_RELEASE_HOSTS: "127.0.0.1" });
    await waitForTheLaunch(await anotherPhone(), zone.url);
    await goThroughTheNight(await anotherPhone(), zone.url);
    const morning = await anotherPhone();
    await morning.goto(`${zone.url}/zone1?${at("2026-12-23T00:00:00")}`);
    assert.equal(await token(morning, "--blood"), "#c4000f", "at midnight red is back");
  },
};

async function waitForTheLaunch(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/mor?${at("2024-01-10T09:59:59")}`);
  assert.equal(new URL(page.url()).pathname, "/mor/countdown", "the story waits for its hour");
  await page.goto(`${url}/mor/countdown?${at("2024-01-08T18:00:00")}`);
  await page.getByText("指で曇りを拭う。").first().waitFor();
  assert.equal(await page.locator("ol > li").count(), 13);
  assert.equal(await page.getByText("あすの朝、十時。").count(), 0, "tomorrow's line is not told");
  const robots = await page.locator('meta[name="robots"]').getAttribute("content");
  assert.equal(robots, "noindex");
  const ics = await (await fetch(`${url}/api/mor/nights.ics`)).text();
  assert.match(ics, /BEGIN:VEVENT\r\nUID:red-night-/);
  await page.setViewportSize({ width: 320, height: 640 });
  const digits = await page.locator("[role=timer] b").last().boundingBox();
  assert.ok(digits && digits.x + digits.width <= 300, "the seconds stand within the column's margin, at 320 px too");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/mor/countdown?${at("2024-01-10T10:00:00")}`);
  await page.getByRole("link", { name: "鏡の前へ" }).waitFor();
}

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name);

async function goThroughTheNight(page: Page, url: string): Promise<void> {
  const night = at("2026-12-22T21:00:00");
  await page.goto(`${url}/zone1?${night}`);
  await untilAlive(page);
  assert.equal(await page.locator("html").getAttribute("data-red-night"), "on");
  for (const name of ["--blood", "--signal", "--oxblood", "--rouge-text", "--ember"]) {
    const [, red, green, blue] = /#(..)(..)(..)/.exec(await token(page, name)) ?? [];
    assert.deepEqual([green, blue], [red, red], `${name} is grey`);
  }
  await page.goto(`${url}/all-products?${night}`);
  assert.equal(await token(page, "--grey"), "#2a2827", "the ground of swatches stays");
  const touched = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('img[src*="/product"]')].filter(
        (image) => getComputedStyle(image).filter !== "none",
      ).length,
  );
  assert.equal(touched, 0, "pictures of products stay what they are");
  await page.goto(`${url}/mor?${night}`);
  await untilAlive(page);
  await page.getByText("今夜は赤の消える夜です。").waitFor();
  await page.getByRole("button", { name: "赤を戻す" }).click();
  await page.locator('html[data-red="kept"]').waitFor({ state: "attached" });
  assert.equal(await token(page, "--blood"), "#c4000f", "whoever wants it has red back");
  await page.goto(`${url}/zone1?${night}`);
  assert.equal(await token(page, "--blood"), "#c4000f", "and keeps it");
}
