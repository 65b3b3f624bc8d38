import { expect, test } from "vitest";
import { pictureSizes } from "#app/kits/clip/picture-sizes.ts";
import { cardLayouts } from "./card-layouts.ts";

const layouts = Object.entries(cardLayouts) as [keyof typeof pictureSizes, (typeof cardLayouts)["feed"]][];

test("a card is laid out for each size that a picture is handed on in", () => {
  expect(layouts.map(([name]) => name)).toEqual(Object.keys(pictureSizes));
  for (const [name, { width, height }] of layouts)
    expect({ widthPx: width, heightPx: height }).toEqual(pictureSizes[name]);
});

test("names end above the line, and the line and the mark stand inside the card", () => {
  for (const [name, layout] of layouts) {
    const nameEnd = layout.name.y + layout.name.length;
    expect(nameEnd, name).toBeLessThan(layout.foot ? layout.line.y - layout.line.sizePx : layout.height);
    expect(layout.line.x + layout.line.width, name).toBeLessThan(layout.width);
    expect(layout.line.y + layout.line.leading, name).toBeLessThan(layout.wordmark.y);
    expect(layout.wordmark.y, name).toBeLessThan(layout.height);
  }
});

test("on a story nothing is written where apps lay their own words", () => {
  const { name, wordmark } = cardLayouts.story;
  expect(name.hourY - name.hourSizePx).toBeGreaterThan(250);
  expect(wordmark.y).toBeLessThan(1920 - 340);
});
