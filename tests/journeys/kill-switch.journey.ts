import assert from "node:assert/strict";
import { test } from "./fixtures/journey-test.ts";
import { operate } from "#test-support/operate.ts";

test.use({ serviceWorkers: "allow" });

const withinMs = 5_000;

test("an operator closes a site: within five seconds its cached pages are gone and its door is shut, and it opens again", async ({
  page,
  ownZone,
}) => {
  const zone = await ownZone();
  const open = await pageText(zone.url);
  assert.equal(await pageText(zone.url), open, "the page comes from the cache");
  const gate = await (await fetch(`${zone.url}/zone1`)).text();
  assert.ok(gate.includes("/hack"), "the gate lists the town");

  await operate(zone, "site", "close", "zones");
  const closedAfterMs = await until(async () => (await pageText(zone.url)) !== open);
  assert.ok(closedAfterMs <= withinMs, `the page was still there after ${Math.round(closedAfterMs)} ms`);
  await page.goto(`${zone.url}/zone2`);
  await page.getByText("この扉は").or(page.locator("#open-doors")).first().waitFor();

  await operate(zone, "site", "open", "zones");
  const openAfterMs = await until(async () => (await pageText(zone.url)) === open);
  assert.ok(openAfterMs <= withinMs, `the door stayed shut for ${Math.round(openAfterMs)} ms`);
  assert.equal(await zone.stop(), 0);
});

/** What the page shows, without what changes with every build or render. */
async function pageText(url: string): Promise<string> {
  const html = await (await fetch(`${url}/zone2`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

async function until(isSo: () => Promise<boolean>): Promise<number> {
  const begunAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begunAt > withinMs) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return performance.now() - begunAt;
}
