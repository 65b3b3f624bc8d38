import assert from "node:assert/strict";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { waitForReviews } from "./steps/review-steps.ts";

test.use({
  hasTouch: false,
  isMobile: false,
  viewport: { width: 1280, height: 800 },
  expectedErrors: /\b410\b|\b404\b/,
});

test("a stranger at one voice sees the shade first and one button; what is gone says so; and by keyboard alone I write and send a voice", async ({
  page,
  baseUrl,
}) => {
  await waitForReviews(baseUrl);
  await page.goto(`${baseUrl}/review/1`);
  await waitForHydration(page);
  const [smear, button] = await Promise.all([
    page.locator("[data-one] header svg").boundingBox(),
    page.getByRole("link", { name: "この品の口コミを書く" }).boundingBox(),
  ]);
  assert.ok(smear && button && smear.y < button.y && button.y + button.height < 800, "both stand in the first view");
  await expectNoAxeIssues(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();

  assert.equal((await page.goto(`${baseUrl}/review/77777`))?.status(), 410);
  await page.getByText("E-GONE").waitFor();
  assert.equal((await page.goto(`${baseUrl}/review/abc`))?.status(), 404);

  await page.goto(`${baseUrl}/review?p=lip-07#write`);
  await waitForHydration(page);
  await page.getByRole("heading", { name: "口コミを書く" }).waitFor();
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const change = page.getByRole("group", { name: "品" }).getByRole("button", { name: "変える" });
  await change.focus();
  await press("Enter");
  await page.getByRole("searchbox", { name: /^品/ }).fill("リップ 08");
  await press("Tab", "Enter");
  await expect(page.getByRole("group", { name: "品" }), "eight of a hundred and sixty are a word away").toContainText(
    "08",
  );
  await press("Tab");
  await press("Tab", "Space");
  await expect(page.locator('input[name="review-stars"]:checked')).toHaveValue("1");
  await press("ArrowRight", "ArrowRight");
  await expect(page.locator('input[name="review-stars"]:checked')).toHaveValue("3");
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
  await expect(page.locator('[data-own][data-state="waiting"]')).toHaveCount(1);
});
