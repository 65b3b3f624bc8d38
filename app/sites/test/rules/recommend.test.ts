import { expect, test } from "vitest";
import { checkIds, type CheckResults, type CheckStatus } from "#app/kits/basics/check-result.ts";
import { checkGroups, countResults } from "./exam-results.ts";
import { recommend } from "./recommend.ts";

function device(results: { webgl: CheckStatus; speed: CheckStatus; camera: CheckStatus }): CheckResults {
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [id, { id, result, verdict: "any", facts: {} }]),
  );
}

test.each([
  ["everything works", { webgl: "ok", speed: "ok", camera: "ok" }, "camera", "best works works works"],
  ["the face is found slowly", { webgl: "ok", speed: "warn", camera: "ok" }, "photo", "works best works works"],
  ["there is no camera", { webgl: "ok", speed: "ok", camera: "no" }, "photo", "away best works works"],
  ["another app holds the camera", { webgl: "ok", speed: "ok", camera: "warn" }, "photo", "works best works works"],
  ["no face can be found", { webgl: "ok", speed: "no", camera: "ok" }, "model", "away away best works"],
  ["nothing can be drawn", { webgl: "no", speed: "warn", camera: "ok" }, "questions", "away away away best"],
] as const)("%s", (_, results, best, fits) => {
  const advice = recommend(device(results));
  expect(advice.best).toBe(best);
  expect(Object.values(advice.fits).join(" ")).toBe(fits);
});

test("a camera that works slowly is said to", () => {
  expect(recommend(device({ webgl: "warn", speed: "ok", camera: "ok" })).isLight).toBe(true);
  expect(recommend(device({ webgl: "ok", speed: "ok", camera: "ok" })).isLight).toBe(false);
  expect(recommend(device({ webgl: "warn", speed: "warn", camera: "no" })).isLight).toBe(false);
});

test("without any finding the questions are left", () => {
  expect(recommend({}).best).toBe("questions");
});

test("every check stands in exactly one group", () => {
  expect(checkGroups.flatMap(({ checks }) => checks).toSorted()).toEqual([...checkIds].toSorted());
});

test("the tally counts each finding once", () => {
  expect(countResults(device({ webgl: "ok", speed: "no", camera: "ok" }))).toEqual({ ok: 2, warn: 0, no: 1 });
});
