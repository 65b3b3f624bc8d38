import assert from "node:assert/strict";
import { openScreens } from "#tools/doors/screens.ts";
import { untilAlive } from "./harness/arrival.ts";
import type { Journey } from "./harness/journey.ts";

export const journey: Journey = {
  name: "whoever lands on any address finds one heading, no error and a page that answers",
  async run({ page, baseUrl }) {
    for (const { address } of await openScreens()) {
      const answer = await page.goto(baseUrl + address);
      assert.equal(answer?.status(), 200, address);
      await untilAlive(page);
      assert.equal(await page.locator("main h1").count(), 1, `${address} has not one heading of the first order`);
      assert.equal(await page.locator("main").count(), 1, address);
    }
  },
};
