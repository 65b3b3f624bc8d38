import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";

// What waits is gone to everybody but its writer.
test.use({ expectedErrors: /\b410\b/ });

test("I write with a photo whose face is blurred before it leaves, am asked about a word, get it back with a reason, change it, and a stranger reads it with its source first", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  page.setDefaultTimeout(30_000);
  await recordBlobs(page);
  const sent: string[] = [];
  page.context().on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page.goto(`${baseUrl}/review?p=lip-03`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "口コミを書く" }).tap();
  await page.getByRole("heading", { name: "口コミを書く" }).waitFor();
  await issuesAreShown(page);
  await writes(page);
  await takesPhoto(page);
  assert.equal(
    sent.filter((url) => url.includes("/photos")).length,
    0,
    "nothing of the photo is sent before it is sent",
  );
  await expectNoAxeIssues(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();

  await page.getByRole("button", { name: "確かめる" }).tap();
  await expect(page.locator("[data-claims]")).toHaveAttribute("data-claims", "1");
  await page.locator("mark", { hasText: "シミが消える" }).waitFor();
  await page.getByRole("button", { name: "送る", exact: true }).tap();
  await page.getByText("写真を確かめて、印をつけてください。").waitFor();
  await page.getByLabel("ほかの人や、見せたくない顔").check();
  await page.getByRole("button", { name: "送る", exact: true }).dblclick();
  await page.getByText("送りました。確かめてから、載せます。").waitFor();
  const ownReview = page.locator("[data-own]");
  await expect(ownReview, "a double tap is one voice").toHaveCount(1);
  const id = (await ownReview.getAttribute("data-own")) ?? "";
  assert.equal(sent.filter((url) => url.includes("/photos")).length, 1);
  await photoIsStripped(page);
  await isModerated({ page, baseUrl, hub, id });

  const recipient = await anotherPhone();
  await recipient.goto(`${baseUrl}/review?age=30s&light=office&finish=gloss&source=gift`);
  await recipient.locator(`[data-review="${id}"]`).waitFor();
  assert.equal((await recipient.goto(`${baseUrl}/review/${id}`))?.status(), 200);
  await waitForHydration(recipient);
  await recipient.locator(`[data-one="${id}"] [data-source="gift"]`).waitFor();
  await recipient.getByText("提供：公式のモニター").waitFor();
  await expect
    .poll(() =>
      recipient
        .locator("[data-one] img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const issueTexts = await recipient.locator('script[type="application/ld+json"]').first().textContent();
  assert.match(issueTexts ?? "", /"@type":"Review"/);
  await recipient.getByRole("link", { name: "この品の口コミを書く" }).tap();
  await recipient.getByRole("heading", { name: "口コミを書く" }).waitFor();
  const product = recipient.getByRole("group", { name: "品" });
  await expect(product, "the product comes along").toContainText("終電のりんご飴");
  await product.getByRole("button", { name: "変える" }).tap();
  await recipient.getByRole("searchbox", { name: /^品/ }).fill("kingyo");
  await recipient.getByRole("list", { name: "品の一覧" }).getByRole("button").tap();
  await expect(product).toContainText("踊り場の金魚");
  await expect(product, "the focus goes to what was chosen").toBeFocused();
});

async function issuesAreShown(page: Page): Promise<void> {
  await page.getByRole("button", { name: "確かめる" }).tap();
  await page.getByText("星を選んでください。").waitFor();
  await page.getByText("手に入れかたを選んでください。").waitFor();
  await page.getByText("あと20文字書くと、送れます。").waitFor();
}

async function writes(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /★4/ }).check({ force: true });
  await page.getByRole("radio", { name: /モニター・プレゼント/ }).check({ force: true });
  await page.getByLabel(/だれから/).fill("公式のモニター");
  await page.getByLabel(/^良い点/).fill("色がきれいで、シミが消えるような気がしました。");
  await page.getByLabel(/^気になる点/).fill("昼にはすこし薄くなります。");
  await page.locator("#write").getByLabel(/^年代/).selectOption("30s");
  await page
    .locator("#write")
    .getByLabel(/^色を見た光/)
    .selectOption("office");
  // What was begun is there again.
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("button", { name: "口コミを書く" }).tap();
  await expect(page.getByLabel(/^気になる点/)).toHaveValue("昼にはすこし薄くなります。");
  await expect(page.locator("#write").getByLabel(/^年代/)).toHaveValue("30s");
}

