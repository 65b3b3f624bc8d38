import { expect, it } from "vitest";
import { expressionOf, createChangeDetector } from "./expression.ts";

const neutralFace = { mouthSmileLeft: 0.1, browInnerUp: 0.05 };
const smilingFace = { mouthSmileLeft: 0.8, mouthSmileRight: 0.7 };
const faces = (blendshapes: Record<string, number>) => expressionOf(blendshapes)!;

it("a new face that stays is a change, once, told by the moment it began", () => {
  const detector = createChangeDetector();
  const seen = [0, 40, 80].map((atMs) => detector.see(faces(neutralFace), atMs));
  const changed = [120, 160, 220, 260].map((atMs) => detector.see(faces(smilingFace), atMs));
  expect(seen).toEqual([null, null, null]);
  expect(changed).toEqual([null, null, 120, null]);
});

it("a blink, a slow drift and a face that was lost are none", () => {
  const detector = createChangeDetector();
  detector.see(faces(neutralFace), 0);
  expect(detector.see(faces({ ...neutralFace, eyeBlinkLeft: 0.9 }), 30)).toBeNull();
  expect(detector.see(faces(neutralFace), 70)).toBeNull();
  for (let n = 0; n < 200; n++) expect(detector.see(faces({ jawOpen: n / 250 }), 100 + n * 40)).toBeNull();
  detector.forget();
  expect(detector.see(faces(smilingFace), 9_000)).toBeNull();
  expect(detector.see(faces(smilingFace), 9_200)).toBeNull();
});

it("an engine without expressions has none", () => {
  expect(expressionOf(null)).toBeNull();
});
