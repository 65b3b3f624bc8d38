import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeupParts } from "#contracts/makeup-choices.ts";
import { findStepVideo, type StepVideo } from "./video-of-step.ts";

const videos = globSync("content/videos/*.json").flatMap(
  (file) => JSON.parse(readFileSync(file, "utf8")) as StepVideo[],
);

test("a step opens the film at the second at which a hand does it", () => {
  expect(findStepVideo("liner", "liner-01", videos)).toEqual({
    id: "film-01",
    atMs: 8_900,
    title: "線を引かない目",
    at: "0:08",
    path: "/channel?v=film-01&t=8",
  });
});

test("the film with my own product comes before the plainest one", () => {
  expect(findStepVideo("lip", "lip-12", videos)?.path).toBe("/channel?v=film-03&t=8");
  expect(findStepVideo("lip", "tint-05", videos)?.path).toBe("/channel?v=film-02&t=12");
  expect(findStepVideo("lip", "lip-04", videos)?.path).toBe("/channel?v=film-03&t=3");
});

test("a step that nobody has filmed has no film, and neither has any while films are away", () => {
  expect(makeupParts.filter((part) => !findStepVideo(part, "x-1", videos))).toEqual(["base", "contour", "light"]);
  expect(findStepVideo("lip", "lip-04", [])).toBeNull();
});
