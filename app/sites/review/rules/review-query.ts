import { finishes } from "#contracts/finishes.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import {
  type ReviewAge,
  type ReviewLight,
  type ReviewSkin,
  type ReviewSort,
  type ReviewSource,
  reviewAges,
  reviewLights,
  reviewSkins,
  reviewSorts,
  reviewSources,
} from "#contracts/review-limits.ts";

/** What the address of the list asks for. */
export interface ReviewQuery {
  /** A product's id, of a form only: whether there is one is not known here. */
  productId: string | null;
  stars: number | null;
  source: ReviewSource | null;
  faceType: (typeof faceTypeCodes)[number] | null;
  skin: ReviewSkin | null;
  age: ReviewAge | null;
  light: ReviewLight | null;
  /** Of the product. */
  finish: (typeof finishes)[number] | null;
  withPhoto: boolean;
  sort: ReviewSort;
  /** Opposite reviews of one starting point, side by side. */
  isOpposite: boolean;
  /** Where the page before ended. */
  after: string | null;
}

export const plainReviewQuery: ReviewQuery = {
  ...{ productId: null, stars: null, source: null, faceType: null, skin: null, age: null, light: null },
  ...{ finish: null, withPhoto: false },
  ...{ sort: "new", isOpposite: false, after: null },
};

/** Reads an address. What it does not know falls back to the plain list, and is told by `hasUnknown`. */
export function parseReviewQuery(search: URLSearchParams): { query: ReviewQuery; hasUnknown: boolean } {
  let hasUnknown = false;
  const givenParams = (name: string): string | null => search.get(name) || null;
  const pick = <Value extends string>(name: string, knownValue: readonly Value[]): Value | null => {
    const value = givenParams(name);
    const found = knownValue.find((one) => one === value) ?? null;
    if (value !== null && found === null) hasUnknown = true;
    return found;
  };
  const matching = (name: string, pattern: RegExp): string | null => {
    const value = givenParams(name);
    if (value === null || pattern.test(value)) return value;
    hasUnknown = true;
    return null;
  };
  const stars = pick("stars", ["1", "2", "3", "4", "5"]);
  const query: ReviewQuery = {
    productId: matching("p", /^[a-z]{3,8}-\d{2,3}$/),
    stars: stars === null ? null : Number(stars),
    source: pick("source", reviewSources),
    faceType: pick("type", faceTypeCodes),
    skin: pick("skin", reviewSkins),
    age: pick("age", reviewAges),
    light: pick("light", reviewLights),
    finish: pick("finish", finishes),
    withPhoto: pick("photo", ["1"]) !== null,
    sort: pick("sort", reviewSorts) ?? "new",
    isOpposite: pick("view", ["apart"]) !== null,
    after: matching("after", /^-?\d{1,9}\.[0-9a-z]{6,9}\.\d{1,9}$/),
  };
  return { query, hasUnknown };
}

/** The address of a list; what is plain is left out, so that one list has one address. */
export function reviewAddressOf(query: ReviewQuery): string {
  const parts = new URLSearchParams();
  const put = (name: string, value: string | number | null): void => {
    if (value !== null) parts.set(name, String(value));
  };
  put("p", query.productId);
  put("stars", query.stars);
  put("source", query.source);
  put("type", query.faceType);
  put("skin", query.skin);
  put("age", query.age);
  put("light", query.light);
  put("finish", query.finish);
  put("photo", query.withPhoto ? "1" : null);
  put("sort", query.sort === "new" ? null : query.sort);
  put("view", query.isOpposite ? "apart" : null);
  put("after", query.after);
  const search = parts.toString();
  return search === "" ? "/review" : `/review?${search}`;
}

/** Whether a list is narrowed by more than its product. */
export const isFiltered = ({ stars, source, faceType, skin, age, light, finish, withPhoto }: ReviewQuery): boolean =>
  withPhoto || [stars, source, faceType, skin, age, light, finish].some((chosen) => chosen !== null);
