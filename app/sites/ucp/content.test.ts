import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { demoPositions } from "#contracts/mural.ts";
import collection from "#content/paintings/collection.json";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { collectionSchema, formAddress } from "./collection.server.ts";
import { mixPaints, titleHalves, titleOf } from "./colours.server.ts";
import { demoTiles, demoTileSchema } from "./demo.server.ts";

const master = mergeContent(
  readContent(join(import.meta.dirname, "../../../content")).content,
  new Date("2026-11-19T00:00:00Z"),
);

test("thirty paintings of the demonstration are paintings like any other, and say what they are", () => {
  expect(demoTiles).toHaveLength(30);
  for (const tile of demoTiles) {
    expect(v.safeParse(demoTileSchema, tile).issues, tile.id).toBeUndefined();
    expect(mixPaints(tile.painting.paints, master), tile.id).not.toBeNull();
    expect(titleOf(tile.painting.title), tile.id).not.toBeNull();
  }
  expect(demoTiles.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(demoPositions);
  expect(new Set(demoTiles.map(({ painting }) => painting.title.join())).size).toBe(30);
});

test("every half of a title goes with every other, and none is there twice", () => {
  for (const halves of Object.values(titleHalves)) {
    expect(halves.length).toBeGreaterThanOrEqual(24);
    expect(new Set(halves).size).toBe(halves.length);
  }
  expect(titleOf([99, 0])).toBeNull();
});

test("the places of the collection are told as made up, and an unset form leads nowhere", () => {
  expect(v.is(collectionSchema, collection)).toBe(true);
  expect(formAddress("https://form.example.invalid/ucp/")).toBeNull();
  expect(formAddress("https://form.example.com/ucp/")).toBe("https://form.example.com/ucp/");
});
