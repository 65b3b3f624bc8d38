import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import {
  byAddress,
  type FacePicture,
  listFixturePictures,
  listMonsters,
  listOwnPictures,
} from "../face-fixtures/expected-faces.ts";
import { startEngine } from "../face-fixtures/detect-pictures.ts";
import { buildPage, openBuiltPage } from "../face-fixtures/open-built-page.ts";
import type { FacePage } from "../face-fixtures/page/face-page.ts";
import { test } from "./fixtures/journey-test.ts";

declare const facePage: FacePage;

// What the engine says of itself goes to the console's error stream.
test.use({ expectedErrors: /Created TensorFlow Lite XNNPACK delegate/ });

test(
  "a second look takes every photographed face for a person's, and none of the monsters",
  { tag: "@slow" },
  async ({ page, baseUrl }) => {
    const people = [...listOwnPictures(), ...(listFixturePictures() ?? [])];
    const monsters = listMonsters();
    const built = await buildPage("tests/face-fixtures/page/face-page.ts");
    await openBuiltPage(page, baseUrl, built, byAddress([...people, ...monsters]));
    test.setTimeout(60_000 + (people.length + monsters.length) * 6_000);
    if (!(await startEngine(page, "landmarker"))) return;
    const found = await countPeople(page, monsters);
    const seen = found.filter(({ faces }) => faces > 0).length;
    console.log(`  the engine sees a face in ${seen} of ${monsters.length} monsters`);
    assert.deepEqual(
      found.filter((one) => one.people > 0),
      [],
      "monsters taken for people",
    );
    const refused = (await countPeople(page, people)).filter((one) => one.people < one.faces);
    assert.deepEqual(refused, [], "people that were refused");
  },
);

async function countPeople(page: Page, pictures: readonly FacePicture[]) {
  const counts: { name: string; faces: number; people: number }[] = [];
  for (const { name, address } of pictures)
    counts.push({ name, ...(await page.evaluate((where) => facePage.countPeople(where), address)) });
  return counts;
}
