import assert from "node:assert/strict";
import { isSameWindow, markWindow, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("a film is stopped on a colour by touch and by keyboard, speaks six languages, and goes on small while one walks on", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "pictureInPictureEnabled", { get: () => true });
    HTMLVideoElement.prototype.requestPictureInPicture = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto(`${baseUrl}/channel`);
  await waitForHydration(page);
  await expect(page.locator("[data-tile]")).toHaveCount(12);
  await page.locator('[data-tile="film-05"]').click();
  await page.locator('[data-video="film-05"][data-player="here"]').waitFor();
  await page.getByRole("button", { name: "『踊り場の金魚』を見る" }).click();
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0.5);

  // By touch: the middle of the fish.
  const box = await page.locator("[data-slot]").boundingBox();
  assert.ok(box);
  await page.evaluate(() => void (document.querySelector("video")!.currentTime = 7));
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 7.1);
  await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await page.locator("[data-fill]").waitFor();
  await expect.poll(() => page.evaluate(() => document.querySelector("video")?.paused)).toBe(true);
  await expect.poll(() => page.getByRole("link", { name: "この色を見る" }).getAttribute("href")).toBeTruthy();
  await page.getByText("を、止めた色に入れました。").waitFor();

  // By keyboard.
  await page.getByRole("button", { name: "続きを見る" }).last().press("Enter");
  await page.locator("[data-fill]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "色を止める" }).press("Enter");
  const shades = page.locator('[data-stop="list"] li button');
  await shades.first().waitFor();
  await shades.first().press("Enter");
  await page.locator("[data-fill]").waitFor();
  await page.getByRole("button", { name: "続きを見る" }).last().press("Enter");

  const captions = page.getByRole("combobox", { name: "字幕" });
  for (const language of ["en", "zh-TW", "zh-HK", "ko", "th"]) {
    await captions.selectOption(language);
    // As on the picture, so in the transcript below it.
    await expect(page.getByRole("region", { name: "言葉" }).locator("ol")).toHaveAttribute("lang", language);
  }
  await captions.selectOption("off");
  await expect(page.locator("[data-caption]")).toHaveCount(0);
  await captions.selectOption("ja");
  await page.getByRole("button", { name: "ここにしおりを付ける" }).click();
  await page.getByText("しおりをはさみました。").waitFor();

  // What plays goes on while one walks on, and is found again.
  await page.evaluate(() => document.querySelector("video")?.play());
  await markWindow(page);
  await page
    .getByRole("link", { name: "この色を見る" })
    .or(page.getByRole("link", { name: "さがす" }))
    .first()
    .click();
  await page.locator('[data-mini="film-05"]').waitFor();
  await expect.poll(() => isSameWindow(page)).toBe(true);
  await page.waitForFunction(() => document.querySelector("video")?.paused === false);
  // A window of its own that is promised and then refused is told of.
  await page.locator('[data-mini="film-05"]').getByRole("button", { name: "別の窓で見る" }).click();
  await page.locator('[data-mini="film-05"] [role=status]', { hasText: "別の窓を開けません。" }).waitFor();
  await page.locator('[data-mini="film-05"] a').click();
  await page.locator('[data-video="film-05"]').waitFor();
  // The film's page is there before the film has moved into it.
  await page.locator("[data-mini]").waitFor({ state: "detached" });
  await expect.poll(() => isSameWindow(page)).toBe(true);

  // A stranger with a link to a second comes in at that second.
  const recipient = await anotherPhone();
  await recipient.goto(`${baseUrl}/channel?v=film-03&t=12&cid=kz_video_cp`);
  await recipient.locator('[data-video="film-03"][data-player="here"]').waitFor();
  await recipient.getByText("0:12").first().waitFor();
  await recipient.goto(`${baseUrl}/channel?v=film-99`);
  assert.equal(new URL(recipient.url()).pathname + new URL(recipient.url()).search, "/channel");
});
