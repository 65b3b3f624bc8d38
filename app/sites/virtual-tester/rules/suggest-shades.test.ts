import { expect, test } from "vitest";
import lips from "#content/products/lips.json" with { type: "json" };
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { hexToLab } from "#app/kits/basics/lab.ts";
import { contrastLevels } from "./skin-contrast.ts";
import { suggestShades, targetContrast } from "./suggest-shades.ts";

const shades = lips.map(({ id, shade }) => ({ id, hex: shade.hex }));
const skins = ["#F1D8C8", "#CD9F7C", "#7C5238", "#513224"];
const meanDifference = (skin: string, chosen: readonly { hex: string }[]): number =>
  chosen.reduce((sum, { hex }) => sum + shadeDifference(skin, hex), 0) / chosen.length;

test.each(skins)("on %s soft shades lie near the skin and strong ones far from it", (skin) => {
  const [soft, medium, strong] = contrastLevels.map((level) =>
    meanDifference(skin, suggestShades(hexToLab(skin), shades, level)),
  );
  expect(soft).toBeLessThan(medium!);
  expect(medium).toBeLessThan(strong!);
});

test("whoever disagrees gets other shades, whatever was measured", () => {
  for (const own of contrastLevels) {
    const [first, second] = (["with", "against"] as const).map((direction) =>
      suggestShades(hexToLab("#CD9F7C"), shades, targetContrast(own, direction)).map(({ id }) => id),
    );
    expect(first).toHaveLength(3);
    expect(
      first?.filter((id) => second?.includes(id)),
      own,
    ).toEqual([]);
  }
});

test("three shades are unlike each other, and the same ones each time", () => {
  const suggest = () => suggestShades(hexToLab("#CD9F7C"), shades, "strong");
  const [one, two, three] = suggest().map(({ hex }) => hex);
  expect(
    Math.min(shadeDifference(one!, two!), shadeDifference(two!, three!), shadeDifference(one!, three!)),
  ).toBeGreaterThan(8);
  expect(suggest()).toEqual(suggest());
});