/** A face with where it was taken; found, blurred, one more place by finger, one taken back. */
async function takesPhoto(page: Page): Promise<void> {
  const photo = await sharp(await readModelFace(1))
    .withExif({ IFD0: { Make: "PhoneMaker" }, IFD3: { GPSLatitude: "35/1 40/1 0/1" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "わたし.jpg", mimeType: "image/jpeg", buffer: photo });
  const blurBoard = page.locator("[data-photo]");
  await blurBoard.waitFor({ timeout: 90_000 });
  await expect(blurBoard).toHaveAttribute("data-found", "1");
  await blurBoard.getByRole("application").tap();
  await page.locator('[data-photo][data-marks="2"]').waitFor();
  await blurBoard.getByRole("application").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.locator('[data-photo][data-marks="3"]').waitFor();
  await blurBoard.getByRole("button", { name: "ひとつ戻す" }).tap();
  await page.locator('[data-photo][data-marks="2"]').waitFor();
}

/** Keeps a copy of every picture that the page hands to the network: the browser tells no watcher of blobs. */
async function recordBlobs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: string[] = [];
    Object.assign(globalThis, { kateBlobs: notes });
    const given = fetch;
    globalThis.fetch = async (...values: Parameters<typeof fetch>) => {
      const body = values[1]?.body;
      if (body instanceof Blob) {
        const bytes = new Uint8Array(await body.arrayBuffer());
        let text = "";
        for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
        notes.push(btoa(text));
      }
      return given(...values);
    };
  });
}

/** What went over the line: one picture, without a word of where it was taken, its face gone. */
async function photoIsStripped(page: Page): Promise<void> {
  const blobs = await page.evaluate(() => (globalThis as unknown as { kateBlobs: string[] }).kateBlobs);
  assert.equal(blobs.length, 1);
  const body = Buffer.from(blobs[0] ?? "", "base64");
  assert.equal((await sharp(body).metadata()).exif, undefined);
  assert.ok(!body.includes("PhoneMaker"));
  const before = await detailOf(await readModelFace(1));
  const after = await detailOf(body);
  assert.ok(after < before / 2, `the middle of the face has detail ${after} after ${before}`);
}

/** How much the middle of a picture, where the face is, changes from pixel to pixel. */
async function detailOf(picture: Buffer): Promise<number> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const middle = {
    left: Math.round(width * 0.35),
    top: Math.round(height * 0.35),
    width: Math.round(width * 0.3),
    height: Math.round(height * 0.25),
  };
  const { data } = await sharp(picture)
    .extract(middle)
    .resize(120, 120)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  for (let i = 1; i < data.length; i++) sum += Math.abs(data[i]! - data[i - 1]!);
  return sum / data.length;
}

/** Nobody else can read it yet: to its writer the same address says where it is. */
async function isReadByItsWriter(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const own = page.locator('[data-own-page][data-state="waiting"]');
  await own.getByText("確認中", { exact: true }).waitFor();
  await own.getByText("それまでは、あなたにだけ見えています。").waitFor();
  await own.getByRole("heading", { name: "終電のりんご飴" }).waitFor();
  await own.getByText("昼にはすこし薄くなります。").waitFor();
  await own.getByText("30代").waitFor();
  await own.getByText("職場や学校の電灯で").waitFor();
  await expect
    .poll(() =>
      own
        .locator("img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expect(page.getByText("E-GONE")).toHaveCount(0);
  await expectNoAxeIssues(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

interface ModerationCase {
  page: Page;
  baseUrl: string;
  hub: Parameters<typeof runCli>[0];
  id: string;
}

/** Given back it says why; changed it waits again; approved it stands in the list within seconds. */
async function isModerated({ page, baseUrl, hub, id }: ModerationCase): Promise<void> {
  assert.equal((await fetch(`${baseUrl}/review/${id}`)).status, 410);
  await isReadByItsWriter(page, `${baseUrl}/review/${id}`);
  await page.goto(`${baseUrl}/review?p=lip-03`);
  assert.match(await runCli(hub, "reviews", "list"), new RegExp(`${id}  waiting`));
  assert.match(await runCli(hub, "reviews", "show", id), /words to look at: シミが消える/);
  await runCli(hub, "reviews", "refuse", id, "--reason", "effect");
  await page.reload();
  await waitForHydration(page);
  await page.locator(`[data-own="${id}"][data-state="returned"]`).waitFor();
  await page.getByText("理由：治る・消えるなど").waitFor();
  await page.locator("[data-own]").getByRole("button", { name: "書き直す" }).tap();
  await page.getByLabel(/^良い点/).fill("色がきれいで、肌がすこし明るく見えました。");
  await page.getByRole("button", { name: "確かめる" }).tap();
  await page.getByText("直したほうがよい言いまわしは、見つかりませんでした。").waitFor();
  await page.getByRole("button", { name: "送る", exact: true }).tap();
  await page.locator(`[data-own="${id}"][data-state="waiting"]`).waitFor();
  await runCli(hub, "reviews", "approve", id);
  while (!(await (await fetch(`${baseUrl}/review?p=lip-03`)).text()).includes(`data-review="${id}"`))
    await new Promise((resolve) => setTimeout(resolve, 250));
}
