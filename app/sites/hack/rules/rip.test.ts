import { describe, expect, test } from "vitest";
import type { Hack } from "#contracts/hack.ts";
import { columnsOf, flapOutline, restOutline, roughEdge, sheetWidth, straightPath } from "./rip.ts";

const files = import.meta.glob<Hack[]>("../../../../content/hacks/*.json", { eager: true, import: "default" });
const rules = Object.values(files).flatMap((hacks) => hacks.map(({ rule }) => rule));

describe("a tear", () => {
  test("begins at the edge and ends under the thumb", () => {
    const edge = roughEdge(
      [
        [0, 100],
        [80, 130],
        [160, 90],
      ],
      150,
    );
    expect(edge[0]).toEqual([0, 100]);
    expect(edge.at(-1)?.[0]).toBe(150);
    expect(edge.at(-1)?.[1]).toBeCloseTo(95, 5);
  });

  test("what is torn stays torn the same way while the thumb goes on", () => {
    const path = straightPath(4);
    const short = roughEdge(path, 70);
    expect(roughEdge(path, 210).slice(0, short.length - 1)).toEqual(short.slice(0, -1));
  });

  test("parts the sheet: both sides share the torn line", () => {
    for (const tip of [3, 150, sheetWidth]) {
      const edge = roughEdge(straightPath(1), tip);
      for (const [x, y] of edge.slice(1, -1)) {
        const point = `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
        expect(flapOutline(edge)).toContain(point);
        expect(restOutline(edge)).toContain(point);
      }
    }
  });
});

describe("a rule on its sheet", () => {
  test("stands in columns of nine letters at most, and nothing of it is lost", () => {
    for (const rule of rules) {
      expect(columnsOf(rule).join("")).toBe(rule);
      for (const column of columnsOf(rule)) expect([...column].length).toBeLessThanOrEqual(10);
    }
  });

  test("is parted after a particle, not in a word", () => {
    expect(columnsOf("手もとは見ないで引くもの")).toEqual(["手もとは", "見ないで引くもの"]);
    expect(columnsOf("短い")).toEqual(["短い"]);
  });
});
