import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readModelFace } from "#test-support/model-face.ts";
import { loseConnection } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { chooseAtBorder, choosePhoto, confirmStart, openScan, waitForStars } from "./steps/scan-steps.ts";

test.use({ serviceWorkers: "allow" });

/** What the network tells a page that asks it for something in flight mode. */
const inFlight = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|E-OFFLINE/];

test("in flight mode a face is read to the end, and whatever file is chosen has its own answer", async ({
  baseUrl,
  faceCamera,
}) => {
  const camera = await faceCamera();
  const page = await camera.openPage({}, inFlight);
  await openScan(page, `${baseUrl}/scan`);
  await choosePhoto(page, { name: "wall.jpg", mimeType: "image/jpeg", buffer: await plainPicture() });
  await loseConnection(page);
  await page.getByText("通信が切れています。このまま最後まで読めます。").waitFor();
  await confirmStart(page);
  await page.getByText("この写真には、顔が見つかりませんでした。").waitFor({ timeout: 60_000 });
  await badFiles(page);
  await severalFaces(page);
  await page.getByText("機内モードで読みました。").waitFor();
  await page.locator("[data-stars-go]").click();
  await page.getByRole("button", { name: "型を見る" }).click();
  await chooseAtBorder(page);
  await page.getByText("機内モードで読んだ").first().waitFor();
  await page.context().setOffline(false);
});

/** A wall: nobody is on it. */
const plainPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a7f78" } })
    .jpeg()
    .toBuffer();

async function badFiles(page: Page): Promise<void> {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
  const torn = (await readModelFace(2)).subarray(0, 400);
  const files = [
    ["a.heic", heic, "この形式（HEIC）は、このブラウザでは開けません。"],
    ["a.jpg", Buffer.from("this is a letter, not a picture"), "写真のファイルではないようです。"],
    ["b.jpg", torn, "この写真は開けませんでした。"],
    ["c.jpg", await plainPicture(), "この写真には、顔が見つかりませんでした。"],
  ] as const;
  for (const [name, buffer, words] of files) {
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: "image/jpeg", buffer });
    await page.getByText(words).waitFor({ timeout: 60_000 });
  }
}

/** Two faces in one photo that lies on its side: the right one is chosen by hand. */
async function severalFaces(page: Page): Promise<void> {
  const [one, other] = await Promise.all([firstFace(), readModelFace(4)]);
  const [left, right] = await Promise.all([one, other].map((face) => sharp(face).resize(600, 750).toBuffer()));
  const upright = await sharp({ create: { width: 1200, height: 750, channels: 3, background: "#333" } })
    .composite([
      { input: left!, left: 0, top: 0 },
      { input: right!, left: 600, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  // As a camera held on its side writes it: the pixels turned, and a note of how to turn them back.
  const buffer = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "two.jpg", mimeType: "image/jpeg", buffer });
  const faces = page.locator("[data-finding=several] button[aria-label]");
  await faces.first().waitFor({ timeout: 60_000 });
  await expect(faces).toHaveCount(2);
  await faces.nth(1).focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-whole], [data-finding=doubt]").first().waitFor({ timeout: 60_000 });
  if (await page.locator("[data-finding=doubt]").count()) await page.getByText("このまま読む").click();
  await waitForStars(page);
}

/** A photograph of a person where the machine has some, else a face of the house. */
async function firstFace(): Promise<Buffer> {
  const file = join(process.env.FACE_FIXTURES ?? "", "london_001_neutral.jpg");
  return process.env.FACE_FIXTURES && existsSync(file) ? readFileSync(file) : readModelFace(2);
}
