import assert from "node:assert/strict";
import { findAxeFaults } from "../../tools/check-pages/axe.ts";
import { fitsItsWidth, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";
import { untilVoices } from "./review.journey.ts";

export const journey: Journey = {
  name: "a stranger at one voice sees the shade first and one button; what is gone says so; and by keyboard alone I write and send a voice",
  phone: { hasTouch: false, isMobile: false, viewport: { width: 1280, height: 800 } },
  expects: [/\b410\b/, /\b404\b/],
  async run({ page, baseUrl }) {
    await untilVoices(baseUrl);
    await page.goto(`${baseUrl}/review/1`);
    await untilAlive(page);
    const [smear, button] = await Promise.all([
      page.locator("[data-one] header svg").boundingBox(),
      page.getByRole("link", { name: "この品の声を書く" }).boundingBox(),
    ]);
    assert.ok(smear && button && smear.y < button.y && button.y + button.height < 800, "both stand in the first view");
    assert.deepEqual(await findAxeFaults(page), []);
    assert.ok(await fitsItsWidth(page));

    assert.equal((await page.goto(`${baseUrl}/review/77777`))?.status(), 410);
    await page.getByText("E-GONE").waitFor();
    assert.equal((await page.goto(`${baseUrl}/review/abc`))?.status(), 404);

    await page.goto(`${baseUrl}/review?p=lip-07#write`);
    await untilAlive(page);
    await page.getByRole("heading", { name: "声を書く" }).waitFor();
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByLabel(/^品/).focus();
    await press("Tab", "Space");
    assert.equal(await page.locator('input[name="review-stars"]:checked').inputValue(), "1");
    await press("ArrowRight", "ArrowRight");
    assert.equal(await page.locator('input[name="review-stars"]:checked').inputValue(), "3");
    await press("Tab", "Space", "Tab");
    await page.keyboard.type("ガラスのようなつやで、縦じわに入りません。");
    await press("Tab");
    await page.keyboard.type("かばんの中では、少しやわらかくなりました。");
    await page.getByRole("button", { name: "確かめる" }).focus();
    await press("Enter");
    await page.getByRole("heading", { name: "こう載ります" }).waitFor();
    await page.getByRole("button", { name: "送る", exact: true }).focus();
    await press("Enter");
    await page.getByText("送りました。確かめてから、載せます。").waitFor();
    assert.equal(await page.locator('[data-own][data-state="waiting"]').count(), 1);
  },
};
