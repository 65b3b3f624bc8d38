import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { expectNoAxeIssues } from "./steps/axe.ts";
import { lookIn } from "./steps/look-in.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

test("a face wears nine and twenty-one; they change sides, another model wears them, with their names they are one card, and each is worn whole", async ({
  page,
  baseUrl,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00+09:00"));
  await page.goto(`${baseUrl}/style?a=7&b=6`);
  await page.getByRole("heading", { name: "朝のメイク、夜のメイク。" }).waitFor();
  await page.locator('[data-half="morning"] img[src*="two-faces-morning-7"]').first().waitFor();
  await page.locator('[data-half="night"] img[src*="two-faces-night-6"]').first().waitFor();
  await waitForHydration(page);
  await expect.poll(() => hasNoSidewaysScroll(page)).toBeTruthy();
  await page.getByText("花が先か、火が先か。朝と夜で、答えを変えている。").waitFor();

  await swap(page);
  await stroke(page);
  await otherLook(page);
  await expectNoAxeIssues(page);
  await saveNames(page);
  await createCard(page);
  await wearEachHour(page);
});

const leadingEdge = (page: Page): Promise<string | null> => page.locator("[data-left]").getAttribute("data-left");

/** The buttons let a half come to the front; the other one takes its place. They stand as the halves do. */
async function swap(page: Page): Promise<void> {
  await expect.poll(() => leadingEdge(page)).toBe("morning");
  await page.getByRole("button", { name: "21時", exact: true }).tap();
  await page.locator('[data-left="night"]').waitFor();
  const hours = page.getByRole("group", { name: "先に立つ顔" }).getByRole("button");
  await expect(hours.first()).toHaveAccessibleName("21時");
  await page.getByRole("button", { name: "9時", exact: true }).tap();
  await page.locator('[data-left="morning"]').waitFor();
}

/** Buttons and keys move the stroke; pushed beyond its end by a finger, it turns the halves over. */
async function stroke(page: Page): Promise<void> {
  const border = page.getByRole("slider", { name: "口紅の境目" });
  await page.getByRole("button", { name: "境目を右へ" }).tap();
  const moved = Number(await border.inputValue());
  assert.ok(moved > 50, `the stroke stands at ${moved}`);
  await border.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => Number(await border.inputValue())).toBeLessThan(moved);

  const box = await page.locator("[data-left]").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.7);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.99, box.y + box.height * 0.7, { steps: 6 });
  await page.locator('[data-left="night"]').waitFor();
  await page.mouse.up();
  await page.getByRole("button", { name: "揺らす" }).tap();
  await page.getByRole("button", { name: "止める" }).tap();
}

/** Another look is another address and needs no server. */
async function otherLook(page: Page): Promise<void> {
  await page.getByRole("link", { name: "窓をあけた人" }).tap();
  await page.waitForURL((url) => url.searchParams.get("a") === "5" && url.searchParams.get("b") === "6");
  await page.getByText("風を入れると、火は大きくなる。朝からそれを知っていた。").waitFor();
  // Another model face is painted here, on the phone.
  await page.getByRole("list", { name: "モデルの顔" }).getByRole("button").nth(5).tap();
  await page.locator('[data-source="model"] [data-half="night"] canvas:not([hidden])').waitFor();
}

async function saveNames(page: Page): Promise<void> {
  const morning = page.getByRole("group", { name: "9時のわたし" });
  await morning.getByLabel("前の言葉").selectOption({ label: "始発の" });
  await morning.getByLabel("後の言葉").selectOption({ label: "交渉人" });
  const night = page.getByRole("group", { name: "21時のわたし" });
  const before = await night.locator("output").innerText();
  await night.getByRole("button", { name: "21時のわたしに、ほかの名前をつける" }).tap();
  const names = [await morning.locator("output").innerText(), await night.locator("output").innerText()];
  assert.equal(names[0], "始発の交渉人");
  assert.notEqual(names[1], before);
  await page.getByRole("button", { name: "この名前でのこす" }).tap();
  await page.getByText("この組は、あなたで1人め。").waitFor();
}

/** The card is painted in each size, and becomes six seconds of which nothing is sent. */
async function createCard(page: Page): Promise<void> {
  const card = page.getByRole("img", { name: /のカード$/ });
  await card.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const sheet = document.querySelector<HTMLCanvasElement>("#card canvas");
    return (sheet?.getContext("2d")?.getImageData(540, 600, 1, 1).data[3] ?? 0) > 0;
  });
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "絵を端末にのこす" }).tap(),
  ]);
  assert.match(picture.suggestedFilename(), /\.jpg$/);
  await page.getByRole("button", { name: "よこ長" }).tap();
  await page.locator('#card canvas[data-size="card"]').waitFor();
  await page.getByRole("button", { name: "6秒の動画にする" }).tap();
  await page.getByText(/^\d+／180コマ$/).waitFor();
  await page.getByText("送信 0 byte").waitFor();
  await page.getByLabel(/が入れ替わる、6秒の動画$/).waitFor({ timeout: 90_000 });
  await page.getByRole("button", { name: "動画を端末に残す" }).waitFor();
}

/** Each hour opens in the tester as a look of its own. */
async function wearEachHour(page: Page): Promise<void> {
  const morning = page.getByRole("link", { name: "9時の顔で試す", exact: true });
  const night = page.getByRole("link", { name: "21時の顔で試す", exact: true });
  const address = (await night.getAttribute("href")) ?? "";
  assert.notEqual(await morning.getAttribute("href"), address, "two hours, two looks");
  assert.ok(lookIn(address).some(({ kind }) => kind === "lip"));
  await night.click();
  await page.waitForURL((url) => url.pathname + url.search === address);
}
