import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** The named clicks that reached the counting so far. */
const counted = `(() => {
  globalThis.named = [];
  const send = globalThis.fetch;
  const note = (body) => { try { for (const { name } of JSON.parse(body).events) globalThis.named.push(name); } catch {} };
  globalThis.fetch = (address, request) => { if (String(address).includes("/api/events")) note(request?.body); return send(address, request); };
  const beacon = navigator.sendBeacon?.bind(navigator);
  navigator.sendBeacon = (address, body) => { Promise.resolve(typeof body === "string" ? body : body?.text?.()).then(note); return beacon(address, body); };
})()`;

test.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  permissions: ["clipboard-read", "clipboard-write"],
});

test("the menu beside the column leads, shares, sounds and is counted; lines follow the window; the introduction has none", async ({
  page,
  baseUrl,
}) => {
  await page.context().addInitScript(counted);
  await page.goto(`${baseUrl}/lmw/main`);
  await waitForHydration(page);
  const menu = page.getByRole("complementary", { name: "メニュー" });
  await menu.getByRole("link", { name: /How To Play/ }).waitFor();

  // Lines from the column to the window, drawn anew when the window changes.
  const lines = page.locator('[data-lip-lines="left"] line');
  const widthOfLine = () => lines.first().evaluate((line) => Math.round(line.getBoundingClientRect().width));
  const spaceBeside = () => page.locator("main").evaluate((column) => Math.round(column.getBoundingClientRect().left));
  await expect(lines).toHaveCount(4);
  expect(await widthOfLine()).toBe(await spaceBeside());
  const before = await widthOfLine();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(widthOfLine).toBe(await spaceBeside());
  expect(await widthOfLine()).not.toBe(before);

  const sound = menu.getByRole("switch");
  await expect(sound).toHaveAttribute("aria-checked", "false");
  await sound.click();
  await menu.getByRole("switch", { name: /SOUND ON/ }).waitFor();
  await expect.poll(() => page.evaluate(() => document.cookie)).toMatch(/lmw_sound=1/);
  await sound.click();
  await menu.getByRole("switch", { name: /SOUND OFF/ }).waitFor();

  await menu.getByRole("button", { name: "リンクをコピー" }).click();
  await menu.getByText("コピーしました").waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/lmw\?cid=kz_lmwmap_cp$/);
  await menu.getByText("コピーしました").waitFor({ state: "detached" });

  for (const name of ["About Lip Monsters", "BRAND SITE"])
    await expect(menu.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("target", "_blank");
  await expect(menu.getByRole("link", { name: "Xに書く" })).toHaveAttribute(
    "href",
    /^https:\/\/\w*\.?(x|twitter)\.com/,
  );

  await menu.getByRole("link", { name: /How To Play/ }).click();
  await expectAddress(page, "/lmw/howto");
  await menu.getByRole("link", { name: /Monster Change/ }).click();
  await expectAddress(page, "/lmw/monster");
  await menu.getByRole("link", { name: /World Map/ }).click();
  await expectAddress(page, "/lmw/main");
  await menu.getByRole("link", { name: /SPECIAL/ }).click();
  await expectAddress(page, "/lmp");
  await page.waitForFunction(
    (names) => names.every((name) => (globalThis as unknown as { named: string[] }).named.includes(name)),
    [
      "lmw_menu_map",
      "lmw_menu_howto",
      "lmw_menu_monsterchange",
      "lmw_menu_prophecy",
      "lmw_url_copy",
      "lmw_bgm_on",
      "lmw_bgm_off",
    ],
  );

  await page.goto(`${baseUrl}/lmw/introduction`);
  await waitForHydration(page);
  await expect(page.locator("[data-lip-lines]")).toHaveCount(2);
  await expect(menu).toHaveCount(0);
});
