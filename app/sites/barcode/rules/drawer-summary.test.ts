import { describe, expect, it } from "vitest";
import lips from "#content/products/lips.json" with { type: "json" };
import shadows from "#content/products/shadows.json" with { type: "json" };
import { type DrawerProduct, findAreaGaps, findNearPairs } from "./drawer-summary.ts";
import { shadeFamilies, shadeFamilyOf } from "./shade-words.ts";

const product = (id: string, line: string, hex: string | null, finish: string | null = "matte"): DrawerProduct => ({
  ...{ id, line, hex, finish, state: "on-sale" },
});

describe("nearly the same colour", () => {
  it("is said of two lips that hardly differ, the nearest first", () => {
    const owned = [
      product("lip-01", "lip", "#b0303c"),
      product("lip-02", "lip", "#b2323e"),
      product("tint-01", "tint", "#b5343c"),
      product("lip-03", "lip", "#e8a090"),
    ];
    const pairs = findNearPairs(owned).map(({ one, other }) => `${one.id} ${other.id}`);
    expect(pairs[0]).toBe("lip-01 lip-02");
    expect(pairs.join(" ")).not.toContain("lip-03");
  });

  it("is not said of a lip and a shadow, nor of what has no colour", () => {
    expect(
      findNearPairs([
        product("lip-01", "lip", "#b0303c"),
        product("shadow-001", "shadow", "#b0303c"),
        product("tool-01", "tool", null, null),
      ]),
    ).toEqual([]);
  });
});

describe("what nothing of one's own covers", () => {
  const catalogue = [
    product("lip-01", "lip", "#8c1420"),
    product("lip-02", "lip", "#f0b4a8", "gloss"),
    { ...product("lip-03", "lip", "#5b3aa0", "pearl"), state: "ended" },
    product("shadow-001", "shadow", "#6b4a32"),
  ];

  it("is told for the areas one has something of", () => {
    expect(findAreaGaps([product("lip-01", "lip", "#8c1420")], catalogue)).toEqual([
      { area: "lips", finishes: ["gloss"], families: [shadeFamilyOf("#f0b4a8")], depths: ["light"] },
    ]);
  });

  it("leaves out what is not sold any more, and says nothing of an empty drawer", () => {
    expect(JSON.stringify(findAreaGaps([product("lip-01", "lip", "#8c1420")], catalogue))).not.toContain("pearl");
    expect(findAreaGaps([], catalogue)).toEqual([]);
  });
});

it("the families part the catalogue: none of them holds more than half of the lips or of the shadows", () => {
  for (const line of [lips, shadows]) {
    const families = line.flatMap(({ shade }) => (shade ? shadeFamilyOf(shade.hex) : []));
    const most = Math.max(...shadeFamilies.map((family) => families.filter((one) => one === family).length));
    expect(most).toBeLessThan(families.length / 2 + 1);
  }
});
