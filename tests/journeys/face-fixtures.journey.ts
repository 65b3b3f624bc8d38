import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { type FacePicture, listFixturePictures, listOwnPictures, byAddress } from "../face-fixtures/expected-faces.ts";
import { measureAgreement, printAgreement, readVariants } from "../face-fixtures/agreement.ts";
import { buildPage, openBuiltPage } from "../face-fixtures/open-built-page.ts";
import { issueOf, detectAll, startEngine } from "../face-fixtures/detect-pictures.ts";
import { test } from "./fixtures/journey-test.ts";

/** Of faces that changed nothing but their light, size, sharpness or tilt, so many keep their type or show it. */
const minAgreement = 0.9;
/** So many readings at most leave it open which of two types it is: else nothing could disagree. */
const maxBetween = 0.25;

// What the engine says of itself goes to the console's error stream.
test.use({ expectedErrors: /Created TensorFlow Lite XNNPACK delegate/ });

test("every face is found and no other", { tag: "@slow" }, async ({ page, baseUrl }) => {
  const pictures = await openPictures(page, baseUrl);
  if (await startEngine(page, "landmarker")) await findsAll(page, pictures);
  else console.log("  this build has no model for the landmarker: the mesh only");
});

test(
  "a face keeps its type when its picture is tilted, blurred, lit, scaled or mirrored",
  { tag: "@slow" },
  async ({ page, baseUrl }) => {
    const pictures = await openPictures(page, baseUrl);
    // Each picture is read thirteen times, by software graphics.
    test.setTimeout(60_000 + pictures.length * 6_000);
    if (await startEngine(page, "landmarker")) await hasStableTypes(page, pictures);
  },
);

test("the second engine finds the faces as well", { tag: "@slow" }, async ({ page, baseUrl }) => {
  const pictures = await openPictures(page, baseUrl);
  await startEngine(page, "mesh");
  // It starts anew for each still picture, which takes seconds where graphics are software: a few say enough here.
  await findsAll(page, pictures.filter(isQuick));
});

/** Opens a page that can read all pictures there are; resolves with these. */
async function openPictures(page: Page, baseUrl: string): Promise<FacePicture[]> {
  const fixtures = listFixturePictures();
  if (!fixtures) console.log("  FACE_FIXTURES is not set: our own renders only");
  const pictures = [...listOwnPictures(), ...(fixtures ?? [])];
  await openBuiltPage(page, baseUrl, await buildPage("tests/face-fixtures/page/face-page.ts"), byAddress(pictures));
  return pictures;
}

async function findsAll(page: Page, pictures: readonly FacePicture[]): Promise<void> {
  const reports = await detectAll(page, pictures);
  const issues = pictures.flatMap((picture) => issueOf(picture, reports.get(picture.name)) ?? []);
  assert.deepEqual(issues, []);
}

async function hasStableTypes(page: Page, pictures: readonly FacePicture[]): Promise<void> {
  const reports = await readVariants(
    page,
    pictures.filter(({ faces }) => faces === 1),
  );
  const agreement = measureAgreement(reports.values());
  printAgreement(agreement);
  assert.ok(agreement.agreeingShare >= minAgreement, `${agreement.agreeingShare} of the readings keep their type`);
  assert.ok(agreement.betweenShare <= maxBetween, `${agreement.betweenShare} of the readings are between two types`);
}

const isQuick = ({ name, faces }: FacePicture): boolean =>
  faces !== null && faces > 0 && /^(face-[26]|london_0[23]0|derived_two|derived_030_dark)/.test(name);
