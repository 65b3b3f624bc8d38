import assert from "node:assert/strict";
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, type JourneyFixtures, test } from "./fixtures/journey-test.ts";
import { guardUploads } from "./steps/upload-guard.ts";
import { runCli } from "#test-support/run-cli.ts";

/** Bench and easel have more letters than a first view may load: they are drawn when one comes near. */
const firstFontBytes = 140_000;

test("a stick breaks, is crushed and becomes paint; what I paint with a finger is seen by a friend with its link at once, is approved by the operator and hangs for everybody; no picture leaves the phone", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  const guard = guardUploads(page, baseUrl);
  const fonts = measureFonts(page);
  await page.goto(`${baseUrl}/ucp`);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  assert.ok((await fonts()) <= firstFontBytes, `the first view loads ${await fonts()} bytes of fonts`);
  await page.getByRole("button", { name: "折る" }).tap();
  await page.locator('[data-hero="broken"]').waitFor();
  await page.getByRole("link", { name: "色を砕く" }).tap();
  await mixPowders(page);
  const paths = await paintWithAFinger(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await expectNoAxeIssues(page);

  // What was begun is there again.
  await page.reload();
  await waitForHydration(page);
  await page.locator('#ucp-easel[data-strokes="2"]').waitFor();
  await page.getByRole("button", { name: "壁画に投稿する" }).dblclick();
  await page.getByText("受け取りました。確かめてから、壁に掛けます。").waitFor();
  const ownPainting = page.locator("[data-own]");
  await expect(ownPainting, "a double tap is one painting").toHaveCount(1);
  const id = (await ownPainting.getAttribute("data-own")) ?? "";
  guard.verify();
  for (const line of guard.listSent())
    assert.match(line, /\/api\/|^HEAD \S+\/sw\.js 0$/, `only the zone is told anything: ${line}`);

  await isSeenByItsLink({ baseUrl, hub, anotherPhone }, id, paths);
  await isFoundByOthers({ baseUrl, hub, anotherPhone }, id, paths);
});

/** What of fonts has travelled so far, in bytes. */
function measureFonts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function mixPowders(page: Page): Promise<void> {
  await page.locator('[data-source="lip-09"]').first().tap();
  const swatch = page.locator("[data-mixed]");
  const before = await swatch.getAttribute("data-mixed");
  await page.getByRole("button", { name: "図書室の暖炉をふやす" }).tap();
  await page.waitForFunction(
    (hex) => document.querySelector("[data-mixed]")?.getAttribute("data-mixed") !== hex,
    before,
  );
  await expectFilled(page.locator("[data-crush]"));
  for (const mixButton of ["1", "2", "3"]) {
    await page.getByRole("button", { name: "砕く", exact: true }).tap();
    await page.locator(`[data-crush="${mixButton}"]`).waitFor();
  }
  await page.getByRole("button", { name: "絵の具にする" }).tap();
  await page.getByText("4番の絵の具になりました。").waitFor();
}

/** What is drawn in the dish fills it: the plain round behind is seen only where nothing can be drawn. */
async function expectFilled(dish: Locator): Promise<void> {
  const box = await dish.locator("canvas").boundingBox();
  const around = await dish.boundingBox();
  expect(box?.width).toBeGreaterThan((around?.width ?? 0) - 4);
  expect(box?.height).toBeGreaterThan((around?.height ?? 0) - 4);
}

/** Two lines by touch; gives their paths as the page draws them. */
async function paintWithAFinger(page: Page): Promise<string[]> {
  const paper = page.locator('[role="application"][data-tool][data-ready]');
  await paper.scrollIntoViewIfNeeded();
  const box = await paper.boundingBox();
  assert.ok(box);
  const touch = await page.context().newCDPSession(page);
  for (const [row, strokes] of [
    [0.3, "1"],
    [0.6, "2"],
  ] as const) {
    const at = (t: number) => ({
      x: box.x + box.width * (0.2 + 0.6 * t),
      y: box.y + box.height * (row + 0.1 * Math.sin(6 * t)),
    });
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at(0)] });
    for (let i = 1; i <= 12; i++)
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at(i / 12)] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.locator(`#ucp-easel[data-strokes="${strokes}"]`).waitFor();
  }
  return pathsIn(page, "#ucp-easel");
}

/** Waiting, it is seen by whoever was sent its link, and met nowhere else. */
async function isSeenByItsLink(
  { baseUrl, anotherPhone }: Pick<JourneyFixtures, "baseUrl" | "hub" | "anotherPhone">,
  id: string,
  paths: string[],
): Promise<void> {
  const friend = await anotherPhone({ reducedMotion: "reduce" });
  await friend.goto(`${baseUrl}/ucp-share?a=${id}&cid=kz_ucp_x`);
  await friend.locator(`[data-shared="${id}"][data-state="waiting"]`).waitFor();
  await friend.getByText("このリンクを知っている人だけに見えています。").waitFor();
  await friend.getByRole("button", { name: "この絵を報告する" }).waitFor();
  await expect.poll(() => pathsIn(friend, "[data-shared] figure")).toEqual(paths);
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const card = (await friend.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  const { pathname, search } = new URL(card);
  assert.match(search, /-words$/);
  assert.equal((await fetch(baseUrl + pathname + search)).headers.get("content-type"), "image/jpeg");
  for (const path of ["/ucp", "/sitemap.xml"])
    assert.ok(!(await (await fetch(baseUrl + path)).text()).includes(id), `${path} does not name it`);
}

/** Approved, everybody meets it, drawn as its maker drew it. */
async function isFoundByOthers(
  { baseUrl, hub, anotherPhone }: Pick<JourneyFixtures, "baseUrl" | "hub" | "anotherPhone">,
  id: string,
  paths: string[],
): Promise<void> {
  assert.match(await runCli(hub, "artworks", "list"), new RegExp(id));
  assert.match(await runCli(hub, "artworks", "draw", id), /^<svg /);
  await runCli(hub, "artworks", "approve", id);
  // Every process drops the pages within seconds.
  while (!(await (await fetch(`${baseUrl}/ucp`)).text()).includes(id))
    await new Promise((resolve) => setTimeout(resolve, 250));

  const recipient = await anotherPhone({ reducedMotion: "reduce" });
  await recipient.goto(`${baseUrl}/ucp#ucp-wall`);
  await waitForHydration(recipient);
  await recipient.locator(`[data-tile="${id}"]`).tap();
  await recipient.locator(`[data-shared="${id}"]`).waitFor();
  await expect.poll(() => pathsIn(recipient, "[data-shared] figure")).toEqual(paths);
}

const pathsIn = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((where) => {
    const canvas = document.querySelector(`${where} svg`);
    return [...(canvas?.querySelectorAll("g > path") ?? [])].map((path) => path.getAttribute("d") ?? "");
  }, place);
