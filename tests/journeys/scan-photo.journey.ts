import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { readModelFace } from "#test-support/model-face.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { type ChosenPhoto, choosePhoto, confirmStart, openScan } from "./steps/scan-steps.ts";

const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
];

for (const viewport of phones)
  test(`on a phone of ${viewport.width} px a tall photo, what is to be known of it and the way on share one view`, async ({
    anotherPhone,
    baseUrl,
  }) => {
    const page = await anotherPhone({ viewport });
    await openScan(page, `${baseUrl}/scan`);
    await choosePhoto(page, await tallPhoto());
    await sharesOneView(page, page.locator("[data-go]"));
    await confirmStart(page);
    const warning = page.locator("[data-finding=doubt] [role=status], [data-finding=confirm] [role=status]");
    await warning.filter({ hasText: /\S/ }).waitFor({ timeout: 60_000 });
    await sharesOneView(
      page,
      warning.filter({ hasText: /\S/ }),
      page.getByRole("button", { name: /(この顔|このまま)/ }),
    );
  });

/** Nobody has to scroll for it, and nothing lies over it. */
async function sharesOneView(page: Page, ...parts: Locator[]): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const part of [page.locator("canvas[aria-label]"), ...parts]) await expect(part).toBeInViewport({ ratio: 1 });
  const counterTop = (await page.locator("[data-sent]").boundingBox())?.y ?? 0;
  for (const part of parts) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height, "the counter lies below").toBeLessThanOrEqual(counterTop + 1);
  }
}

/** A full-length photo: a small face near the top of a picture that is more than twice as high as wide, in poor light. */
async function tallPhoto(): Promise<ChosenPhoto> {
  const face = await sharp(await readModelFace(3))
    .resize({ height: 520 })
    .modulate({ brightness: 0.15 })
    .toBuffer();
  const buffer = await sharp({ create: { width: 1000, height: 2300, channels: 3, background: "#0e0d0c" } })
    .composite([{ input: face, left: 290, top: 180 }])
    .jpeg()
    .toBuffer();
  return { name: "tall.jpg", mimeType: "image/jpeg", buffer };
}
