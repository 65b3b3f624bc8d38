import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { hasNoAxeFaults } from "./steps/axe.ts";
import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { expect, type JourneyFixtures, test } from "./fixtures/journey-test.ts";
import { guardLine } from "./steps/line-guard.ts";
import { operate } from "#test-support/operate.ts";

/** Bench and easel have more letters than a first view may load: they are drawn when one comes near. */
const firstFontBytes = 140_000;

test("a stick breaks, is crushed and becomes paint; what I paint with a finger waits, is approved by the operator and hangs for everybody; no picture leaves the phone", async ({
  page,
  baseUrl,
  zone,
  anotherPhone,
}) => {
  const guard = guardLine(page, baseUrl);
  const fonts = weighFonts(page);
  await page.goto(`${baseUrl}/ucp`);
  await untilAlive(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  assert.ok((await fonts()) <= firstFontBytes, `the first view loads ${await fonts()} bytes of fonts`);
  await page.getByRole("button", { name: "折る" }).tap();
  await page.locator('[data-hero="broken"]').waitFor();
  await page.getByRole("link", { name: "色を砕く" }).tap();
  await crushAndMix(page);
  const paths = await paintWithAFinger(page);
  await expect.poll(() => fitsItsWidth(page)).toBeTruthy();
  await hasNoAxeFaults(page);

  // What was begun is there again.
  await page.reload();
  await untilAlive(page);
  await page.locator('#ucp-easel[data-strokes="2"]').waitFor();
  await page.getByRole("button", { name: "壁へ送る" }).dblclick();
  await page.getByText("受けとりました。確かめてから、壁に掛けます。").waitFor();
  const own = page.locator("[data-own]");
  await expect(own, "a double tap is one painting").toHaveCount(1);
  const id = (await own.getAttribute("data-own")) ?? "";
  guard.holds();
  for (const line of guard.sent())
    assert.match(line, /\/api\/|^HEAD \S+\/sw\.js 0$/, `only the zone is told anything: ${line}`);

  await meetsIt({ baseUrl, zone, anotherPhone }, id, paths);
});

/** What of fonts has travelled so far, in bytes. */
function weighFonts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function crushAndMix(page: Page): Promise<void> {
  await page.locator('[data-source="lip-09"]').first().tap();
  const swatch = page.locator("[data-mixed]");
  const before = await swatch.getAttribute("data-mixed");
  await page.getByRole("button", { name: "図書室の暖炉をふやす" }).tap();
  await page.waitForFunction(
    (hex) => document.querySelector("[data-mixed]")?.getAttribute("data-mixed") !== hex,
    before,
  );
  for (const crush of ["1", "2", "3"]) {
    await page.getByRole("button", { name: "砕く", exact: true }).tap();
    await page.locator(`[data-crush="${crush}"]`).waitFor();
  }
  await page.getByRole("button", { name: "絵の具にする" }).tap();
  await page.getByText("4番の絵の具になりました。").waitFor();
}

/** Two lines by touch; gives their paths as the page draws them. */
async function paintWithAFinger(page: Page): Promise<string[]> {
  const paper = page.locator('[role="application"][data-tool][data-ready]');
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  assert.ok(box);
  const touch = await page.context().newCDPSession(page);
  for (const [row, strokes] of [
    [0.3, "1"],
    [0.6, "2"],
  ] as const) {
    const at = (t: number) => ({
      x: box.x + box.width * (0.2 + 0.6 * t),
      y: box.y + box.height * (row + 0.1 * Math.sin(6 * t)),
    });
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
    for (let i = 1; i <= 12; i++)
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(i / 12)] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.locator(`#ucp-easel[data-strokes="${strokes}"]`).waitFor();
  }
  return pathsIn(page, "#ucp-easel");
}

/** Waiting, it is nobody's business; approved, everybody meets it, drawn as its maker drew it. */
async function meetsIt(
  { baseUrl, zone, anotherPhone }: Pick<JourneyFixtures, "baseUrl" | "zone" | "anotherPhone">,
  id: string,
  paths: string[],
): Promise<void> {
  assert.equal((await fetch(`${baseUrl}/ucp-share?a=${id}`)).status, 404);
  assert.match(await operate(zone, "artworks", "list"), new RegExp(id));
  assert.match(await operate(zone, "artworks", "draw", id), /^<svg /);
  await operate(zone, "artworks", "approve", id);
  // Every process drops the pages within seconds.
  while (!(await (await fetch(`${baseUrl}/ucp`)).text()).includes(id))
    await new Promise((resolve) => setTimeout(resolve, 250));

  const stranger = await anotherPhone({ reducedMotion: "reduce" });
  await stranger.goto(`${baseUrl}/ucp#ucp-wall`);
  await untilAlive(stranger);
  await stranger.locator(`[data-tile="${id}"]`).tap();
  await stranger.locator(`[data-shared="${id}"]`).waitFor();
  await expect.poll(() => pathsIn(stranger, "[data-shared] figure")).toEqual(paths);
}

const pathsIn = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((where) => {
    const canvas = document.querySelector(`${where} svg`);
    return [...(canvas?.querySelectorAll("g > path") ?? [])].map((path) => path.getAttribute("d") ?? "");
  }, place);
