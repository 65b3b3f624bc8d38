import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("five chapters by touch lead to a red of one's own, which can be called and sent on", async ({
  page,
  baseUrl,
}) => {
  await wipeTheMirror(page, baseUrl);
  await lightTheLantern(page);
  await writeMemory(page);
  await returnMemory(page);
  await nameMemory(page);
  await viewMyMemory(page);
  await meetAnonymousMemory(page, baseUrl);
});

/** Waits until the scene of this chapter listens to the hand; the chapter before stands until the next has come. */
const canvas = async (page: Page, chapter: number) => {
  const scene = page.locator(`[data-scene="${chapter}"] canvas[data-ready]`);
  await scene.waitFor();
  const box = await scene.boundingBox();
  assert.ok(box);
  return box;
};
const next = (page: Page) => page.getByRole("button", { name: "つぎの章へ" }).click();

async function wipeTheMirror(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/mor`);
  await waitForHydration(page);
  const { x, y, width, height } = await canvas(page, 1);
  await page.mouse.move(x + width * 0.15, y + height * 0.4);
  await page.mouse.down();
  for (let i = 0; i < 40; i++)
    await page.mouse.move(x + width * (0.15 + 0.3 * ((i % 8) / 8)), y + height * (0.4 + 0.004 * i));
  await page.mouse.up();
  await page.getByRole("heading", { name: "赤かったのは、どれ。" }).waitFor();
  await page.getByRole("button", { name: "頬", exact: true }).click();
  await page.getByText("走って帰った日の、熱の置き場。").waitFor();
  await page.getByRole("button", { name: "頬が、赤かった" }).click();
  await next(page);
}

async function lightTheLantern(page: Page): Promise<void> {
  const { x, y, width, height } = await canvas(page, 2);
  await page.mouse.move(x + width * 0.32, y + height * 0.7);
  await page.mouse.down();
  // To the top of the ring, where red is.
  await page.mouse.move(x + width * 0.34, y + height * 0.25, { steps: 8 });
  await page.mouse.up();
  await page.getByText("いる。ここに、赤がいる。").waitFor();
  await page.getByRole("button", { name: "灯す" }).click();
  await page.getByText("祭りは、赤い順にはじまる。").waitFor();
  await next(page);
}

async function writeMemory(page: Page): Promise<void> {
  await canvas(page, 3);
  await page.getByRole("button", { name: "手紙を拾う" }).click();
  for (const line of ["まだ怒っています", "あの日の頬の熱", "鏡は、もう見ました"])
    await page.getByRole("button", { name: line, exact: true }).click();
  await page.getByText("あと2つ").waitFor();
  // A slip that was hung up comes down again.
  await page.getByRole("button", { name: "鏡は、もう見ました", exact: true }).click();
  for (const line of ["太鼓が、やまない", "指切りの、指のほう", "名前を呼んで"])
    await page.getByRole("button", { name: line, exact: true }).click();
  await page.getByRole("button", { name: "封をする" }).click();
  await next(page);
}

async function returnMemory(page: Page): Promise<void> {
  const { x, y, width, height } = await canvas(page, 4);
  await page.mouse.move(x + width * 0.5, y + height * 0.25);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.2, y + height * 0.58, { steps: 8 });
  await page.mouse.up();
  await page.getByRole("button", { name: "「怒り」に返す" }).click();
  await page.getByText("注ぐと、器はすぐに満ちた。").waitFor();
  await next(page);
}

async function nameMemory(page: Page): Promise<void> {
  await canvas(page, 5);
  await page.getByRole("button", { name: "名札に触れる" }).click();
  await page.getByLabel("どんな").selectOption("鳴りやまない");
  await page.getByLabel("なに").selectOption("祭り");
  await page.getByRole("button", { name: "名づける" }).click();
  await page.waitForURL(/\/mor\?c=[0-9A-Z]{10}$/);
}

async function viewMyMemory(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: /鳴りやまない\s*祭り/ }).waitFor();
  await page.getByText("燃え残り").waitFor();
  await page.getByText("赤の海に、灯りました。").waitFor();
  await page.getByText("この赤を思い出したのは、いまのところ、あなたひとりです。").waitFor();
  await page.getByRole("textbox", { name: "呼び名" }).fill("あかね");
  await page.getByRole("button", { name: "呼ぶ", exact: true }).click();
  await page.getByText("「あかね」と呼びました。").waitFor();
  await page.getByRole("button", { name: "シェア" }).click();
  const intent = new URL((await page.getByRole("link", { name: /X/ }).getAttribute("href")) ?? "");
  const text = intent.searchParams.get("text") ?? decodeURIComponent(intent.href);
  assert.match(text, /わたしが思い出した赤は『鳴りやまない祭り』。/);
  assert.match(text, /#赤の記憶/);
  assert.match(text, /\/mor\?c=[0-9A-Z]{10}&cid=kz_mor_x/);
}

/** Whoever gives a name meets the monster that has none; the red stands in the room from then on. */
async function meetAnonymousMemory(page: Page, baseUrl: string): Promise<void> {
  const code = new URL(page.url()).searchParams.get("c");
  await page.goto(`${baseUrl}/lmw/monster`);
  await page.locator('a[data-met][href="/lmw/monster?m=24"]').waitFor();
  await expect(page.locator("a[data-met]"), "and nobody else was met").toHaveCount(1);
  await page.goto(`${baseUrl}/myroom`);
  await waitForHydration(page);
  await page.locator("#room-red > summary").press("Enter");
  const memoryId = page.locator('[data-items="red"] a');
  await memoryId.waitFor();
  await expect(memoryId).toHaveText(/鳴りやまない祭り/, { useInnerText: true });
  await expect(memoryId).toHaveAttribute("href", `/mor?c=${code}`);
  await memoryId.press("Enter");
  await page.getByText("「あかね」と呼びました。").waitFor();
}
