import { type FaceCode, faceCodes } from "./face-codes.ts";

export const tabs = ["wish", "try", "review", "vote"] as const;
export type Tab = (typeof tabs)[number];

export const periods = ["24h", "7d", "all"] as const;
export type Period = (typeof periods)[number];

export const categories = ["lip", "tint", "mascara", "liner", "shadow", "base", "brow", "tool"] as const;
export type Category = (typeof categories)[number];

/** What the address asks for. */
export interface RankingQuery {
  tab: Tab;
  period: Period;
  category: Category | null;
  faceCode: FaceCode | null;
  /** The names are hidden and the order is that of the choice by eye. */
  hasHiddenNames: boolean;
}

export const plainQuery: RankingQuery = {
  tab: "wish",
  period: "24h",
  category: null,
  faceCode: null,
  hasHiddenNames: false,
};

/**
 * Reads an address. What it does not know falls back to the plain list, and is told by `hasUnknown`.
 * `blindRound` is the month of a report, "yyyymm", of a form only: whether there was such a round is not known here.
 */
export function parseQuery(search: URLSearchParams): {
  query: RankingQuery;
  blindRound: string | null;
  hasUnknown: boolean;
} {
  let hasUnknown = false;
  const pick = <Value extends string, Else>(name: string, known: readonly Value[], otherwise: Else): Value | Else => {
    const given = search.get(name);
    if (given === null || given === "") return otherwise;
    const found = known.find((value) => value === given);
    if (found === undefined) hasUnknown = true;
    return found ?? otherwise;
  };
  const query: RankingQuery = {
    tab: pick("tab", tabs, plainQuery.tab),
    period: pick("period", periods, plainQuery.period),
    category: pick("category", categories, null),
    faceCode: pick("type", faceCodes, null),
    hasHiddenNames: pick("names", ["hidden"], null) !== null,
  };
  const blind = search.get("blind");
  const blindRound = blind !== null && /^20\d\d(0[1-9]|1[0-2])$/.test(blind) ? blind : null;
  if (blind !== null && blindRound === null) hasUnknown = true;
  return { query, blindRound, hasUnknown };
}

/** The address of a list; what is plain is left out, so that one list has one address. */
export function addressOf(query: RankingQuery): string {
  const parts = new URLSearchParams();
  if (query.tab !== plainQuery.tab) parts.set("tab", query.tab);
  if (query.period !== plainQuery.period) parts.set("period", query.period);
  if (query.category) parts.set("category", query.category);
  if (query.faceCode) parts.set("type", query.faceCode);
  if (query.hasHiddenNames) parts.set("names", "hidden");
  const search = parts.toString();
  return search === "" ? "/ranking" : `/ranking?${search}`;
}
