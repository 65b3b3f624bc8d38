import assert from "node:assert/strict";
import { waitForHydration } from "#test-support/page-checks.ts";
import { test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";
import { openScreens } from "#tools/sites/open-screens.ts";

test.use({ serviceWorkers: "allow" });

const lateMs = 1_500;
const sitesTried = 3;

test("a closed door stays in sight from the first paint on, however late its script comes", async ({
  page,
  ownHub,
}) => {
  const hub = await ownHub();
  await runCli(hub, "site", "close", "faq");
  const unbuilt = (await openScreens()).flatMap(({ screen, address }) => (screen.file ? [] : [address]));
  await page.route(/closed-site-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    await route.continue();
  });
  await page.addInitScript(recordDisappearance);

  for (const address of [...unbuilt.slice(0, sitesTried), "/faq"]) {
    await page.goto(hub.url + address);
    await waitForHydration(page);
    // What took it away was an update that came between the first paint and the script.
    await page.waitForTimeout(lateMs);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const vanished = await page.evaluate(() => (globalThis as { kateVanished?: number }).kateVanished);
    assert.equal(vanished, 0, `${address} was there, then was not`);
  }
});

/** Counts how often the heading was there and then was not. */
function recordDisappearance(): void {
  const noted = globalThis as { kateVanished?: number };
  noted.kateVanished = 0;
  let isThere = false;
  new MutationObserver(() => {
    const isThereNow = document.querySelector("main h1") !== null;
    if (isThere && !isThereNow) noted.kateVanished = (noted.kateVanished ?? 0) + 1;
    isThere = isThereNow;
  }).observe(document, { childList: true, subtree: true });
}
