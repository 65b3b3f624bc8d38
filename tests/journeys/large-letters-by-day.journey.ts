import { operate } from "#test-support/operate.ts";
import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** Pages whose words are others each day, on a day when one phrase of theirs is longer than a narrow line. */
const longWords = [
  { path: "/live", at: "2026-11-24T13:20:00Z", words: "『左右ちがう眉のままで』" },
  { path: "/virtual_tester", at: "2026-11-24T17:30:00Z", words: "博物館の居眠りが、肩ごしに見ています。" },
  { path: "/style", at: "2026-11-25T17:30:00Z", words: "水中花が燃えないなんて、誰も試していなかった。" },
] as const;

test.use({ viewport: { width: 320, height: 568 } });

test("with letters twice as large the longest phrases of a day stay inside a narrow phone", async ({
  page,
  ownZone,
  putForward: clock,
}) => {
  const goTo = (moment: string) => clock.putForward(Date.parse(moment) - Date.now());
  // What a zone does once at its start is done on the first of the days, not after them.
  goTo(longWords[0].at);
  const zone = await ownZone(clock.env);
  for (const { path, at, words } of longWords) {
    goTo(at);
    await page.goto(zone.url + path);
    await untilAlive(page);
    await expect(page.getByText(words, { exact: true }).first(), path).toBeAttached();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => fitsItsWidth(page), path).toBe(true);
  }
});

test("with letters twice as large a programme on air and its replay stay inside a narrow phone", async ({
  page,
  ownZone,
}) => {
  const zone = await ownZone();
  const fits = async (state: "on" | "replay"): Promise<void> => {
    await page.goto(`${zone.url}/live`);
    await page.locator(`[data-live="${state}"]`).waitFor();
    await untilAlive(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      await expect.poll(() => fitsItsWidth(page), state).toBe(true);
    }
    await expect.poll(() => fitsItsWidth(page), state).toBe(true);
  };
  await operate(zone, "live", "on", "te-no-uchi");
  await fits("on");
  await operate(zone, "live", "off");
  await fits("replay");
});
