import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readModelFace } from "#test-support/model-face.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

test("a skin is chosen by eye, kept on the phone and deleted, and whoever disagrees gets other shades", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/all-products?p=base-04`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "肌の色と比べる" }).tap();
  await chooseByEye(page);
  await disagree(page);
  await keep(page);
  await byKeys(await anotherPhone({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" }), baseUrl);
});

test("a photograph is measured, and again by the white paper in it; nothing of it is sent", async ({
  page,
  baseUrl,
}) => {
  page.setDefaultTimeout(20_000);
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/virtual_tester#skin`);
  await waitForHydration(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "写真で測る" }).tap();
  await (await chooser).setFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await faceBesidePaper() });
  await page.getByText("白目を頼りに測りました。").waitFor();
  await page.getByRole("img", { name: "あなたの肌の上に、三色を並べた絵" }).waitFor();
  const byEyes = await plusMinus(page);

  // The middle of the face is no paper; the lower edge is.
  await page.getByText("白い紙が写っているとき").tap();
  await page.getByRole("slider", { name: "上下" }).fill("50");
  await page.getByRole("button", { name: "ここを白とする" }).tap();
  await page.getByText("白い紙に見えません。").waitFor();
  await page.getByRole("slider", { name: "上下" }).fill("94");
  await page.getByRole("button", { name: "ここを白とする" }).tap();
  await page.getByText("白い紙を基準に測りました。").waitFor();
  assert.ok((await plusMinus(page)) < byEyes, "paper is surer than eyes");
  await expectNoAxeIssues(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  guard.verify();
  assert.deepEqual(
    guard.listSent().filter((one) => /skin|try-ons/.test(one)),
    [],
  );
});

test("before the camera a skin is measured by its eyes, and a dim screen or a missing paper says so", async ({
  baseUrl,
  faceCamera,
}) => {
  const camera = await faceCamera();
  const page = await camera.openPage();
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/virtual_tester#skin`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "カメラで測る" }).tap();
  const dialog = page.getByRole("dialog", { name: "肌の色を測る" });
  const take = dialog.getByRole("button", { name: "測る", exact: true });
  await expect(take).toBeEnabled();
  await expectNoAxeIssues(page);

  // Nobody holds a paper: in its frame is a neck.
  await take.tap();
  await dialog.getByText("白い紙に見えません。").waitFor();
  await dialog.getByRole("button", { name: "もう一度" }).tap();
  await expect(take).toBeEnabled();

  await dialog.getByRole("button", { name: "画面の光" }).tap();
  await take.tap();
  await dialog.getByText("部屋の灯りのほうが強く、画面の光を読めません。").waitFor();
  await dialog.getByRole("button", { name: "もう一度" }).tap();
  await expect(take).toBeEnabled();

  await dialog.getByRole("button", { name: "手がかりなし" }).tap();
  await take.tap();
  await dialog.waitFor({ state: "detached" });
  await page.getByText("白目を頼りに測りました。").waitFor();
  await page.locator('[data-source="frozen"]').waitFor();
  await page.getByRole("button", { name: "測り直す" }).tap();
  await page.getByRole("button", { name: "いまの写真で測る" }).waitFor();
  guard.verify();
});

async function chooseByEye(page: Page): Promise<void> {
  await page.getByRole("button", { name: "目で選ぶ" }).tap();
  await page.getByRole("radio", { name: "4番目に明るい肌" }).check();
  await page.getByRole("button", { name: "とても濃い" }).tap();
  await page.getByRole("button", { name: "この色で見る" }).tap();
  await page.getByText("目で選んだ色です。測った数ではありません。").waitFor();
  const nearest = page.getByRole("list").filter({ hasText: "色の差" }).getByRole("listitem");
  await expect(nearest).toHaveCount(3);
  await expect(nearest.first()).toContainText("縁側の昼将棋");
  await expectNoAxeIssues(page);
}

async function disagree(page: Page): Promise<void> {
  const lips = page.getByRole("list", { name: "唇に" }).getByRole("link");
  await expect(lips).toHaveCount(3);
  const before = await lips.evaluateAll((links) => links.map((link) => link.getAttribute("data-shade")));
  const numbers = await page.locator("#skin dl").innerText();
  await page.getByRole("button", { name: "ちがうと思う" }).tap();
  await page.getByText("その差に逆らって選びました。測った数は変えていません。").waitFor();
  const after = await lips.evaluateAll((links) => links.map((link) => link.getAttribute("data-shade")));
  assert.deepEqual(
    after.filter((id) => before.includes(id)),
    [],
  );
  assert.equal(await page.locator("#skin dl").innerText(), numbers);
  await page.getByRole("button", { name: "前の色に戻す" }).waitFor();
}

async function keep(page: Page): Promise<void> {
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("kz_vt_skin"));
  await page.getByRole("button", { name: "結果を端末に残す" }).tap();
  await page.getByText("この端末にだけ残しました。").waitFor();
  assert.match((await stored()) ?? "", /"way":"chosen"/);
  await page.reload();
  await page.getByText("目で選んだ色です。").waitFor();
  await page.getByRole("button", { name: "残した結果を消す" }).tap();
  await page.getByText("消しました。").waitFor();
  assert.equal(await stored(), null);
}

/** Keys alone, on a narrow phone. */
async function byKeys(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester#skin`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "目で選ぶ" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "3番目に明るい肌" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4番目に明るい肌" })).toBeChecked();
  await page.getByRole("button", { name: "この色で見る" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "ちがうと思う" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("その差に逆らって選びました。").waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
}

/** How far the lightness may be off, as the page says. */
async function plusMinus(page: Page): Promise<number> {
  const text = await page.locator("#skin dl dd").first().innerText();
  return Number(/± (\d+)/.exec(text)?.[1]);
}

/** A face with a sheet of paper under its chin, in the same light. */
async function faceBesidePaper(): Promise<Buffer> {
  const face = await sharp(await readModelFace(1)).toBuffer();
  const { width = 0, height = 0 } = await sharp(face).metadata();
  const paper = await sharp({
    create: { width: Math.round(width * 0.6), height: Math.round(height * 0.12), channels: 3, background: "#e8e6e2" },
  })
    .png()
    .toBuffer();
  return sharp(face)
    .composite([{ input: paper, left: Math.round(width * 0.2), top: Math.round(height * 0.88) }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
