import assert from "node:assert/strict";
import { isSameWindow, isTitled, markWindow, standsAt, untilAlive } from "#test-support/arrival.ts";
import { expect, test } from "./fixtures/journey-test.ts";
import { readDoors } from "#tools/doors/screens.ts";

test("from the gate a visitor walks through every door of the town and back without losing the window", async ({
  page,
  baseUrl,
}) => {
  const listed = (await readDoors()).filter((door) => door.order !== undefined);
  await page.goto(`${baseUrl}/`);
  await page.goto(`${baseUrl}/zone1`);
  await untilAlive(page);
  await markWindow(page);
  const town = page.locator('section[aria-labelledby="town"]');
  await expect(town.locator("a"), "the gate lists every door of the town").toHaveCount(listed.length);

  for (const door of listed) {
    const entrance = door.screens[0];
    assert.ok(entrance);
    const row = town.locator(`a[href="/${entrance.path}"]`);
    await row.scrollIntoViewIfNeeded();
    await row.tap();
    await standsAt(page, `/${entrance.path}`);
    await isTitled(page, entrance.title);
    // A closed door says whose it is; an open site has a heading of its own.
    if (entrance.file === undefined) await page.locator("main").getByText(door.name.ja).first().waitFor();
    else await page.locator("main h1").first().waitFor({ state: "attached" });
    await page.goBack();
    await standsAt(page, "/zone1");
    await town.waitFor();
  }
  await expect.poll(() => isSameWindow(page), "a door loaded a new document").toBeTruthy();
});
