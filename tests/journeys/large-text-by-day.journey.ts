import { runCli } from "#test-support/run-cli.ts";
import { hasNoSidewaysScroll, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

/** Pages whose words are others each day, on a day when one phrase of theirs is longer than a narrow line. */
const longWords = [
  { path: "/virtual_tester", at: "2026-11-24T17:30:00Z", words: "博物館の居眠りが、肩ごしに見ています。" },
  { path: "/style", at: "2026-11-25T17:30:00Z", words: "水中花が燃えないなんて、誰も試していなかった。" },
  { path: "/live", at: "2026-11-27T01:00:00Z", words: "『左右ちがう眉のままで』" },
] as const;

test.use({ viewport: { width: 320, height: 568 } });

test("with letters twice as large the longest phrases of a day stay inside a narrow phone", async ({
  page,
  ownHub,
  adjustableClock: clock,
}) => {
  const goTo = (moment: string) => clock.setTo(new Date(moment));
  // What a zone does once at its start is done on the first of the days, not after them.
  goTo(longWords[0].at);
  const hub = await ownHub(clock.env);
  for (const { path, at, words: phrase } of longWords) {
    goTo(at);
    await page.goto(hub.url + path);
    await waitForHydration(page);
    await expect(page.getByText(phrase, { exact: true }).first(), path).toBeAttached();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expect.poll(() => hasNoSidewaysScroll(page), path).toBe(true);
  }
});

test.describe("a programme that is turned on and off", () => {
  // Its end may come while the page still asks for its chat; the page then shows what is on now.
  test.use({ expectedErrors: /\b403\b.*videos\/live\/events|answer: 403 .*videos\/live\/events/ });

  test("with letters twice as large a programme on air and its replay stay inside a narrow phone", async ({
    page,
    ownHub,
  }) => {
    const hub = await ownHub();
    const fits = async (state: "on" | "replay"): Promise<void> => {
      await page.goto(`${hub.url}/live`);
      await page.locator(`[data-live="${state}"]`).waitFor();
      await waitForHydration(page);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const tab of await page.getByRole("tab").all()) {
        await tab.click();
        await expect.poll(() => hasNoSidewaysScroll(page), state).toBe(true);
      }
      await expect.poll(() => hasNoSidewaysScroll(page), state).toBe(true);
    };
    await runCli(hub, "live", "on", "te-no-uchi");
    await fits("on");
    await runCli(hub, "live", "off");
    await fits("replay");
  });
});
