import assert from "node:assert/strict";
import { standsAt, untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "the kit route never opens: it sends the visitor to the shop, and Back leads where they were",
  async run({ page, baseUrl }) {
    const answer = await fetch(`${baseUrl}/lmk`, { redirect: "manual" });
    assert.equal(answer.status, 302);
    assert.equal(answer.headers.get("location"), "http://shop.test/?cid=kz_lmk");

    await page.route("http://shop.test/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><link rel="icon" href="data:,"><title>shop</title>',
      }),
    );
    await page.goto(`${baseUrl}/zone3`);
    await untilAlive(page);
    await page.goto(`${baseUrl}/lmk`);
    assert.equal(await page.title(), "shop");
    await page.goBack();
    await standsAt(page, "/zone3");

    // The same after a click in the page: the shop takes the place of the kit route, not one of its own behind it.
    await untilAlive(page);
    await page.evaluate(() => {
      const { __reactRouterDataRouter: router } = globalThis as unknown as {
        __reactRouterDataRouter: { navigate(to: string): Promise<void> };
      };
      void router.navigate("/lmk");
    });
    await page.waitForURL(/^http:\/\/shop\.test\//);
    await page.goBack();
    await standsAt(page, "/zone3");
  },
};
