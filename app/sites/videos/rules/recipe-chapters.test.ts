import { expect, test } from "vitest";
import { type RecipeProgress, moveToStep } from "#contracts/recipe-progress.ts";
import { hasPlayedPast, recipeChapters, recipePosition } from "./recipe-chapters.ts";

const video = {
  ...{ id: "film-12", durationMs: 25_000 },
  chapters: [0, 3_300, 8_300, 13_300, 18_100].map((atMs) => ({ atMs })),
};
const progress: RecipeProgress = {
  ...{ code: "7K0A", title: "夜ふかし", isOwn: true, at: 1, done: [0] },
  steps: [
    { part: "眉", film: { id: "film-04", atMs: 3_300 } },
    { part: "まぶた", film: { id: "film-12", atMs: 3_300 } },
    { part: "差し色", film: { id: "film-12", atMs: 13_300 } },
    { part: "光", film: null },
  ],
};

test("a chapter is marked for the very step that leads to it, and the others for none", () => {
  expect(recipeChapters(video, progress)).toEqual([
    null,
    { step: 1, isNow: true, isDone: false },
    null,
    { step: 2, isNow: false, isDone: false },
    null,
  ]);
});

test("a chapter whose step was done before is ticked, also while one is further on in another film", () => {
  expect(recipeChapters(video, moveToStep(progress, 3))).toMatchObject([
    null,
    { isDone: true },
    null,
    { isDone: true },
    null,
  ]);
  expect(recipeChapters(video, moveToStep(moveToStep(progress, 3), 1))[1], "back at it").toMatchObject({
    isNow: true,
    isDone: true,
  });
});

test("a film that shows no step of the recipe has no marked chapter", () => {
  expect(recipeChapters({ ...video, id: "film-01" }, progress).some(Boolean)).toBe(false);
});

test("the button leads to the step after the one that is shown", () => {
  expect(recipePosition(progress, video.id, 1)).toEqual({ kind: "now", goTo: 2 });
});

test("what the film was played past is not skipped by the button, even when the next step is in the same film", () => {
  expect(recipePosition(moveToStep(progress, 2), video.id, 1)).toEqual({ kind: "passed", goTo: 2 });
  expect(recipePosition(moveToStep(progress, 3), video.id, 1)).toEqual({ kind: "passed", goTo: 3 });
});

test("at a step of another film the line names that step, and after the last one it says so", () => {
  expect(recipePosition({ ...progress, at: 0, done: [] }, video.id, 0)).toEqual({ kind: "next", goTo: 0 });
  expect(recipePosition(moveToStep(progress, 4), video.id, 2)).toEqual({ kind: "over", goTo: 4 });
});

test("a chapter is passed by playing over its end, not by a jump", () => {
  expect(hasPlayedPast(video, 1, 8_000, 8_500)).toBe(true);
  expect(hasPlayedPast(video, 1, 7_500, 8_250)).toBe(false);
  expect(hasPlayedPast(video, 1, 3_500, 8_300)).toBe(false);
  expect(hasPlayedPast(video, 1, 13_300, 8_000)).toBe(false);
  expect(hasPlayedPast(video, 4, 24_500, 24_750)).toBe(true);
});
