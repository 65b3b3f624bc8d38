import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const poses = (page: Page) => page.getByRole("group", { name: "表情と向き" });
const pose = (page: Page, name: string) => poses(page).getByRole("button", { name });
const layers = (page: Page) => page.locator("[data-layers]").getAttribute("data-layers");

test("the model shuts the eyes and smiles by a key or a tap, says so, and keeps on all that is worn", async ({
  page,
  baseUrl,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => pictures.push(...(request.url().match(/face-\d+-\w+@\d+\.avif/) ?? [])));
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01&e=085.083.-.010&l=03`);
  await waitForHydration(page);
  await page.locator('[data-source="model"] canvas').waitFor();
  const applied = await layers(page);
  assert.match(applied ?? "", /liner.* lip .*shadow/);
  await page.locator("#ways").scrollIntoViewIfNeeded();
  await expect(pose(page, "そのまま")).toHaveAttribute("aria-pressed", "true");
  assert.deepEqual(pictures, [], "no pose is fetched before it is asked for");
  await expectNoAxeIssues(page);

  const open = await canvasOf(page);
  await pose(page, "目を閉じる").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "目を閉じた顔に変えました。" })).toBeAttached();
  await expect(pose(page, "目を閉じる")).toHaveAttribute("aria-pressed", "true");
  await expect(pose(page, "目を閉じる"), "the keyboard goes on from there").toBeFocused();
  await expect.poll(() => differenceTo(page, open)).toBeGreaterThan(5);
  assert.equal(await layers(page), applied);

  const shut = await canvasOf(page);
  await pose(page, "ほほえむ").tap();
  await expect(page.getByRole("status").filter({ hasText: "ほほえんだ顔に変えました。" })).toBeAttached();
  await expect.poll(() => differenceTo(page, shut)).toBeGreaterThan(5);
  assert.equal(await layers(page), applied);
  // Who looks at a place from near sees the same place in the next pose, and another person whole.
  await page.getByRole("group", { name: "絵の大きさ" }).getByRole("button", { name: "大きくする" }).tap();
  await expect(page.locator("[data-zoomed]")).toHaveCount(1);
  const smiling = await canvasOf(page);
  await pose(page, "ななめ").tap();
  await expect(page.getByRole("status").filter({ hasText: "ななめ" })).toBeAttached();
  await expect.poll(() => differenceTo(page, smiling)).toBeGreaterThan(5);
  assert.equal(await layers(page), applied, "all that is worn turns with the face");
  assert.match(pictures.join(" "), /^face-(\d+)-closed@780\.avif face-\1-smile@780\.avif face-\1-turned@780\.avif$/);

  const models = page.getByRole("list", { name: "モデルの顔" }).getByRole("button");
  await expect(models.and(page.locator('[aria-pressed="true"]')), "it is the same person").toHaveCount(1);
  await expect(page.locator("[data-zoomed]")).toHaveCount(1);
  await models.nth(4).tap();
  await expect(pose(page, "そのまま")).toHaveAttribute("aria-pressed", "true");
  await expect(models.nth(4)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-zoomed]")).toHaveCount(0);
  assert.equal(await layers(page), applied);
});

test("a pose is the first thing one chooses and goes back to rest; an address with mascara begins at rest", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  // They come when somebody is near, and stand above the ways to one's own face: a tap on those must not meet another button.
  const camera = page.locator("#ways").getByRole("button", { name: "カメラを使う（鏡）" });
  const placeOfCamera = () => camera.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  await camera.waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await placeOfCamera();
  await expect(poses(page)).toHaveCount(0);
  await page.locator("#ways").scrollIntoViewIfNeeded();
  await poses(page).waitFor();
  expect(Math.abs((await placeOfCamera()) - before), "no way moves when the poses come").toBeLessThan(2);
  await pose(page, "目を閉じる").tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await pose(page, "そのまま").tap();
  await expect(page.getByRole("status").filter({ hasText: "そのままの顔に戻しました。" })).toBeAttached();
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01&m=01`);
  await waitForHydration(page);
  await page.locator("#ways").scrollIntoViewIfNeeded();
  await expect(pose(page, "そのまま")).toHaveAttribute("aria-pressed", "true");
});

/** The picture as it is seen, once it stands still. */
async function canvasOf(page: Page): Promise<Buffer> {
  const read = async (): Promise<Buffer> => {
    const shot = await page.locator('[data-source="model"] canvas').screenshot();
    return sharp(shot).resize(64, 80, { fit: "fill" }).removeAlpha().greyscale().raw().toBuffer();
  };
  let last = await read();
  await expect
    .poll(async () => {
      const [before, now] = [last, await read()];
      last = now;
      return now.equals(before);
    })
    .toBe(true);
  return last;
}

/** How far the brightness of a part of the face, an eighth of the picture wide, has moved at most, 0 to 255. */
async function differenceTo(page: Page, before: Buffer): Promise<number> {
  const now = await canvasOf(page);
  const parts = [...Array(80).keys()].map((part) => {
    const [left, top] = [(part % 8) * 8, Math.floor(part / 8) * 8];
    const places = [...Array(64).keys()].map((i) => (top + (i >> 3)) * 64 + left + (i & 7));
    return places.reduce((sum, i) => sum + Math.abs((now[i] ?? 0) - (before[i] ?? 0)), 0) / places.length;
  });
  return Math.max(...parts);
}
