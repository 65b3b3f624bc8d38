import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

test("of a photo of two one chooses who wears lips and eyes, or both at once; what is no picture says so; nothing is sent", async ({
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
  await page.getByText("画像として読み込めませんでした。").waitFor();

  await input.setInputFiles({ name: "わたしたち.jpg", mimeType: "image/jpeg", buffer: await twoFaces() });
  await page.locator('[data-source="photo"] canvas').waitFor();
  await page.getByText("2人います。だれに塗りますか。").waitFor();
  await expectNoAxeIssues(page);
  await page.getByRole("button", { name: "1番の人" }).tap();
  await page.getByRole("button", { name: "1番の人" }).waitFor({ state: "detached" });
  // Whoever is chosen stands in the picture as a model does: four to five, the mouth where a model's is.
  const first = await mouthOf(page);
  await page.getByRole("button", { name: "素顔を見る" }).tap();
  await page.getByRole("img", { name: "あなたの顔の、素顔の絵" }).waitFor();
  const firstBare = await mouthOf(page);
  await page.getByRole("button", { name: "素顔を見る" }).tap();
  assert.ok(Math.abs(first.aspect - 0.8) < 0.01, `a picture of ${first.aspect}`);
  assert.ok(first.red - firstBare.red > 4, `the first mouth is ${first.red}, bare ${firstBare.red}`);

  await page.getByRole("button", { name: "人を選ぶ" }).tap();
  await page.getByRole("button", { name: "2番の人" }).tap();
  await page.getByRole("button", { name: "人を選ぶ" }).waitFor();
  await page.getByRole("button", { name: "まつ毛", exact: true }).tap();
  await page.getByRole("button", { name: "04 舞台袖の早口" }).tap();
  await page.getByRole("img", { name: /あなたの顔に.+と、目もとの色を塗った絵/ }).waitFor();
  const second = await mouthOf(page);
  await page.getByRole("button", { name: "素顔を見る" }).tap();
  await page.getByRole("img", { name: "あなたの顔の、素顔の絵" }).waitFor();
  const secondBare = await mouthOf(page);
  assert.ok(Math.abs(second.aspect - 0.8) < 0.01, `a picture of ${second.aspect}`);
  assert.ok(second.red - secondBare.red > 4, `the second mouth is ${second.red}, bare ${secondBare.red}`);
  assert.notEqual(secondBare.red, firstBare.red, "it is another face");

  await page.getByRole("button", { name: "人を選ぶ" }).tap();
  await page.getByRole("button", { name: "みんなに塗る" }).tap();
  await page.getByRole("button", { name: "人を選ぶ" }).waitFor();
  const bare = await sidesOf(page);
  await page.getByRole("button", { name: "素顔を見る" }).tap();
  await page.getByRole("img", { name: /あなたの顔に/ }).waitFor();
  const applied = await sidesOf(page);
  assert.ok(
    applied.left > bare.left && applied.right > bare.right,
    `both wear it: ${JSON.stringify({ bare, applied })}`,
  );
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

/** How many clearly red dots there are in the left and the right half of the picture. */
function sidesOf(page: Page): Promise<{ left: number; right: number }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stage = document.querySelector("canvas")!;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [200, Math.round((200 * stage.height) / stage.width)];
    const context = copy.getContext("2d")!;
    context.drawImage(stage, 0, 0, copy.width, copy.height);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const count = { left: 0, right: 0 };
    for (let i = 0; i < data.length; i += 4)
      if (data[i]! > data[i + 1]! * 2) count[(i / 4) % 200 < 100 ? "left" : "right"]++;
    return count;
  });
}

/** The picture's width over its height, and how red it is over its green where a model has the mouth. */
function mouthOf(page: Page): Promise<{ aspect: number; red: number }> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stage = document.querySelector("canvas")!;
    const { width, height } = stage;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [width, height];
    const context = copy.getContext("2d")!;
    context.drawImage(stage, 0, 0);
    const { data } = context.getImageData(width * 0.42, height * 0.57, width * 0.16, height * 0.07);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += data[i]! - data[i + 1]!;
    return { aspect: width / height, red: (sum * 4) / data.length };
  });
}
