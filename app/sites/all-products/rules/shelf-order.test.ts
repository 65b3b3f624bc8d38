import { expect, it } from "vitest";
import * as v from "valibot";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import { productSchema } from "#contracts/product.ts";
import base from "#content/products/base.json";
import lips from "#content/products/lips.json";
import type { Placed } from "./facets.ts";
import { inOrder, nearest } from "./shelf-order.ts";
import { sorts } from "./shelf-query.ts";

const shelf: Placed[] = v
  .parse(v.array(productSchema), [...lips, ...base])
  .map((product) => ({ product, colour: product.shade && hexToOklch(product.shade.hex) }));
const ids = (placed: readonly Placed[]): string[] => placed.map(({ product }) => product.id);

it.each(sorts)("the order %s loses nothing", (sort) => {
  expect(ids(inOrder(shelf, sort)).toSorted()).toEqual(ids(shelf).toSorted());
});

it("orders are what they are called", () => {
  expect(inOrder(shelf, "shelf")).toEqual(shelf);
  const prices = inOrder(shelf, "price").map(({ product }) => product.priceYen);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(inOrder(shelf, "price-desc")[0]?.product.priceYen).toBe(Math.max(...prices));
  const days = inOrder(shelf, "new").map(({ product }) => product.releasedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  const readings = inOrder(shelf, "name").map(({ product }) => product.reading);
  expect(readings).toEqual(readings.toSorted());
  expect(inOrder(shelf, "hue").at(-1)?.colour).toBeNull();
});

it("the nearest shades come nearest first, and nothing without a shade is among them", () => {
  const { colour } = shelf[0] ?? {};
  const away = (one: Placed): number => Math.abs((one.colour?.l ?? 9) - (colour?.l ?? 0));
  const found = nearest(shelf, away, 5);
  expect(found).toHaveLength(5);
  expect(found[0]?.product.id).toBe("lip-01");
  expect(nearest(shelf, away, 100).every((one) => one.colour !== null)).toBe(true);
});
