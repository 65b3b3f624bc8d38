import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

test("a photo of two wears lips and eyes, one after the other; what is no picture says so; and nothing is sent", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await photo(page, baseUrl, "/virtual_tester?s=lip-15");
  await photo(await anotherPhone({ viewport: { width: 320, height: 640 } }), baseUrl, "/virtual_tester_lt?s=tint-03");
});

async function photo(page: Page, baseUrl: string, address: string): Promise<void> {
  page.setDefaultTimeout(20_000);
  const guard = guardUploads(page, baseUrl);
  await page.goto(baseUrl + address);
  await waitForHydration(page);
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByText("絵として読めませんでした。").waitFor();

  await input.setInputFiles({ name: "わたしたち.jpg", mimeType: "image/jpeg", buffer: await twoFaces() });
  await page.locator('[data-source="photo"] canvas').waitFor();
  const first = await mouthsOf(page);
  await page.getByRole("button", { name: "となりの人にする" }).tap();
  await page.getByRole("button", { name: "まつげ", exact: true }).tap();
  await page.getByRole("button", { name: "04 舞台袖の早口" }).tap();
  await page.getByRole("img", { name: /あなたの顔に.+と、目もとの色を塗った絵/ }).waitFor();
  const second = await mouthsOf(page);
  assert.ok(Math.abs(first.left - second.left) > 4, `the left mouth is ${first.left}, then ${second.left}`);
  assert.ok(Math.abs(first.right - second.right) > 4, `the right mouth is ${first.right}, then ${second.right}`);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  guard.verify();
}

/** Two of the zone's own faces beside each other, the left one a little larger. */
async function twoFaces(): Promise<Buffer> {
  const [left, right] = await Promise.all([1, 3].map((number) => readModelFace(number)));
  const small = await sharp(right).resize({ height: 900 }).toBuffer();
  return sharp({ create: { width: 1600, height: 1080, channels: 3, background: "#2c2a29" } })
    .composite([
      { input: left!, left: 0, top: 0 },
      { input: small, left: 870, top: 120 },
    ])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** How red each of the two mouths is over its green. */
function mouthsOf(page: Page): Promise<{ left: number; right: number }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stage = document.querySelector("canvas")!;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [stage.width, stage.height];
    const context = copy.getContext("2d")!;
    context.drawImage(stage, 0, 0);
    const redAt = (x: number, y: number): number => {
      const { data } = context.getImageData(stage.width * x, stage.height * y, stage.width * 0.06, stage.height * 0.05);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum += data[i]! - data[i + 1]!;
      return (sum * 4) / data.length;
    };
    return { left: redAt(0.24, 0.585), right: redAt(0.738, 0.595) };
  });
}
