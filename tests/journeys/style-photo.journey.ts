import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import type { FaceCamera } from "./fixtures/face-camera.ts";
import { readModelFace } from "#test-support/model-face.ts";
import { test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";
import { waitForHidden } from "./steps/wait-for-hidden.ts";

test("one's own face wears both hours, from a photograph and in the mirror, and nothing of it leaves the phone", async ({
  baseUrl,
  faceCamera,
}) => {
  const camera = await faceCamera();
  await photo(camera, baseUrl);
  await mirror(camera, baseUrl);
});

async function photo(camera: FaceCamera, baseUrl: string): Promise<void> {
  const page = await camera.openPage();
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/style?a=7&b=6`);
  await waitForHydration(page);
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles({ name: "わたし.jpg", mimeType: "image/jpeg", buffer: await readModelFace(4) });
  await page.locator('[data-source="photo"]').waitFor({ timeout: 40_000 });
  await page.getByRole("img", { name: /^あなたの顔の/ }).waitFor();
  const { morning, night } = await lips(page);
  assert.ok(Math.abs(morning[0]! - night[0]!) + Math.abs(morning[2]! - night[2]!) > 24, `${morning} and ${night}`);

  await picker.setInputFiles({ name: "文.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await page.getByText("画像として読み込めませんでした。別の写真を選んでください。").waitFor();

  // The own picture is on the card only when it is asked for, and then on the device alone.
  await page.getByRole("button", { name: "この名前でのこす" }).tap();
  await page.getByRole("button", { name: "いま映っている顔" }).tap();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "絵を端末にのこす" }).tap(),
  ]);
  assert.match(saved.suggestedFilename(), /\.jpg$/);
  guard.verify();
  const posts = guard.listSent().filter((line) => line.includes("/api/style/"));
  assert.equal(posts.length, 1, "only the code was sent");
}

async function mirror(camera: FaceCamera, baseUrl: string): Promise<void> {
  const page = await camera.openPage();
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/style?a=3&b=3`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "カメラを使う（鏡）" }).tap();
  await page.locator('[data-source="camera"]').waitFor({ timeout: 40_000 });
  await page.getByText("撮影中・送信なし").waitFor();
  await page.getByRole("button", { name: "止める" }).first().tap();
  await page.locator('[data-source="frozen"]').waitFor({ timeout: 40_000 });
  await waitForHidden(page.getByText("撮影中・送信なし"), "the camera is off");
  await page.getByRole("button", { name: "モデルの顔にもどす" }).tap();
  await page.locator('[data-source="served"]').waitFor();
  guard.verify();
}

/** The mean colour of the mouth in each of the two pictures that lie over each other. */
function lips(page: Page): Promise<Record<"morning" | "night", number[]>> {
  return page.evaluate(() => {
    const read = (half: string): number[] => {
      const canvas = document.querySelector<HTMLCanvasElement>(`[data-half="${half}"] canvas`);
      const { width = 0, height = 0 } = canvas ?? {};
      const data = canvas
        ?.getContext("2d")
        ?.getImageData(width * 0.42, height * 0.58, width * 0.16, height * 0.12).data;
      const sums = [0, 0, 0];
      for (let i = 0; data && i < data.length; i += 4) for (const c of [0, 1, 2]) sums[c]! += data[i + c]!;
      return sums.map((sum) => (sum * 4) / (data?.length ?? 1));
    };
    return { morning: read("morning"), night: read("night") };
  });
}
