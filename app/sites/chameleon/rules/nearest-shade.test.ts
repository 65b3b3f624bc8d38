import { differenceCiede2000 } from "culori";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "../../../../tools/content/read-content.ts";
import { nearestShade } from "./nearest-shade.ts";

const { products } = readContent(join(import.meta.dirname, "../../../../content")).content;
const shades = products.flatMap(({ id, shade }) => (shade ? [{ id, hex: shade.hex }] : []));

test("a shade photographed as it is turns into itself", () => {
  for (const { id, hex } of shades.slice(0, 24)) {
    const found = nearestShade(hex.toLowerCase(), shades);
    expect([found.shade.id, found.difference]).toEqual([id, 0]);
  }
});

test("the nearest is the one that a colour library calls nearest", () => {
  const difference = differenceCiede2000();
  for (const hex of ["#3f7d3a", "#24478a", "#ffd400", "#808080", "#f0c8b4", "#120508"]) {
    const byLibrary = shades.toSorted((a, b) => difference(hex, a.hex) - difference(hex, b.hex));
    expect(nearestShade(hex, shades).shade.id).toBe(byLibrary[0]?.id);
  }
});
