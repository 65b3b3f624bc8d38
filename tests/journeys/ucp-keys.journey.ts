import assert from "node:assert/strict";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /404/ });

test("who paints with keys has every form, is told each step, reads why a painting came back, and sends it again changed", async ({
  page,
  baseUrl,
  hub,
  anotherPhone,
}) => {
  await page.goto(`${baseUrl}/ucp`);
  await waitForHydration(page);
  // The bench is set up at the first key.
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: "はんこ" }).check();
  await page.getByRole("radio", { name: "月", exact: true }).check();
  const paper = page.locator('[role="application"][data-tool="stamp"]');
  await paper.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.getByText("左から54、上から38。").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("月を捺しました。左から54、上から38。").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator('#ucp-easel[data-strokes="2"]').waitFor();
  await page.keyboard.press("z");
  await page.locator('#ucp-easel[data-strokes="1"]').waitFor();
  await page.keyboard.press("Shift+Z");
  await page.locator('#ucp-easel[data-strokes="2"]').waitFor();
  await expect(page.locator("#ucp-told")).toHaveText(/月が2つ/);

  await page.getByRole("button", { name: "壁画に投稿する" }).press("Enter");
  await page.getByText("受け取りました。確かめてから、壁に掛けます。").waitFor();
  const id = (await page.locator("[data-own]").getAttribute("data-own")) ?? "";
  await runCli(hub, "artworks", "refuse", id, "--reason", "blank");

  // Only its maker sees it, with its reason.
  await page.goto(`${baseUrl}/ucp-share?a=${id}`);
  await page.locator('[data-shared][data-state="refused"]').waitFor();
  await page.getByText("戻ってきた").waitFor();
  // Who has its link reads kindly that it is not to be seen, and finds other ways.
  const friend = await anotherPhone();
  await expect.poll(async () => (await friend.goto(`${baseUrl}/ucp-share?a=${id}`))?.status()).toBe(404);
  await friend.getByText("この一枚は、いまは見られません。").waitFor();
  await friend.getByRole("link", { name: "わたしも一枚描く" }).waitFor();
  await friend.locator("[data-tile]").first().waitFor();

  await page.goto(`${baseUrl}/ucp`);
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  await page.getByText("まだ、ほとんど紙のままです。描き足すと、もう一度送れます。").waitFor();
  await page.getByRole("button", { name: "描きなおす" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "描きなおす" }).press("Enter");
  await page.locator('[role="application"][data-tool][data-ready]').focus();
  await page.getByRole("radio", { name: "はんこ" }).check();
  await paper.focus();
  await page.keyboard.press("Enter");
  await page.locator('#ucp-easel[data-strokes="3"]').waitFor();
  await page.getByRole("button", { name: "壁画に投稿する" }).press("Enter");
  await page.getByText("受け取りました。確かめてから、壁に掛けます。").waitFor();
  await page.locator(`[data-own="${id}"][data-state="waiting"]`).waitFor();
  await expect(page.locator("[data-own]"), "it is the same painting").toHaveCount(1);
  await page.getByText("いちど戻ってきた絵です。").waitFor();
  assert.equal((await fetch(`${baseUrl}/ucp-share?a=${id}`)).status, 404, "until a person has looked again");
});
