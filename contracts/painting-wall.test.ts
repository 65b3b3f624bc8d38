import { expect, test } from "vitest";
import { demonstrationPlaces, families, familyOfPlace, mostPanels, panelPlaces, placeFor } from "./painting-wall.ts";

test("a tile hangs where the hidden picture waits for its colour, as long as there is such a place", () => {
  for (const family of families) {
    const place = placeFor(family, new Set(demonstrationPlaces));
    expect(place).not.toBeNull();
    expect(demonstrationPlaces).not.toContain(place);
  }
  const red = placeFor("red", new Set());
  expect(familyOfPlace(red ?? -1)).toBe("red");
});

test("a panel is filled before the next one begins, and the wall has an end", () => {
  const taken = new Set<number>();
  for (let i = 0; i < panelPlaces + 1; i++) taken.add(placeFor("red", taken) ?? -1);
  expect([...taken].filter((place) => place < panelPlaces)).toHaveLength(panelPlaces);
  expect(Math.max(...taken)).toBeGreaterThanOrEqual(panelPlaces);
  expect(placeFor("red", new Set(Array.from({ length: panelPlaces * mostPanels }, (_, i) => i)))).toBeNull();
});

test("every place of every panel waits for a colour", () => {
  for (let place = 0; place < 8 * panelPlaces; place++) expect(families).toContain(familyOfPlace(place));
});
