import type { Page } from "@playwright/test";
import { waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** Listens to what the page sends to the loudspeaker. */
const listening = `(() => {
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target === this.context.destination) {
      globalThis.ear ??= this.context.createAnalyser();
      connect.call(this, globalThis.ear);
    }
    return connect.call(this, target, ...rest);
  };
})()`;

test("who begins is asked once about sound; with it each area has its own music, heard at once and fetched piece by piece", async ({
  page,
  baseUrl,
}) => {
  const fetched = collectMusic(page);
  await page.context().addInitScript(listening);
  await page.goto(`${baseUrl}/lmw`);
  await waitForHydration(page);
  const withSound = page.getByRole("link", { name: "音ありで入る" });
  await withSound.tap();
  await page.waitForURL(/\/lmw\/tutorial/);
  expect(await page.evaluate(() => document.cookie)).toMatch(/lmw_sound=1/);

  fetched.clear();
  await page.goto(`${baseUrl}/lmw/area/3`);
  await waitForHydration(page);
  await page.locator("h1").tap();
  await expect.poll(() => [...fetched].slice(0, 2)).toEqual(["area-3/base-0.ogg", "area-3/base-1.ogg"]);
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.001);
  await page.getByRole("button", { name: "メニュー" }).tap();
  await page.getByText("昇降機のワルツ、逆さまに").waitFor();

  await page.goto(`${baseUrl}/lmw`);
  await waitForHydration(page);
  await expect(withSound, "who has said which is not asked again").toBeHidden();
});

test("who begins without sound fetches none, and is not asked again", async ({ page, baseUrl }) => {
  const fetched = collectMusic(page);
  await page.goto(`${baseUrl}/lmw`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "はじめる" }).tap();
  await page.waitForURL(/\/lmw\/tutorial/);
  await page.goto(`${baseUrl}/lmw/area/1`);
  await waitForHydration(page);
  await page.locator("h1").tap();
  await page.goto(`${baseUrl}/lmw`);
  await waitForHydration(page);
  await expect(page.getByRole("link", { name: "音ありで入る" })).toBeHidden();
  expect([...fetched]).toEqual([]);
});

/** The pieces of music the page asked for, as "area-1/base-0.ogg". */
function collectMusic(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/assets\/sound\/music\/(.+)$/.exec(request.url()) ?? [];
    if (name !== undefined) fetched.add(name);
  });
  return fetched;
}

/** The largest sample of what goes to the loudspeaker at this moment, 0 to 1. */
const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { ear } = globalThis as typeof globalThis & { ear?: AnalyserNode };
    const samples = new Float32Array(ear?.fftSize ?? 0);
    ear?.getFloatTimeDomainData(samples);
    return Math.max(0, ...samples.map(Math.abs));
  });
