import assert from "node:assert/strict";
import { waitForHydration } from "#test-support/page-checks.ts";
import { speedUpFrames } from "./steps/speed-up-frames.ts";
import { test } from "./fixtures/journey-test.ts";
import { ripByTouch } from "./steps/lip-world-steps.ts";

test.use({ deviceScaleFactor: 1 });

test("the first touch plays: a paper tears, a word is struck, somebody asks to come along, and the first stage begins", async ({
  page,
  baseUrl,
}) => {
  await speedUpFrames(page, 4);
  await page.goto(`${baseUrl}/lmw/tutorial`);
  await waitForHydration(page);
  const paper = page.getByRole("button", { name: "画面のどこでも、指を置いてください。" });
  await page.locator("main button[data-ready]").waitFor();
  const box = await paper.boundingBox();
  assert.ok(box && box.y < 120 && box.height > 500, "the whole first view is the paper");

  await ripByTouch(page);
  await page.getByRole("heading", { name: "いっしょに行く？" }).waitFor();
  for (const name of ["踊り場の金魚", "信号待ちの杏", "眠らない葡萄"])
    await page.getByRole("button", { name }).waitFor();
  await page.getByRole("button", { name: "信号待ちの杏" }).tap();
  await page.getByText("踊り場にいるよ。通るたび、会えるところ。").waitFor();
  const chosen = page.waitForResponse(
    (response) => response.url().endsWith("/api/lmw/progress") && response.request().method() === "POST",
  );
  await page.getByRole("button", { name: "行く", exact: true }).tap();
  assert.equal((await chosen).status(), 200);
  await page.locator('dialog[data-step="playing"]').waitFor();
  await page.getByRole("button", { name: "止める" }).tap();
  await page.getByRole("heading", { name: "止める" }).waitFor();
  await page.getByRole("button", { name: "町へもどる" }).tap();
  await page.locator("dialog").waitFor({ state: "detached" });

  await page.goto(`${baseUrl}/lmw/stg/2`);
  await page.getByText("いっしょに行く：信号待ちの杏").waitFor();
});
