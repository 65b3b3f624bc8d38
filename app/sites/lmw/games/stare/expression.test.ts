import { expect, it } from "vitest";
import { expressionOf, makeChangeWatch } from "./expression.ts";

const still = { mouthSmileLeft: 0.1, browInnerUp: 0.05 };
const smiling = { mouthSmileLeft: 0.8, mouthSmileRight: 0.7 };
const faces = (blendshapes: Record<string, number>) => expressionOf(blendshapes)!;

it("a new face that stays is a change, once, told by the moment it began", () => {
  const watch = makeChangeWatch();
  const seen = [0, 40, 80].map((atMs) => watch.see(faces(still), atMs));
  const changed = [120, 160, 220, 260].map((atMs) => watch.see(faces(smiling), atMs));
  expect(seen).toEqual([null, null, null]);
  expect(changed).toEqual([null, null, 120, null]);
});

it("a blink, a slow drift and a face that was lost are none", () => {
  const watch = makeChangeWatch();
  watch.see(faces(still), 0);
  expect(watch.see(faces({ ...still, eyeBlinkLeft: 0.9 }), 30)).toBeNull();
  expect(watch.see(faces(still), 70)).toBeNull();
  for (let n = 0; n < 200; n++) expect(watch.see(faces({ jawOpen: n / 250 }), 100 + n * 40)).toBeNull();
  watch.forget();
  expect(watch.see(faces(smiling), 9_000)).toBeNull();
  expect(watch.see(faces(smiling), 9_200)).toBeNull();
});

it("an engine without expressions has none", () => {
  expect(expressionOf(null)).toBeNull();
});
