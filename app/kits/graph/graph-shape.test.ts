import { expect, test } from "vitest";
import type { GraphNode } from "./graph-node.ts";
import { createGraphShape, type ProjectedPoint, projectGraph } from "./graph-shape.ts";

const node = (over: Partial<GraphNode> = {}): GraphNode => ({
  at: [0, 0, 0],
  links: [],
  weight: 0,
  label: null,
  ...over,
});

test("a node that weighs more has more small ones around it, and each hangs on its own", () => {
  const light = createGraphShape([node()]);
  const heavy = createGraphShape([node({ weight: 1 })]);
  expect(heavy.points.length).toBeGreaterThan(light.points.length);
  expect(light.lines.every(([from]) => from === 0)).toBe(true);
  expect(light.lines).toHaveLength(light.points.length - 1);
});

test("the same nodes make the same picture on every visit", () => {
  expect(createGraphShape([node(), node({ at: [1, 1, 1], links: [0] })])).toEqual(
    createGraphShape([node(), node({ at: [1, 1, 1], links: [0] })]),
  );
});

test("what stands nearer is drawn further out and counts as nearer", () => {
  const { points } = createGraphShape([node({ at: [0.5, 0, 1] }), node({ at: [0.5, 0, -1] })]);
  const seen: ProjectedPoint[] = [];
  projectGraph(points.slice(0, 2), seen, 0, 800, 600);
  const [front, back] = seen as [ProjectedPoint, ProjectedPoint];
  expect(front.nearness).toBeGreaterThan(back.nearness);
  expect(Math.abs(front.x - 400)).toBeGreaterThan(Math.abs(back.x - 400));
});

test("half a turn changes the sides", () => {
  const { points } = createGraphShape([node({ at: [1, 0, 0] })]);
  const [before, after]: [ProjectedPoint[], ProjectedPoint[]] = [[], []];
  projectGraph(points.slice(0, 1), before, 0, 400, 400);
  projectGraph(points.slice(0, 1), after, Math.PI, 400, 400);
  expect(before[0]!.x - 200).toBeCloseTo(200 - after[0]!.x);
});
