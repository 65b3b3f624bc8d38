import { fitsItsWidth, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** The film before a programme is another each day: on this one it has the longest title. */
const longTitleAt = Date.parse("2026-11-24T13:20:00Z");

test.use({ viewport: { width: 320, height: 568 } });

test("with letters twice as large a long film title before a programme stays inside a narrow phone", async ({
  page,
  ownZone,
  putForward: clock,
}) => {
  clock.putForward(longTitleAt - Date.now());
  const zone = await ownZone(clock.env);
  await page.goto(`${zone.url}/live`);
  await untilAlive(page);
  await expect(page.getByText("『左右ちがう眉のままで』", { exact: true })).toBeAttached();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await expect.poll(() => fitsItsWidth(page)).toBe(true);
});
