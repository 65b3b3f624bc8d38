import assert from "node:assert/strict";
import { untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { openScreens } from "#tools/doors/screens.ts";

test("whoever lands on any address finds one heading, no error and a page that answers", async ({ page, baseUrl }) => {
  for (const { address } of await openScreens()) {
    const answer = await page.goto(baseUrl + address);
    assert.equal(answer?.status(), 200, address);
    await untilAlive(page);
    await expect(page.locator("main h1"), `${address} has not one heading of the first order`).toHaveCount(1);
    await expect(page.locator("main"), address).toHaveCount(1);
  }
});
