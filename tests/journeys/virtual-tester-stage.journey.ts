import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { waitForStable } from "./steps/wait-for-stable.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("every stage shows eyes a third from its top and a free mouth, upright, low, on its side and beside a desk", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [844, 390],
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const { eyes, lips, isMouthFree, areChoicesSeen } = await seenModel(page);
    assert.ok(Math.abs(eyes - 1 / 3) < 0.03, `at ${width} × ${height} the eyes are at ${eyes}`);
    assert.ok(lips < 0.8 && isMouthFree, `at ${width} × ${height} the lips are at ${lips}, free: ${isMouthFree}`);
    assert.ok(areChoicesSeen, `at ${width} × ${height} the first view has no choices`);
    await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  }
});

test("one looks from near by buttons and keys, shades change meanwhile, and another face is seen whole", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  const framed = await pictureWidth(page);
  await page.getByRole("button", { name: "大きくする" }).tap();
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(framed * 1.45);
  // It glides there.
  await waitForStable(page.locator("[data-source] picture img").first());
  const near = await pictureWidth(page);
  await page.locator('nav a[href="/virtual_tester?s=lip-15"]').tap();
  await page.locator('[data-source="model"] canvas').waitFor();
  await expect.poll(() => pictureWidth(page), "the shade changed, the zoom did not").toBeCloseTo(near, 0);
  await page.getByRole("button", { name: "大きくする" }).press("ArrowDown");
  await page.getByRole("button", { name: "小さくする" }).tap();
  await expect(page.getByRole("button", { name: "小さくする" })).toHaveCount(0);
  await page.getByRole("button", { name: "大きくする" }).tap();
  await page.getByRole("list", { name: "モデルの顔" }).getByRole("button").nth(4).tap();
  await expect.poll(() => pictureWidth(page), "another face is framed anew").toBeCloseTo(framed, 0);
});

test("nothing of a photo stays on the next: neither its person, nor its light, nor a way to save it", async ({
  page,
  baseUrl,
}) => {
  page.setDefaultTimeout(20_000);
  await page.goto(`${baseUrl}/virtual_tester?s=lip-15&m=01&l=03`);
  await waitForHydration(page);
  const first = await redAfter(page, await fullLength(1));
  // A dark one in between: its light must not be where the next one begins.
  for (const number of [5, 3])
    await redAfter(
      page,
      await sharp(await readModelFace(number))
        .modulate({ brightness: 0.2 })
        .jpeg()
        .toBuffer(),
    );
  const again = await redAfter(page, await fullLength(1));
  assert.ok(Math.abs(again - first) < 3, `the same photo is as red as before: ${first}, then ${again}`);

  await choosePhoto(page, await empty());
  await page.getByRole("alert").getByText("写真に、顔が見つかりませんでした。").waitFor();
  await page.getByRole("img", { name: "顔が見つからない写真" }).waitFor();
  await expect(page.getByRole("button", { name: "絵を端末に残す" }), "nobody's picture is kept").toHaveCount(0);
  assert.ok(await isOnTop(page, "写真に、顔が見つかりませんでした。"), "the reason stands on the stage");
});

test("a refused camera says so on the stage, where one looks", async ({ page, baseUrl }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await page.locator("#ways").getByRole("button", { name: "カメラを使う（鏡）" }).tap();
  await page.getByRole("alert").getByText("カメラが許可されていません。").waitFor();
  await expect.poll(() => isOnTop(page, "カメラが許可されていません。")).toBeTruthy();
});

test("Back asks before a photo is lost, keeps what was chosen, and the second one leaves", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/zone4`);
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await redAfter(page, await fullLength(1));
  for (const id of ["lip-15", "lip-03"]) await page.locator(`nav [data-shade="${id}"]`).tap();
  await page.waitForURL(/s=lip-03/);

  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "写真を閉じますか" });
  await question.waitFor();
  await page.getByRole("img", { name: "あなたの顔に「終電のりんご飴」を塗った絵" }).waitFor();
  await question.getByRole("button", { name: "このまま続ける" }).tap();
  await question.waitFor({ state: "detached" });
  await page.getByRole("img", { name: "あなたの顔に「終電のりんご飴」を塗った絵" }).waitFor();

  await page.goBack();
  await question.waitFor();
  await page.goBack();
  await page.waitForURL(/zone4/);

  // Who closed the photograph leaves with one.
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  await redAfter(page, await fullLength(1));
  await page.goBack();
  await question.getByRole("button", { name: "閉じる", exact: true }).tap();
  await page.locator('[data-source="model"], [data-source="served"]').first().waitFor();
  await page.goBack();
  await page.waitForURL(/zone4/);
});

/** Where a model's eyes and lips are seen, in parts of the stage's height; whether the mouth and what is chosen are in sight. */
function seenModel(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const stage = document.querySelector("[data-source]")!.getBoundingClientRect();
    const picture = document.querySelector("[data-source] picture img")!.getBoundingClientRect();
    const at = (share: number): number => picture.top + picture.height * share;
    const bar = document.querySelector("nav[aria-label]")?.getBoundingClientRect();
    const onTop = document.elementFromPoint(picture.left + picture.width / 2, at(0.64));
    const tabs = document.querySelector("[role=toolbar] button[aria-pressed]")!.getBoundingClientRect();
    return {
      eyes: (at(0.35) - stage.top) / stage.height,
      lips: (at(0.68) - stage.top) / stage.height,
      isMouthFree: onTop?.closest("picture, canvas") !== null && onTop !== null,
      areChoicesSeen: tabs.bottom <= innerHeight - 56 && bar !== null,
    };
  });
}

const pictureWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector("[data-source] picture img")!.getBoundingClientRect().width);

/** Whether a text is what one sees at its place, and not behind something else. */
const isOnTop = (page: Page, text: string): Promise<boolean> =>
  page.getByText(text).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
}

/** Shows a photograph and tells how red its mouth is over its green. */
async function redAfter(page: Page, photo: Buffer): Promise<number> {
  const before = await page.locator("canvas").first().evaluate(readMouth);
  await choosePhoto(page, photo);
  await page.locator('[data-source="photo"] canvas').waitFor();
  await page.getByText("写真を読んでいます。").waitFor({ state: "hidden" });
  let red = before;
  await expect
    .poll(async () => (red = await page.locator("canvas").first().evaluate(readMouth)) !== before)
    .toBeTruthy();
  return red;
}

function readMouth(canvas: HTMLElement | SVGElement): number {
  const { width, height } = canvas as HTMLCanvasElement;
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [width, height];
  const context = copy.getContext("2d")!;
  context.drawImage(canvas as HTMLCanvasElement, 0, 0);
  const { data } = context.getImageData(width * 0.42, height * 0.57, width * 0.16, height * 0.07);
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum += data[i]! - data[i + 1]!;
  return (sum * 4) / data.length;
}

/** Somebody from head to foot: the face is a sixth of the picture's height. */
async function fullLength(number: number): Promise<Buffer> {
  const face = await sharp(await readModelFace(number))
    .resize({ height: 560 })
    .toBuffer();
  return sharp({ create: { width: 900, height: 1600, channels: 3, background: "#4a4644" } })
    .composite([{ input: face, left: 226, top: 40 }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

const empty = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: "#6f8a94" } })
    .jpeg()
    .toBuffer();
