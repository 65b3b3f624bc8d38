import assert from "node:assert/strict";
import { test } from "./fixtures/journey-test.ts";
import { runCli } from "#test-support/run-cli.ts";

test.use({ serviceWorkers: "allow" });

const switchTimeoutMs = 5_000;

test("an operator closes a site: within five seconds its cached pages are gone and its door is shut, and it opens again", async ({
  page,
  ownHub,
}) => {
  const hub = await ownHub();
  const open = await pageText(hub.url);
  assert.equal(await pageText(hub.url), open, "the page comes from the cache");
  const zoneLink = await (await fetch(`${hub.url}/zone1`)).text();
  assert.ok(zoneLink.includes("/hack"), "the gate lists the town");

  await runCli(hub, "site", "close", "zones");
  const closedAfterMs = await waitUntil(async () => (await pageText(hub.url)) !== open);
  assert.ok(closedAfterMs <= switchTimeoutMs, `the page was still there after ${Math.round(closedAfterMs)} ms`);
  await page.goto(`${hub.url}/zone2`);
  await page.getByText("この扉は").or(page.locator("#open-doors")).first().waitFor();

  await runCli(hub, "site", "open", "zones");
  const openAfterMs = await waitUntil(async () => (await pageText(hub.url)) === open);
  assert.ok(openAfterMs <= switchTimeoutMs, `the door stayed shut for ${Math.round(openAfterMs)} ms`);
  assert.equal(await hub.stop(), 0);
});

/** What the page shows, without what changes with every build or render. */
async function pageText(url: string): Promise<string> {
  const html = await (await fetch(`${url}/zone2`)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > switchTimeoutMs) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return performance.now() - startedAt;
}
