import { expect, test } from "vitest";
import type { GraphNode } from "./graph-node.ts";
import { graphShape, type Seen, seeGraph } from "./graph-shape.ts";

const node = (over: Partial<GraphNode> = {}): GraphNode => ({
  at: [0, 0, 0],
  links: [],
  weight: 0,
  label: null,
  ...over,
});

test("a node that weighs more has more small ones around it, and each hangs on its own", () => {
  const light = graphShape([node()]);
  const heavy = graphShape([node({ weight: 1 })]);
  expect(heavy.points.length).toBeGreaterThan(light.points.length);
  expect(light.lines.every(([from]) => from === 0)).toBe(true);
  expect(light.lines).toHaveLength(light.points.length - 1);
});

test("the same nodes make the same picture on every visit", () => {
  expect(graphShape([node(), node({ at: [1, 1, 1], links: [0] })])).toEqual(
    graphShape([node(), node({ at: [1, 1, 1], links: [0] })]),
  );
});

test("what stands nearer is drawn further out and counts as nearer", () => {
  const { points } = graphShape([node({ at: [0.5, 0, 1] }), node({ at: [0.5, 0, -1] })]);
  const seen: Seen[] = [];
  seeGraph(points.slice(0, 2), seen, 0, 800, 600);
  const [front, back] = seen as [Seen, Seen];
  expect(front.near).toBeGreaterThan(back.near);
  expect(Math.abs(front.x - 400)).toBeGreaterThan(Math.abs(back.x - 400));
});

test("half a turn changes the sides", () => {
  const { points } = graphShape([node({ at: [1, 0, 0] })]);
  const [before, after]: [Seen[], Seen[]] = [[], []];
  seeGraph(points.slice(0, 1), before, 0, 400, 400);
  seeGraph(points.slice(0, 1), after, Math.PI, 400, 400);
  expect(before[0]!.x - 200).toBeCloseTo(200 - after[0]!.x);
});
