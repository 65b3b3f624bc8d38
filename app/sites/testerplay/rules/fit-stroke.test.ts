import { describe, expect, it } from "vitest";
import { fitAll, fitStroke } from "./fit-stroke.ts";
import { maxKnots, maxKnotsPerStroke, type Stroke } from "./tester-result.ts";

const scribble = Array.from({ length: 400 }, (_, i) => ({
  x: 0.1 + (i / 400) * 0.8,
  y: 0.5 + 0.2 * Math.sin(i / 9),
  w: 0.5 + 0.4 * Math.sin(i / 30),
}));

describe("what a hand drew", () => {
  it("keeps its two ends, and needs no more places than its shape", () => {
    const straight = Array.from({ length: 60 }, (_, i) => ({ x: 0.1 + i / 75, y: 0.3, w: 0.6 }));
    expect(fitStroke(straight)).toEqual([
      { x: 13, y: 38, w: 4 },
      { x: 113, y: 38, w: 4 },
    ]);
  });

  it("is never more than a code may hold, however wild", () => {
    const knots = fitStroke(scribble);
    expect(knots.length).toBeLessThanOrEqual(maxKnotsPerStroke);
    expect(knots.length).toBeGreaterThan(8);
  });

  it("is a dab where it was only a tap", () => {
    const [from, to] = fitStroke([{ x: 0.99, y: 0.5, w: 1 }]);
    expect(from?.x).not.toBe(to?.x);
    expect(to?.x).toBeLessThanOrEqual(127);
  });

  it("gives places away together when a round has too many of them", () => {
    const wild: Stroke = { shade: 0, player: 0, knots: fitStroke(scribble) };
    const fitted = fitAll([wild, wild, wild, wild, { ...wild, knots: wild.knots.slice(0, 2) }]);
    expect(fitted.reduce((sum, { knots }) => sum + knots.length, 0)).toBeLessThanOrEqual(maxKnots);
    expect(fitted[4]?.knots).toHaveLength(2);
  });
});
