import { expect, it } from "vitest";
import { steadyOptions, createSmoother, responsiveOptions } from "./one-euro.ts";

const stepMs = 33;

it("a face that holds still hardly trembles any more", () => {
  const smoother = createSmoother(steadyOptions, 1_000);
  const noise = (i: number) => 0.0005 * Math.sin(i * 12.9898) * Math.cos(i * 78.233);
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const raw = Array.from({ length: 90 }, (_, i) => 0.5 + noise(i));
  const shown = raw.map((x, i) => smoother.smooth(Float32Array.of(x), i * stepMs)[0]!);
  expect(spread(shown.slice(30))).toBeLessThan(spread(raw.slice(30)) / 2);
});

it("a face that turns is followed, lids and lips sooner than the outline", () => {
  const lagOf = (kind: typeof steadyOptions) => {
    const smoother = createSmoother(kind, 1_000);
    let shown = 0;
    for (let i = 0; i < 30; i++) shown = smoother.smooth(Float32Array.of(i * 0.01), i * stepMs)[0]!;
    return 0.29 - shown;
  };
  expect(lagOf(responsiveOptions)).toBeLessThan(lagOf(steadyOptions));
  expect(lagOf(responsiveOptions)).toBeLessThan(0.03);
});

it("after the face was lost nothing drags behind from where it was", () => {
  const smoother = createSmoother(steadyOptions, 1_000);
  smoother.smooth(Float32Array.of(0), 0);
  smoother.reset();
  expect([...smoother.smooth(Float32Array.of(1), stepMs)]).toEqual([1]);
});
