import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";

const quarters = ["#d83030", "#2f9a4a", "#2f5fd0", "#e8b020"] as const;

test("all colours of a photograph leave but the one I hold; it gets a name, a place in my book, and a stranger sees it; the photograph never leaves", async ({
  page,
  baseUrl,
  anotherPhone,
}) => {
  const guard = guardUploads(page, baseUrl);
  await page.goto(`${baseUrl}/chameleon`);
  await waitForHydration(page);
  // The zone's own picture works before anything is chosen.
  await page.locator("[data-drop]").nth(4).waitFor();
  await page.locator("[data-drop]").first().tap();
  await page.locator("[data-find] h2").waitFor();
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);

  const green = await pickFromPhoto(page);
  const code = await saveColour(page, green);
  await paintWithColour(page, green);
  guard.verify();
  for (const line of guard.listSent()) assert.match(line, /\/api\//, "nothing but the zone's own calls");

  await openAsRecipient(await anotherPhone(), `${baseUrl}/chameleon?c=${code}`);
  await openWithoutScript(await anotherPhone({ javaScriptEnabled: false }), `${baseUrl}/chameleon?c=${code}`);
  await exportColours(page);
});

/** A photograph of four colours; the green one is held by a key, the red one on the picture itself. */
async function pickFromPhoto(page: Page): Promise<string> {
  const photo = { name: "町.png", mimeType: "image/png", buffer: await createQuartersImage() };
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByText("4つの色が見つかりました。").waitFor();
  const drops = page.locator("[data-drop]");
  const hexes = await drops.evaluateAll((all) => all.map((one) => one.getAttribute("data-drop") ?? ""));
  for (const hex of quarters)
    assert.ok(
      hexes.some((found) => colourDistance(found, hex) < 12),
      `${hex} among ${hexes.join(" ")}`,
    );

  const green = drops.nth(hexes.findIndex((hex) => colourDistance(hex, quarters[1]) < 12));
  await green.focus();
  await page.keyboard.press("Enter");
  await expect(green).toHaveAttribute("aria-pressed", "true");
  await page.getByText(/緑だけが残りました。/).waitFor();
  await waitForDesaturation(page);
  await expect.poll(async () => (await colourfulQuarters(page)).map(Boolean)).toEqual([false, true, false, false]);

  // The same key lets them come back; a finger on the picture holds what lies under it.
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("[data-drained]"));
  const box = await page.locator('[role="img"]:has(canvas)').first().boundingBox();
  assert.ok(box);
  await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height * 0.2);
  await page.getByText(/赤だけが残りました。/).waitFor();
  await waitForDesaturation(page);
  await expect.poll(async () => (await colourfulQuarters(page)).map(Boolean)).toEqual([true, false, false, false]);
  await green.tap();
  await page.getByText(/緑だけが残りました。/).waitFor();
  return (await green.getAttribute("data-drop")) ?? "";
}

/** Another name, then into the book; gives the code of the link. */
async function saveColour(page: Page, hex: string): Promise<string> {
  const name = page.locator("[data-find] h2");
  await name.waitFor();
  const first = await name.innerText();
  await page.getByRole("button", { name: "別の名前" }).tap();
  await page.waitForFunction(
    (before) => document.querySelector("[data-find] h2")?.textContent !== before,
    first.replaceAll(/\s/g, ""),
  );
  const code = await page.locator("[data-find]").getAttribute("data-find");
  assert.match(code ?? "", new RegExp(`^${hex.slice(1)}-[a-z]+-\\d+-[0-9A-Z]{7}$`));
  await page.getByRole("button", { name: "採集帳に入れる" }).tap();
  await page.getByText("採集帳に入れました。").waitFor();
  await page.locator(`[data-cell="${hex}"]`).waitFor();
  await page.getByText("今日、町じゅうで").waitFor();
  const work = await page.evaluate(async () => {
    const answer = await fetch("/api/visitor/summary");
    return ((await answer.json()) as { lastWork: { path: string } | null }).lastWork;
  });
  assert.equal(work?.path, `/chameleon?c=${code}`, "my room knows it");
  return code ?? "";
}

/** A colour of the book can be crushed: it lies in the dish of 色の続き, and goes to the easel. */
async function paintWithColour(page: Page, hex: string): Promise<void> {
  await page.locator("[data-cell]").first().tap();
  await page.getByRole("link", { name: "この色で絵を描く" }).tap();
  await page.waitForURL((url) => url.pathname === "/ucp" && url.searchParams.get("c") === hex.slice(1));
  const found = page.locator(`[role="tabpanel"]:not([hidden]) [data-source^="${hex.slice(1)}."]`);
  await found.waitFor();
  await expect(found).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-mixed]")).toHaveAttribute("data-mixed", hex);
  await page.goBack();
  await page.locator(`[data-cell="${hex}"]`).waitFor();
}

async function exportColours(page: Page): Promise<void> {
  await page.locator("[data-cell]").first().tap();
  await page.getByRole("button", { name: "採集帳から消す" }).tap();
  await page.getByText("採集帳から消しました。").waitFor();
  await page.getByText("まだ一色も入っていません。", { exact: true }).waitFor();
}

async function openAsRecipient(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByText("だれかが採った色").waitFor();
  await expect.poll(async () => (await page.locator("h1").innerText()).replaceAll(/\s/g, "")).toMatch(/^\S{6,}$/);
  const card = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(card ?? "", /\/assets\/chameleon\/ogp\//);
  const picture = await page.request.get(new URL(new URL(card ?? "").pathname, page.url()).href);
  assert.equal(picture.headers()["content-type"], "image/jpeg");
  await waitForHydration(page);
  await page.getByRole("button", { name: "絵の色を押さえてみる" }).tap();
  await page.locator("[data-drop]").first().tap();
  await page.locator("[data-find]").waitFor();
  await expectNoAxeIssues(page);
}

async function openWithoutScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("h1").waitFor();
  await page.locator('[data-shared] a[href^="/all-products?p="]').waitFor();
}

/** The colours have left when two looks at the picture are the same. */
async function waitForDesaturation(page: Page): Promise<void> {
  let before = "";
  for (;;) {
    const now = (await colourfulQuarters(page)).join();
    if (now === before) return;
    before = now;
    await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 350)));
  }
}

/** How colourful each quarter of the stage is; 0 where it is grey. */
function colourfulQuarters(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLCanvasElement>('[role="img"] > canvas[aria-hidden]');
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [40, 50];
    const context = copy.getContext("2d");
    if (!stage || !context) return [];
    context.drawImage(stage, 0, 0, 40, 50);
    return [
      [10, 12],
      [30, 12],
      [10, 25 + 10],
      [30, 25 + 10],
    ].map(([x, y]) => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(x!, y!, 1, 1).data;
      const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
      return spread > 24 ? spread : 0;
    });
  });
}

const colourDistance = (one: string, other: string): number => {
  const bytes = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [a, b] = [bytes(one), bytes(other)];
  return Math.max(...a.map((value, i) => Math.abs(value - b[i]!)));
};

async function createQuartersImage(): Promise<Buffer> {
  const quarter = (colour: string) =>
    sharp({ create: { width: 400, height: 500, channels: 3, background: colour } })
      .png()
      .toBuffer();
  const parts = await Promise.all(quarters.map(quarter));
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: "#000" } })
    .composite(parts.map((input, i) => ({ input, left: (i % 2) * 400, top: Math.floor(i / 2) * 500 })))
    .png()
    .toBuffer();
}
