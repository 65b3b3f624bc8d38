import { expect, test } from "vitest";
import { cropFace } from "./crop-face.ts";
import { lookLayouts } from "./look-layouts.ts";

const face = { centreX: 0.5, width: 0.5, eyesY: 0.42 };
const model = { width: 780, height: 1040 };

test("in every size the face stands in the middle with its eyes a third from the top", () => {
  for (const [name, { picture, place }] of Object.entries(lookLayouts)) {
    const aspect = picture.width / picture.height;
    const crop = cropFace(face, model, { ...place, aspect });
    expect(crop.width / crop.height, name).toBeCloseTo(aspect);
    expect((face.centreX * model.width - crop.x) / crop.width, name).toBeCloseTo(0.5);
    expect((face.eyesY * model.height - crop.y) / crop.height, name).toBeGreaterThan(0.28);
    expect((face.eyesY * model.height - crop.y) / crop.height, name).toBeLessThan(0.45);
  }
});

test("a face at the edge of a small landscape picture stays whole, and the part inside the picture", () => {
  const crop = cropFace(
    { centreX: 0.9, width: 0.18, eyesY: 0.1 },
    { width: 640, height: 480 },
    lookLayouts.story.place,
  );
  expect(crop.x + crop.width).toBeLessThanOrEqual(640);
  expect(crop.y).toBe(0);
  expect(crop.y + crop.height).toBeLessThanOrEqual(480);
  expect(crop.x).toBeLessThan(640 * 0.81);
});
