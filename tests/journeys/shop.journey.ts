import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAddress, waitForHydration } from "#test-support/page-checks.ts";
import { expect, test } from "./fixtures/journey-test.ts";

// The shop is another street: to go there is what the way is for.
test.use({ serviceWorkers: "allow", expectedErrors: /foreign: http:\/\/shop\.test/ });

test("the kit route never opens: it sends the visitor to the shop, and Back leads where they were", async ({
  page,
  ownHub,
}) => {
  const shop = await openShop();
  try {
    const hub = await ownHub({ SHOP_URL: shop.url });
    const answer = await fetch(`${hub.url}/lmk`, { redirect: "manual" });
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get("location"), `${shop.url}?cid=kz_lmk`);

    await page.goto(`${hub.url}/zone3`);
    await waitForHydration(page);
    await page.goto(`${hub.url}/lmk`);
    await expect(page).toHaveTitle("shop");
    await page.goBack();
    await expectAddress(page, "/zone3");

    // The same after a click in the page: the shop takes the place of the kit route, which is not left behind it.
    await waitForHydration(page);
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = globalThis as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      void router.navigate("/lmk");
    });
    await page.waitForURL((url) => url.href.startsWith(shop.url));
    await expect(page).toHaveTitle("shop");
    await page.goBack();
    await page.waitForURL((url) => url.href.startsWith(hub.url));
    await expect(page, "Back leads to where the visitor was").toHaveURL(({ pathname }) => pathname === "/zone3");
  } finally {
    shop.close();
  }
});

/** A shop on a street of its own. */
async function openShop(): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end('<!doctype html><html lang="ja"><link rel="icon" href="data:,"><title>shop</title><p>shop</p></html>');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://shop.test:${port}/`, close: () => server.close().closeAllConnections() };
}
