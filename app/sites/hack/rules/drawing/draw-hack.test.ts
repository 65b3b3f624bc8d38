import { describe, expect, test } from "vitest";
import type { Hack } from "#contracts/hack.ts";
import { drawHack } from "./draw-hack.ts";

const files = import.meta.glob<Hack[]>("../../../../../content/hacks/*.json", { eager: true, import: "default" });
const hacks = Object.values(files).flat();
/** The commands of a path without its numbers: browsers turn one path into another only when these are the same. */
const commands = (d: string): string => d.replace(/[^A-Za-z]+/g, "");

describe.each(hacks.map((hack) => [hack.title, hack] as const))("%s", (_, hack) => {
  const { layers, opening } = drawHack(hack.drawing);

  test("is seen to change, and each line can grow into its other state", () => {
    const pairs = opening ? [...layers, opening] : layers;
    expect(pairs.some(({ before, after }) => before !== after)).toBe(true);
    for (const { before, after } of pairs) expect(commands(after)).toBe(commands(before));
  });

  test("is drawn in numbers that every browser reads", () => {
    for (const { before, after } of layers) expect(before + after).not.toMatch(/NaN|Infinity|undefined|e-/);
  });
});

test("no two hacks look the same, neither before nor after", () => {
  for (const state of ["before", "after"] as const) {
    const pictures = hacks.map(
      ({ drawing }) =>
        drawHack(drawing)
          .layers.map((layer) => layer[state])
          .join("") +
        drawing.hex +
        drawing.view,
    );
    const pairs = hacks.map(({ drawing }) => JSON.stringify(drawing));
    expect(new Set(pairs).size).toBe(hacks.length);
    expect(new Set(pictures).size).toBeGreaterThan(hacks.length * 0.9);
  }
});
