import { cpSync, globSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Request } from "@playwright/test";
import { systemClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import { type AssetServer, startAssetServer } from "#test-support/asset-server.ts";
import type { Hub } from "#test-support/hub-server.ts";
import { loseConnection, waitForHydration } from "#test-support/page-checks.ts";
import { typeCommand } from "#test-support/type-command.ts";
import { expect, test } from "./fixtures/journey-test.ts";

// Here another origin is wanted; what is asked of it is looked at.
test.use({
  serviceWorkers: "allow",
  expectedErrors: /foreign: http:\/\/127\.0\.0\.1:\d+\/zone\/(build|assets)\/|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

/** Files that the browser holds to the page's own origin. */
const ownOnly = /\.worker-|^\/build\/offline-page-/;
const hosted = /^\/(build|assets\/v|assets\/sound)\//;
const pages = ["/zone1", "/all-products", "/lmw/main", "/yoku", "/chameleon", "/videos", "/style", "/barcode", "/tips"];

let assets: AssetServer;
test.beforeEach(async () => {
  assets = await startAssetServer();
});
test.afterEach(() => assets.stop());

async function startHub(ownHub: (env: Record<string, string>) => Promise<Hub>): Promise<Hub> {
  cpSync("build/static/master", join(assets.folder, "master"), { recursive: true });
  return ownHub({ ASSET_BASE_URL: assets.base });
}

async function layFiles(hub: Hub): Promise<void> {
  const line = `assets upload --folder ${assets.folder}`;
  const { text } = await typeCommand(line, { database: {} as Database, clock: systemClock, assetBaseUrl: assets.base });
  expect(text).toMatch(/^[1-9]\d+ files laid there/);
  await expect
    .poll(async () => (await fetch(`${hub.url}/zone1`)).text(), { timeout: 20_000 })
    .toContain(`${assets.base}/build/`);
}

/** What is asked of the zone itself that lies on the host. */
function watchOwn(page: Page, hub: Hub): string[] {
  const own: string[] = [];
  page.context().on("request", (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === hub.url && hosted.test(pathname) && !ownOnly.test(pathname)) own.push(`${page.url()}: ${pathname}`);
  });
  return own;
}

test("pages take their files from the other host once it has all of them, inside the window too, and without a line from this phone", async ({
  page,
  ownHub,
}) => {
  const hub = await startHub(ownHub);
  await page.goto(`${hub.url}/zone1`);
  await waitForHydration(page);
  expect(assets.requestedPaths().filter((path) => hosted.test(path) && !path.includes("complete-"))).toEqual([]);
  await layFiles(hub);

  const own = watchOwn(page, hub);
  for (const path of pages) {
    await page.goto(hub.url + path, { waitUntil: "networkidle" });
    await waitForHydration(page);
  }
  await page.locator('nav a[href^="/zone2"]').first().tap();
  await page.waitForURL(/zone2/);
  await page.goto(`${hub.url}/lmw/stg/1`);
  await page.getByRole("button", { name: "はじめる" }).first().tap();
  await page.locator('dialog[data-step="playing"]').waitFor();
  expect(own).toEqual([]);

  await page.goto(`${hub.url}/zone1`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  await loseConnection(page);
  await page.reload();
  await waitForHydration(page);
});

test("a script that is not what the zone built does not run, whoever put it there", async ({
  page,
  ownHub,
  pageErrors,
}) => {
  const hub = await startHub(ownHub);
  await layFiles(hub);
  for (const file of globSync("build/*.js", { cwd: assets.folder }))
    await appendFile(join(assets.folder, file), "\nglobalThis.wasTampered = true;");
  pageErrors.expect(/integrity|Failed to find a valid digest|ERR_|module/);
  await page.goto(`${hub.url}/zone1`);
  await expect.poll(() => assets.requestedPaths().some((path) => path.endsWith(".js"))).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "wasTampered" in globalThis)).toBe(false);
});
