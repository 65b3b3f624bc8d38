import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

test("in the mirror shades change, half is worn, a frame is frozen and saved, the camera goes off, and nothing is sent", async ({
  baseUrl,
  faceCamera,
}) => {
  const camera = await faceCamera();
  const page = await camera.openPage({ acceptDownloads: true });
  await recordCameras(page);
  const guard = guardUploads(page, baseUrl);
  await lips(page, baseUrl);
  await page.goto(`${baseUrl}/virtual_tester_lt`);
  await tints(page);
  guard.verify();
  assert.ok(!guard.listSent().some((one) => /try-ons|blind/.test(one)), "what is only looked at is kept nowhere");
});

async function lips(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/virtual_tester?s=lip-01`);
  await waitForHydration(page);
  // The first time the ways are shown with what happens to the picture; nothing is asked for before.
  await page.getByRole("button", { name: "自分の顔で試す" }).tap();
  await page.getByText("顔は、この端末の中だけで読みます。").waitFor();
  await expect.poll(() => countLiveCameras(page)).toEqual([]);
  await openMirror(page);
  await expect.poll(() => countLiveCameras(page)).toEqual(["live"]);
  await page.getByText("撮影中・送信なし").waitFor();
  await expectNoAxeIssues(page);
  await page.locator('nav [data-shade="lip-15"]').tap();
  await page.getByRole("img", { name: "あなたの顔に「秘密基地の石榴」を塗った絵" }).waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();

  await page.getByRole("button", { name: "半分だけ塗る" }).tap();
  await page.getByRole("button", { name: "境目を右へ" }).tap();
  await expect(page.getByRole("slider", { name: "塗る境目" })).toHaveValue("55");

  await page.getByRole("button", { name: "白い紙" }).tap();
  await page.getByText("白い紙を、枠いっぱいに映してください。").waitFor();
  // A face is no paper.
  await page.getByRole("button", { name: "この紙に合わせる" }).tap();
  await page.getByText("白い紙に見えません。").waitFor();
  await page.getByRole("button", { name: "合わせるのをやめる" }).tap();

  await page.getByRole("button", { name: "止める" }).tap();
  await page.locator('[data-source="frozen"]').waitFor();
  await expect.poll(() => countLiveCameras(page), "a frozen frame needs no camera").toEqual(["ended"]);
  const download = page.waitForEvent("download");
  await page.locator('[data-source="frozen"]').getByRole("button", { name: "絵を端末に残す" }).tap();
  const saved = await sharp(await (await download).path()).metadata();
  assert.ok(saved.format === "jpeg" && saved.width >= 480, `saved ${saved.format} of ${saved.width}`);
  await page.getByText("端末に残しました。絵はどこにも送っていません。").waitFor();

  await page.getByRole("button", { name: "鏡に戻る" }).tap();
  await page.locator('[data-source="camera"]').waitFor();
  await page.getByRole("button", { name: "鏡を閉じる" }).tap();
  await page.locator('[data-source="model"]').waitFor();
  await expect
    .poll(async () => [...new Set(await countLiveCameras(page))], "a closed mirror has no camera")
    .toEqual(["ended"]);
}

async function tints(page: Page): Promise<void> {
  await waitForHydration(page);
  // Who said yes once is not led to the ways again.
  await page.getByRole("button", { name: "カメラを使う（鏡）" }).first().tap();
  await page.locator('[data-source="camera"]').waitFor();
  await page.getByRole("button", { name: "1回塗り" }).tap();
  const wipedOff = page.getByRole("button", { name: "ティッシュのあと", pressed: true });
  await wipe(page);
  await wipedOff.waitFor();
  await page.getByRole("button", { name: "塗りたて", exact: true }).tap();
  await wipedOff.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "ティッシュのあと" }).tap();
  await wipedOff.waitFor();
  // What is left after one wipe, the next one takes.
  await wipe(page);
  await page.locator("[data-wipe]").waitFor({ state: "detached" });
  // Leaving for another room switches the camera off, without a page load.
  await page.getByRole("link", { name: "さがす" }).first().tap();
  await page.waitForURL((url) => !url.pathname.startsWith("/virtual_tester"));
  await page.waitForFunction(() =>
    (globalThis as unknown as { kateTracks: MediaStreamTrack[] }).kateTracks.every((one) => one.readyState === "ended"),
  );
}

/** A thumb that draws a tissue across the picture. */
async function wipe(page: Page): Promise<void> {
  const place = page.locator("[data-wipe]");
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox())!;
  const y = box.y + box.height * 0.4;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, y + 4, { steps: 8 });
  await page.mouse.up();
}

async function openMirror(page: Page): Promise<void> {
  await page.locator("#ways").getByRole("button", { name: "カメラを使う（鏡）" }).tap();
  await page.locator('[data-source="camera"]').waitFor();
  await page.locator('[data-source="camera"] button:not([disabled])', { hasText: "止める" }).waitFor();
}

/** Every camera track the page was ever given. */
function recordCameras(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { kateTracks: tracks });
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (mediaRequest) => {
      const stream = await real(mediaRequest);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

const countLiveCameras = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { kateTracks: MediaStreamTrack[] }).kateTracks.map(({ readyState }) => readyState),
  );
