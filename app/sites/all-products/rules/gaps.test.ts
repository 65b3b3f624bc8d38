import { describe, expect, it } from "vitest";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import lips from "#content/products/lips.json";
import { findGaps } from "./gaps.ts";

const shades = lips.map(({ id, shade }) => ({ id, hex: shade.hex }));
const find = (owned: string[], count = 6) =>
  findGaps(
    shades.filter(({ id }) => owned.includes(id)),
    shades,
    shadeDifference,
    count,
  );

describe("what one has not", () => {
  it("is nothing while one has said nothing", () => {
    expect(find([])).toEqual([]);
  });

  it("begins with the shade furthest from all one has, and names the nearest of them", () => {
    const [first] = find(["lip-01", "lip-03", "lip-24"]);
    const distanceToOwned = (id: string): number =>
      Math.min(
        ...["lip-01", "lip-03", "lip-24"].map((own) =>
          shadeDifference(
            shades.find((one) => one.id === id)?.hex ?? "",
            shades.find((one) => one.id === own)?.hex ?? "",
          ),
        ),
      );
    expect(first?.difference).toBeCloseTo(Math.max(...shades.map(({ id }) => distanceToOwned(id))), 6);
    expect(shadeDifference(first?.item.hex ?? "", first?.nearest.hex ?? "")).toBeCloseTo(first?.difference ?? 0, 6);
  });

  it("names different gaps, not one gap six times", () => {
    const gaps = find(["lip-01"]);
    expect(gaps).toHaveLength(6);
    for (const one of gaps) {
      for (const other of gaps) {
        if (one !== other) expect(shadeDifference(one.item.hex, other.item.hex)).toBeGreaterThan(8);
      }
    }
  });

  it("never names what one has, and ends when nothing is left", () => {
    const all = shades.map(({ id }) => id);
    expect(find(all)).toEqual([]);
    expect(find(all.slice(1)).map(({ item }) => item.id)).toEqual([all[0]]);
  });
});
