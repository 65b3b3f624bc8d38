import * as v from "valibot";
import { expect, test } from "vitest";
import { lookSchema } from "#contracts/look.ts";
import { lashLayer, lineLayer, paletteLayers } from "./eye-layers.ts";

const pan = { hex: "#965A40", finish: "satin" } as const;

test("four wells lie on the lid in their roles, and an empty one leaves the lid bare", () => {
  const layers = paletteLayers({ base: pan, main: { ...pan, hex: "#60352C" }, deep: null, light: pan }, 0.8);
  expect(layers).toMatchObject([
    { kind: "shadow", well: "base", intensity: 0.8 },
    { kind: "shadow", well: "main", hex: "#60352C" },
    { kind: "shadow", well: "light" },
  ]);
});

test("a palette, a mascara and a liner together are a look that a renderer takes", () => {
  const layers = [
    ...paletteLayers({ base: pan, main: pan, deep: pan, light: { ...pan, finish: "any" } }, 1),
    lashLayer({ hex: "#131214", length: 0.6, curl: 0.2, density: 0.6, thickness: 0.4 }, 1),
    lineLayer({ hex: "#161519", thickness: 0.3, wing: 0.5 }, 0.5),
  ];
  expect(v.safeParse(lookSchema, { layers }).success).toBe(true);
});
