import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { findAxeIssues } from "../../tools/check-pages/axe.ts";
import { photographs } from "../fixtures/barcodes/photographs.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const fixtures = join(import.meta.dirname, "../fixtures/barcodes");
const foreign = "KATE ZONEで扱っていない商品です。番号を確かめるか、商品名で検索してください。";

// Codes that are wrong or of another town, on the page that works without a script.
test.use({ expectedErrors: /barcode\?j=.*\b(400|404)\b|\b(400|404)\b.*barcode\?j=/ });

test("a pack's code is read by camera and by hand, its monster climbs out, and the till sees a code it can read", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/barcode`);
  await waitForHydration(page);
  await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
  await byHand(page);
  await isLinkedFromHub(page, baseUrl);

  const refused = await anotherPhone();
  await refusedCamera(refused, baseUrl);
  const shopper = await anotherPhone();
  await byCamera(shopper, baseUrl);
  await atTheTill(page, baseUrl);
  await withoutScript(await anotherPhone({ javaScriptEnabled: false }), baseUrl);
});

test("a photograph of a pack is read, blurred or tilted as it may be; a file that is no picture is named as such", async ({
  page,
  baseUrl,
}) => {
  await page.goto(`${baseUrl}/barcode`);
  await waitForHydration(page);
  await byPhotograph(page);
  await findsNothingWrong(page);
});

test("a finger on the heart of a code that a link led to is heard, although the page comes alive under it", async ({
  page,
  baseUrl,
}) => {
  await page.route("**/build/found-code-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto(`${baseUrl}/barcode?j=2901010000036`, { waitUntil: "commit" });
  await waitForHydration(page);
  const heart = page.locator('[data-wish="lip-03"]');
  await heart.click({ delay: 2_500 });
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

async function type(page: Page, code: string): Promise<void> {
  await page.locator('input[name="j"]').fill(code);
  await page.getByRole("button", { name: "この番号を見る" }).click();
}

async function byHand(page: Page): Promise<void> {
  await type(page, "2901010000145");
  await page.getByText("13桁目が合いません。入力は「5」ですが、ほかの12桁からは「2」になるはずです。").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")), "the field has the focus")
    .toBe("j");
  await type(page, "29010100001");
  await page.getByText("あと2桁足りません。いま11桁です。").waitFor();
  await type(page, "29O1010000142");
  await page.getByText("3桁目の「O」が、数字ではありません。").waitFor();

  await type(page, "２ ９０１０１０ ０００１４２");
  await page.getByText("煮詰めた満月に会いました。").waitFor();
  await expect(page.locator('[data-monster="14"]')).toHaveCount(1);
  await expect(page.getByRole("link", { name: "この品を見る" })).toHaveAttribute("href", "/all-products?p=lip-14");
  await page.getByRole("button", { name: "続けて読む" }).click();
  const met = page.waitForResponse((answer) => answer.url().endsWith("/api/barcode/meetings"));
  await type(page, "2901010000142");
  assert.deepEqual(await (await met).json(), { isFirst: false });
  await page.getByText("煮詰めた満月に、また会いました。").waitFor();

  await type(page, "4900000000016");
  await page.getByText(foreign).waitFor();
  await page.getByLabel("商品名").fill("赤い口紅");
  await expect(page.locator('form[action="/tips"] input[name="q"]')).toHaveValue("赤い口紅");
}

/** Who climbed out of a pack was met: behind the twenty-four doors, and in the book of the lip world. */
async function isLinkedFromHub(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/zone3`);
  await waitForHydration(page);
  await page.locator("[data-met]", { hasText: "煮詰めた満月" }).waitFor();
  await expect(page.locator("#shades ~ * [data-met], [aria-labelledby=shades] [data-met]")).toHaveCount(1);
  await page.goto(`${baseUrl}/lmw/monster?m=14`);
  await page.getByRole("heading", { level: 1, name: "煮詰めた満月" }).waitFor();
}

/** The same pictures and the same worker as on a phone. */
async function byPhotograph(page: Page): Promise<void> {
  const missed: string[] = [];
  for (const { file, jan } of photographs) {
    await page.reload();
    await waitForHydration(page);
    await page.locator('input[type="file"]').setInputFiles(join(fixtures, file));
    const spaced = `${jan.slice(0, 1)} ${jan.slice(1, 7)} ${jan.slice(7)}`;
    const outcome = page.getByText(spaced).or(page.getByText("バーコードを読み取れませんでした。")).first();
    await outcome.waitFor({ timeout: 30_000 });
    if (!(await page.getByText(spaced).count())) missed.push(file);
  }
  const hits = photographs.length - missed.length;
  console.log(
    `  barcode photographs read: ${hits}/${photographs.length}${missed.length ? `, not ${missed.join(", ")}` : ""}`,
  );
  assert.ok(hits >= photographs.length - 1, `not read: ${missed.join(", ")}`);

  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByText("この写真は開けませんでした。").waitFor();
}

