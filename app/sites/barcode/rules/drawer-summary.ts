import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import {
  type ShadeDepth,
  shadeDepthOf,
  shadeDepths,
  type ShadeFamily,
  shadeFamilies,
  shadeFamilyOf,
} from "./shade-words.ts";

/** What the summary needs to know of a product. */
export interface DrawerProduct {
  id: string;
  line: string;
  hex: string | null;
  finish: string | null;
  state: string;
}

/** Where on a face: a lipstick does not stand in for an eye shadow. */
export const drawerAreas = ["lips", "eyes"] as const;
export type DrawerArea = (typeof drawerAreas)[number];
const linesOf: Record<DrawerArea, readonly string[]> = { lips: ["lip", "tint"], eyes: ["shadow"] };

/** Two of one's own that hardly differ. */
export interface NearPair<Product> {
  one: Product;
  other: Product;
  /** ΔE00. */
  difference: number;
}

/** What the catalogue has for an area, and none of one's own. */
export interface AreaGaps {
  area: DrawerArea;
  finishes: string[];
  families: ShadeFamily[];
  depths: ShadeDepth[];
}

/** Below this ΔE00 two shades on one's own skin are nearly the same. */
const nearBelow = 4;
const maxPairs = 8;

/** Pairs of the same area that are nearly the same colour, the nearest first. */
export function findNearPairs<Product extends DrawerProduct>(owned: readonly Product[]): NearPair<Product>[] {
  const pairs = owned.flatMap((one, i) =>
    owned.slice(i + 1).flatMap((other) => {
      if (one.hex === null || other.hex === null || areaOf(one) === null || areaOf(one) !== areaOf(other)) return [];
      const difference = shadeDifference(one.hex, other.hex);
      return difference < nearBelow ? { one, other, difference } : [];
    }),
  );
  return pairs.toSorted((a, b) => a.difference - b.difference).slice(0, maxPairs);
}

/** What is missing, for each area one has something of; `catalogue` is everything there is. */
export function findAreaGaps(owned: readonly DrawerProduct[], catalogue: readonly DrawerProduct[]): AreaGaps[] {
  return drawerAreas.flatMap((area) => {
    const own = owned.filter((product) => areaOf(product) === area);
    if (own.length === 0) return [];
    const forSale = catalogue.filter((product) => areaOf(product) === area && product.state !== "ended");
    return {
      area,
      finishes: missing(own, forSale, ({ finish }) => (finish === "any" ? null : finish)),
      families: inOrder(
        shadeFamilies,
        missing(own, forSale, ({ hex }) => (hex === null ? null : shadeFamilyOf(hex))),
      ),
      depths: inOrder(
        shadeDepths,
        missing(own, forSale, ({ hex }) => (hex === null ? null : shadeDepthOf(hex))),
      ),
    };
  });
}

function areaOf({ line }: DrawerProduct): DrawerArea | null {
  return drawerAreas.find((area) => linesOf[area].includes(line)) ?? null;
}

function missing<Word extends string>(
  own: readonly DrawerProduct[],
  forSale: readonly DrawerProduct[],
  wordOf: (product: DrawerProduct) => Word | null,
): Word[] {
  const has = new Set(own.map(wordOf));
  const words = new Set(forSale.map(wordOf));
  return [...words].flatMap((word) => (word === null || has.has(word) ? [] : word));
}

const inOrder = <Word>(order: readonly Word[], found: readonly Word[]): Word[] =>
  order.filter((word) => found.includes(word));
