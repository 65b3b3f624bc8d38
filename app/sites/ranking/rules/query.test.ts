import { describe, expect, it } from "vitest";
import { addressOf, plainQuery, parseQuery, type RankingQuery } from "./query.ts";

const parse = (search: string) => parseQuery(new URLSearchParams(search));

describe("the address of a list", () => {
  it("says everything that was chosen, and reads back the same", () => {
    const query: RankingQuery = { tab: "vote", period: "7d", category: "lip", faceCode: "kika", hasHiddenNames: true };
    const address = addressOf(query);
    expect(address).toBe("/ranking?tab=vote&period=7d&category=lip&type=kika&names=hidden");
    expect(parse(address.split("?")[1] ?? "")).toEqual({ query, blindRound: null, hasUnknown: false });
  });

  it("is the bare one for the plain list, also when a form sends its empty fields", () => {
    expect(addressOf(plainQuery)).toBe("/ranking");
    expect(parse("category=&type=")).toEqual({ query: plainQuery, blindRound: null, hasUnknown: false });
  });

  it.each([
    "tab=__proto__",
    "period=1y",
    "category=lips",
    "type=7",
    "names=shown",
    "blind=202613",
    "blind=1",
    "blind=",
  ])("falls back and says so when it asks for what there is not: %s", (search) => {
    expect(parse(search)).toEqual({ query: plainQuery, blindRound: null, hasUnknown: true });
  });

  it("names the month of a report", () => {
    expect(parse("blind=202611").blindRound).toBe("202611");
  });
});