async function refusedCamera(page: Page, baseUrl: string): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`${baseUrl}/barcode`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "カメラを使う" }).click();
  await page.getByText("カメラが許可されていません。設定で許可するか、写真か番号で進めます。").waitFor();
  await page.getByText("許可のしかた").click();
  await findsNothingWrong(page);
  await page.locator("[data-refused]").getByRole("button", { name: "番号を入力する" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")), "typing goes on at once")
    .toBe("j");
  await type(page, "2901020000026");
  await page.getByText("補欠の桜が、線のあいだから出てきました。").waitFor();
}

/** A camera that sees a pack: its pictures go the whole way through the worker, and none leaves the device. */
async function byCamera(page: Page, baseUrl: string): Promise<void> {
  const picture = `data:image/jpeg;base64,${readFileSync(join(fixtures, "tilted-12.jpg")).toString("base64")}`;
  await page.addInitScript((address) => {
    const seen = globalThis as unknown as { kateTracks: MediaStreamTrack[] };
    seen.kateTracks = [];
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const draw = (): void => void canvas.getContext("2d")?.drawImage(image, 0, 0);
      draw();
      setInterval(draw, 100);
      const stream = canvas.captureStream(10);
      seen.kateTracks.push(...stream.getTracks());
      return stream;
    };
  }, picture);
  await page.goto(`${baseUrl}/barcode`);
  await waitForHydration(page);
  const written: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET")
      written.push(`${new URL(request.url()).pathname} ${request.postDataBuffer()?.length ?? 0}`);
  });
  const engine = page.waitForResponse((answer) => answer.url().includes("zxing_reader") && answer.ok());
  await page.getByRole("button", { name: "カメラを使う" }).click();
  const tappedAtMs = performance.now();
  await (await engine).finished();
  const engineAtMs = performance.now();
  await page.getByText("に会いました。").waitFor({ timeout: 30_000 });
  const readAtMs = performance.now();
  console.log(
    `  first read by video: ${Math.round(readAtMs - tappedAtMs)} ms after the tap, ${Math.round(readAtMs - engineAtMs)} ms after the engine was there`,
  );
  await expect(page.getByText("2 901010 000029")).toHaveCount(1);
  const states = await page.evaluate(() =>
    (globalThis as unknown as { kateTracks: MediaStreamTrack[] }).kateTracks.map(({ readyState }) => readyState),
  );
  assert.deepEqual(states, ["ended"], "the camera is off");
  assert.ok(
    written.every((line) => Number(line.split(" ")[1]) < 2_000),
    `nothing as large as a picture was sent: ${written.join(", ")}`,
  );
}

async function atTheTill(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/barcode?p=lip-14,tint-02,lip-99`);
  await waitForHydration(page);
  await page.getByText("見つからない商品がありました。").waitFor();
  await page.getByRole("heading", { name: "煮詰めた満月" }).waitFor();
  await page.locator("[data-wake]:not([data-wake=asking])").waitFor();
  const card = await page.locator("article").first().screenshot();
  await page.getByRole("button", { name: "次の品" }).click();
  await page.getByText("2／2").waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page), "nothing can be scrolled sideways").toBeTruthy();
  await findsNothingWrong(page);

  // What is shown is read by what reads.
  await page.goto(`${baseUrl}/barcode`);
  await waitForHydration(page);
  await page.locator('input[type="file"]').setInputFiles({ name: "screen.png", mimeType: "image/png", buffer: card });
  await page.locator('[data-monster="14"]').waitFor({ timeout: 30_000 });
}

async function withoutScript(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/barcode`);
  await expect(page.getByRole("button", { name: "カメラを使う" })).toBeHidden();
  await type(page, "2901010000142");
  await page.getByRole("link", { name: "この品を見る" }).waitFor();
  await page.goto(`${baseUrl}/barcode`);
  await type(page, "2901010000145");
  await page.getByText("13桁目が合いません").waitFor();
  await page.goto(`${baseUrl}/barcode?p=lip-14`);
  await expect(page.locator("article svg path").first()).toHaveAttribute("d", /^M11 0h/);
}

async function findsNothingWrong(page: Page): Promise<void> {
  const axeIssues = await findAxeIssues(page);
  assert.deepEqual(axeIssues, []);
}
