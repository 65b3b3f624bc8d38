import { expect, it } from "vitest";
import * as v from "valibot";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { productSchema } from "#contracts/product.ts";
import base from "#content/products/base.json";
import lips from "#content/products/lips.json";
import type { CatalogueEntry } from "./facets.ts";
import { sortEntries, findNearest } from "./catalogue-order.ts";
import { sorts } from "./catalogue-query.ts";

const entries: CatalogueEntry[] = v
  .parse(v.array(productSchema), [...lips, ...base])
  .map((product) => ({ product, colour: product.shade && hexToOklch(product.shade.hex) }));
const ids = (list: readonly CatalogueEntry[]): string[] => list.map(({ product }) => product.id);

it.each(sorts)("the order %s loses nothing", (sort) => {
  expect(ids(sortEntries(entries, sort)).toSorted()).toEqual(ids(entries).toSorted());
});

it("orders are what they are called", () => {
  expect(sortEntries(entries, "shelf")).toEqual(entries);
  const prices = sortEntries(entries, "price").map(({ product }) => product.priceYen);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(sortEntries(entries, "price-desc")[0]?.product.priceYen).toBe(Math.max(...prices));
  const days = sortEntries(entries, "new").map(({ product }) => product.releasedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  const readings = sortEntries(entries, "name").map(({ product }) => product.reading);
  expect(readings).toEqual(readings.toSorted());
  expect(sortEntries(entries, "hue").at(-1)?.colour).toBeNull();
});

it("the nearest shades come nearest first, and nothing without a shade is among them", () => {
  const { colour } = entries[0] ?? {};
  const distance = (one: CatalogueEntry): number => Math.abs((one.colour?.l ?? 9) - (colour?.l ?? 0));
  const found = findNearest(entries, distance, 5);
  expect(found).toHaveLength(5);
  expect(found[0]?.product.id).toBe("lip-01");
  expect(findNearest(entries, distance, 100).every((one) => one.colour !== null)).toBe(true);
});
