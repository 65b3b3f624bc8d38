import type { IngredientFlag } from "#contracts/ingredient.ts";
import type { Finish } from "#contracts/monster.ts";
import type { Product } from "#contracts/product.ts";
import type { ColourName, ColourTone } from "./colour-regions.ts";
import type { Season } from "./season-regions.ts";

/** A product as its conditions are checked: what travels with its document. */
export interface ProductPart {
  line: Product["line"];
  /** As printed on the pack: "03", "108". */
  number: string;
  jan: string;
  /** In yen, tax included. */
  priceYen: number;
  state: Product["state"];
  finish: Finish | null;
  /** `#RRGGBB`; null for what has no colour. */
  hex: string | null;
  /** What is in it; absent while no list of ingredients is known. */
  ingredients?: readonly IngredientFlag[];
}

/** How well each finish answers a word for one, 0 to 1. */
export type FinishFit = Partial<Record<Finish, number>>;

/** One condition that a query states about products. */
export type Criterion = { written: string } & (
  | { kind: "jan"; digits: string; check: "whole" | "wrong" | "tail" }
  | { kind: "code"; lines: readonly Product["line"][] | null; number: number }
  | { kind: "hex"; hex: string }
  | { kind: "colour"; colour: ColourName }
  | { kind: "tone"; tone: ColourTone }
  | { kind: "season"; season: Season }
  | { kind: "price"; fromYen: number; toYen: number; order: "cheapest" | "dearest" | null }
  | { kind: "finish"; finish: FinishFit }
  | { kind: "line"; lines: readonly Product["line"][]; says: string | null }
  | { kind: "state"; states: readonly Product["state"][] }
  | { kind: "ingredient"; without: IngredientFlag | null }
);
export type CriterionKind = Criterion["kind"];

/** A criterion before it is known how the visitor wrote it. */
export type CriterionMeaning = Criterion extends infer One
  ? One extends unknown
    ? Omit<One, "written">
    : never
  : never;
