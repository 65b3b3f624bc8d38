import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";
import { untilGone } from "./harness/gone.ts";

export const journey: Journey = {
  name: "one seal a night: it breaks under the thumb or by keyboard, the letter stays and can be sent on",
  async run({ page, baseUrl, anotherPhone }) {
    const kernel = await breakTheSeal(page, baseUrl);
    await comeBack(page, baseUrl, kernel);
    const shared = await send(page, baseUrl, kernel);
    await arriveAsAStranger(await anotherPhone(), shared, kernel);
    await goByKeyboard(await anotherPhone({ reducedMotion: "reduce" }), baseUrl);
  },
};

/** The button that breaks the seal. */
export const seal = (page: Page) => page.getByRole("button", { name: "封を切る" });
/** What the monster says, once it can be read. */
export const firstLine = async (page: Page): Promise<string> => {
  const line = page.locator("main article h1");
  await line.waitFor();
  return (await line.innerText()).replace(/\s/g, "");
};

/** Pulls the seal off; gives the first line of the letter. */
export async function breakTheSeal(page: Page, baseUrl: string): Promise<string> {
  await page.goto(`${baseUrl}/lmp`);
  await untilAlive(page);
  assert.equal(await page.locator("main article").count(), 0, "nothing of the letter is on the page before");
  const opened = page.waitForRequest(
    (request) => request.url().endsWith("/api/events") && (request.postData() ?? "").includes('"lmp_open"'),
  );
  const box = await seal(page).boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let i = 1; i <= 10; i += 1) await page.mouse.move(box.x + box.width / 2 + i * 9, box.y + box.height / 2 + i * 6);
  await page.mouse.up();
  const kernel = await firstLine(page);
  assert.ok(kernel.length >= 10);
  for (const name of ["兆し", "唇の所作", "おまけの小言"]) await page.getByText(name, { exact: true }).waitFor();
  await page.getByText("予言帖に入りました。").waitFor();
  await opened;
  return kernel;
}

async function comeBack(page: Page, baseUrl: string, kernel: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  assert.equal(await firstLine(page), kernel, "the letter of a night stays what it was");
  await untilGone(seal(page));
  const tryOn = page.getByRole("link", { name: "この色を試す" });
  assert.match((await tryOn.getAttribute("href")) ?? "", /^\/virtual_tester\?s=lip-\d\d$/);
  await page.locator('td[aria-current="date"] a').waitFor();
}

async function send(page: Page, baseUrl: string, kernel: string): Promise<string> {
  await page.getByRole("button", { name: "シェア" }).click();
  const way = page.getByRole("link", { name: /X/ });
  const intent = new URL((await way.getAttribute("href")) ?? "");
  const text = intent.searchParams.get("text") ?? decodeURIComponent(intent.href);
  assert.match(text, /(今日|今夜)の予言：/);
  assert.ok(text.includes(kernel.slice(0, 8)));
  assert.match(text, /#唇の予言/);
  const [link] = text.match(/https?:\/\/\S+/) ?? [];
  assert.match(link ?? "", /\/lmp\?d=\d{8}&k=[0-9A-Z]{12}&cid=kz_lmp_x/);
  return `${baseUrl}/lmp${new URL(link ?? "").search}`;
}

async function arriveAsAStranger(page: Page, shared: string, kernel: string): Promise<void> {
  const response = await page.goto(shared);
  const html = (await response?.text()) ?? "";
  assert.ok(html.includes("だれかの予言"), "who it belongs to is in what the server sends");
  assert.match(html, /<meta name="robots" content="noindex"/);
  assert.equal(await firstLine(page), kernel);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  assert.match(picture ?? "", /\/assets\/lmp\/ogp\/\d{8}-[0-9A-Z]{12}\?/);
  const own = page.getByRole("link", { name: "自分の封を切る" });
  const box = await own.boundingBox();
  assert.ok(box && box.y + box.height <= 844, "the way to an own letter is under the thumb at once");
  await own.click();
  await seal(page).waitFor();
}

async function goByKeyboard(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/lmp`);
  await untilAlive(page);
  await seal(page).focus();
  await page.keyboard.press("Enter");
  await firstLine(page);
  await page.waitForFunction(() => document.activeElement?.querySelector("article h1") != null);
}
