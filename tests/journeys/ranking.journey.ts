import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import monsters from "#content/monsters.json" with { type: "json" };
import { waitForHydration } from "#test-support/page-checks.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { expect, test } from "./fixtures/journey-test.ts";

const run = promisify(execFile);
const cli = join(import.meta.dirname, "../../cli/zone.ts");

/** Not the browser's own, which says that it is driven: what machines choose is not counted. */
const userAgent =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

test.use({ userAgent });

test("a visitor reads the ranking and how it was counted, hides the names, chooses by eye, and reads the month's report", async ({
  page,
  ownHub,
  anotherPhone,
}) => {
  const hub = await ownHub();
  const address = `${hub.url}/ranking`;
  await waitUntil(async () => (await textOf(address)).includes("data-score"), "the demonstration was never counted");

  await page.goto(address);
  await waitForHydration(page);
  await page.getByText("見本の数字を含みます").waitFor();
  await expect(page.locator("[data-score]")).toHaveCount(20);
  const scores = await page
    .locator("[data-score]")
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-score"))));
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => b - a),
    "places do not go by score",
  );
  await expect
    .poll(async () => Number(await page.locator("[data-reach]").getAttribute("data-reach")))
    .toBeGreaterThanOrEqual(30);

  const named = await ids(page);
  const first = page.locator("[data-id]").first();
  const name = (await first.locator("a").first().innerText()).split("\n")[0] ?? "?";
  await page.locator('[data-turn="large"]').tap();
  await page.waitForURL(/names=hidden/);
  await page.locator("ol[data-hidden-names]").waitFor();
  const unnamed = await ids(page);
  assert.notDeepEqual(unnamed, named, "the order did not turn over");
  const positions = page.locator("section[aria-labelledby=places]");
  await expect(positions, `${name} can still be read`).not.toContainText(name, { useInnerText: true });
  await page.locator('[data-turn="small"]').tap();
  await page.locator("[data-score]").first().waitFor();
  await expect.poll(() => ids(page)).toEqual(named);

  await page.goto(`${address}?tab=review`);
  await expect
    .poll(() => page.locator("[data-newest]").count(), "sixteen voices a day make a ranking")
    .toBeGreaterThan(0);
  await page.goto(`${address}?tab=vote&period=7d&category=lip&type=kika`);
  await expect
    .poll(() => page.locator("[data-score]").count(), "thirty visitors of one starting point make none")
    .toBeGreaterThan(5);

  await chooseByEye(page, address);
  await page
    .getByRole("link", { name: /の報告/ })
    .last()
    .tap();
  await page.waitForURL(/blind=20\d{4}/);
  await page.getByRole("heading", { level: 1, name: "名前を隠した順位" }).waitFor();
  await expect(page.locator("main")).toHaveText(/両方で選んだ人\d+人/, { useInnerText: true });
  await expectNoAxeIssues(page);

  const narrow = await anotherPhone({ viewport: { width: 320, height: 640 } });
  for (const search of ["", "?names=hidden", "?tab=review", "?blind=202001", `?blind=${month()}`]) {
    await narrow.goto(address + search);
    await expect
      .poll(() => narrow.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${search} is too wide`)
      .toBeTruthy();
    await expectNoAxeIssues(narrow, search);
  }

  const plain = await anotherPhone({ javaScriptEnabled: false });
  await plain.goto(address);
  await plain.locator('select[name="category"]').selectOption("tint");
  await plain.getByRole("button", { name: "表示する" }).tap();
  await plain.waitForURL(/category=tint/);
  await expect.poll(async () => (await ids(plain)).every((id) => id?.startsWith("tint-"))).toBe(true);

  await run(process.execPath, [cli, "demo", "off"], {
    env: { PATH: process.env.PATH, DATABASE_URL: hub.databaseUrl },
  });
  await waitUntil(async () => (await textOf(address)).includes("data-newest"), "made-up numbers are still shown");
  await plain.goto(address);
  await expect(plain.locator("main")).toHaveText(/まだ静か/, { useInnerText: true });
  await expect(plain.getByText("見本の数字")).toHaveCount(0);
  assert.equal(await hub.stop(), 0);
});

/** Of the twenty-four lips: each is called like its monster. */
const names = monsters.map((monster) => monster.names.ja);

/** Both tables, whichever comes first, and what came of it. */
async function chooseByEye(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.getByRole("button", { name: "はじめる" }).tap();
  for (const step of [1, 2]) {
    await page.locator(`input[name="blind-${step}"]`).nth(step).check({ force: true });
    const isNamed = (await page.locator('[data-step="named"]').count()) === 1;
    const table = page.locator("fieldset");
    const swatch = await table.locator("label").first().innerText();
    assert.equal(
      names.some((name) => swatch.includes(name)),
      isNamed,
    );
    await page.getByRole("button", { name: "これにする" }).tap();
  }
  await page.locator('[data-step="done"]').waitFor();
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("button", { name: "はじめる" }).tap();
  await page.locator('[data-step="done"]').waitFor();
}

const ids = (page: Page): Promise<(string | null)[]> =>
  page.locator("[data-id]").evaluateAll((rows) => rows.map((row) => row.getAttribute("data-id")));

const textOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** This month in Japan, "yyyymm". */
const month = (): string => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7).replace("-", "");

async function waitUntil(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadlineMs = performance.now() + 30_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < deadlineMs, otherwise);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
