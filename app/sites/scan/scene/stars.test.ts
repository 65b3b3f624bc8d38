import { describe, expect, it } from "vitest";
import faceTypes from "#content/face-types.json" with { type: "json" };
import type { Constellation } from "#contracts/face-type.ts";
import { modelFaces } from "../rules/face-fixtures.ts";
import { dustMs, dustShare, lineShare, planStars, starShare } from "./stars.ts";

const landmarks = modelFaces[0]!.reading.landmarks;
const plans = faceTypes.map(({ code, constellation }) => ({
  code,
  plan: planStars(constellation as unknown as Constellation, landmarks),
}));

describe("the moment in which a face becomes a constellation", () => {
  it.each(plans)("$code: no line begins at a star that is not lit yet", ({ plan }) => {
    for (const line of plan.lines)
      for (const end of [line.from, line.to]) expect(line.drawnFromMs).toBeGreaterThanOrEqual(plan.stars[end]!.litAtMs);
  });

  it.each(plans)("$code: lasts less than five seconds, and at its end everything stands", ({ plan }) => {
    expect(plan.wholeMs).toBeLessThan(5_000);
    expect(plan.stars.every((star) => starShare(star, plan.wholeMs) === 1)).toBe(true);
    expect(plan.lines.every((line) => lineShare(line, plan.wholeMs) === 1)).toBe(true);
  });

  it("the dust lies on the face for about a second and is gone", () => {
    expect(dustShare(0)).toBe(0);
    expect(dustShare(dustMs / 2)).toBe(1);
    expect(dustShare(dustMs * 1.5)).toBe(0);
  });

  it("stars stand on the points of the face they were read from", () => {
    const [{ plan }] = plans as [(typeof plans)[number]];
    const [point] = faceTypes[0]!.constellation.points;
    expect(plan.stars[0]).toMatchObject({ x: landmarks[point! * 3], y: landmarks[point! * 3 + 1] });
  });
});
