import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { expectNoAxeIssues } from "./steps/axe.ts";

const fixtures = join(import.meta.dirname, "../fixtures/barcodes");
const [lip02, lip03] = ["2901010000029", "2901010000036"];

test("a drawer is read pack after pack, a second one is asked for, and what runs low stands on the list", async ({
  page,
  baseUrl,
}) => {
  await holdBeforeCamera(page);
  await page.goto(`${baseUrl}/barcode?f=drawer`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "続けて読む" }).click();

  // One camera for all of them; nothing is pressed in between.
  await isListed(page, "lip-02");
  await showPack(page, "perspective.jpg");
  await isListed(page, "lip-03");
  await page.getByText("撮影中・送信なし").waitFor();
  await expect(page.locator("[data-drawer-item]")).toHaveCount(2);
  await expect(page.locator('[data-drawer-item="lip-03"] [data-units="1"]')).toHaveCount(1);
  await page.getByRole("button", { name: "カメラを止める" }).click();
  await expect.poll(() => cameraStates(page)).toEqual(["ended"]);

  await countsSecondPack(page);
  await expectNoAxeIssues(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => hasNoSidewaysScroll(page), "nothing can be scrolled sideways").toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await isOnList(page, baseUrl);
});

async function countsSecondPack(page: Page): Promise<void> {
  await typeCode(page, lip02);
  await page.getByText("もう一本ある？").waitFor();
  await page.getByRole("button", { name: "同じ一本" }).click();
  await expect(page.locator('[data-drawer-item="lip-02"] [data-units="1"]')).toHaveCount(1);
  await typeCode(page, lip03);
  await page.getByRole("button", { name: "もう一本ある", exact: true }).click();
  await expect(page.locator('[data-drawer-item="lip-03"] [data-units="2"]')).toHaveCount(1);
  await page.locator('[data-drawer-summary] [data-duplicate="lip-03"]').waitFor();
  await page
    .locator('[data-gaps="lips"]')
    .getByText(/^質感：/)
    .waitFor();

  await saysWhatWasReadLast(page);
  const low = page.locator('[data-drawer-item="lip-02"]').getByRole("button", { name: "残りわずか" });
  await low.click();
  await expect(low).toHaveAttribute("aria-pressed", "true");
}

/** The answer about a pack comes late, when another one was read: what is said stays that of the last one. */
async function saysWhatWasReadLast(page: Page): Promise<void> {
  const message = page.locator("[data-drawer-message]");
  const unknown = "KATE ZONEの品ではありません。番号：4 900000 000016";
  let answerNow = (): void => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  const address = "**/api/wishlist/items/lip-03/owned";
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  const answer = page.waitForResponse(address);
  await recordMessages(page);
  await page.getByRole("button", { name: "終電のりんご飴を一本ふやす" }).click();
  await expect(page.locator('[data-drawer-item="lip-03"] [data-units="3"]')).toHaveCount(1);
  await typeCode(page, "4900000000016");
  await expect(message).toHaveText(unknown);
  answerNow();
  await answer;
  await page.getByRole("button", { name: "終電のりんご飴を一本へらす" }).click();
  await expect(message).toHaveText("「終電のりんご飴」は2本になりました。");
  expect(await page.evaluate(() => (globalThis as unknown as Recorded).kateMessages)).not.toContain(
    "「終電のりんご飴」は3本になりました。",
  );
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

interface Recorded {
  kateMessages: string[];
}

/** Everything that the drawer says from now on. */
const recordMessages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const messages: string[] = [];
    (globalThis as unknown as Recorded).kateMessages = messages;
    const place = document.querySelector("[data-drawer-message]");
    new MutationObserver(() => messages.push(place?.textContent ?? "")).observe(place as Element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

/** The list says what is owned, how many, and what is nearly empty; the room says the same. */
async function isOnList(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}/wishlist`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "持ってる 2" }).click();
  await page.locator('[data-id="lip-03"]').getByText("2本").waitFor();
  await page.getByRole("button", { name: "残りわずか 1" }).click();
  await expect(page.locator("[data-id]")).toHaveCount(1);
  await page.locator('[data-id="lip-02"]').waitFor();
  const items = await page.request.get(`${baseUrl}/api/myroom/items?kind=wishes`);
  expect(await items.text()).toContain("持っている・2本");
}

async function isListed(page: Page, productId: string): Promise<void> {
  await page.locator(`[data-drawer-item="${productId}"]`).waitFor({ timeout: 30_000 });
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name="j"]').fill(code);
  await page.getByRole("button", { name: "一覧に入れる" }).click();
}

const cameraStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Held).kateTracks.map(({ readyState }) => readyState));

interface Held {
  kateTracks: MediaStreamTrack[];
  kateShow: (address: string) => Promise<void>;
}

const addressOf = (file: string): string =>
  `data:image/jpeg;base64,${readFileSync(join(fixtures, file)).toString("base64")}`;

const showPack = (page: Page, file: string): Promise<void> =>
  page.evaluate((address) => (globalThis as unknown as Held).kateShow(address), addressOf(file));

/** A camera before which packs are held, one after the other. */
async function holdBeforeCamera(page: Page): Promise<void> {
  await page.addInitScript((first) => {
    const held = globalThis as unknown as Held;
    const image = new Image();
    held.kateTracks = [];
    held.kateShow = async (address) => {
      image.src = address;
      await image.decode();
    };
    navigator.mediaDevices.getUserMedia = async () => {
      await held.kateShow(first);
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const draw = (): void => void canvas.getContext("2d")?.drawImage(image, 0, 0);
      draw();
      setInterval(draw, 100);
      const stream = canvas.captureStream(10);
      held.kateTracks.push(...stream.getTracks());
      return stream;
    };
  }, addressOf("tilted-12.jpg"));
}
