import { describe, expect, it } from "vitest";
import { parseQuery } from "./parse-query.ts";
import {
  searchPairs,
  catalogueAddress,
  toggleFacet,
  toggleFacetInSearch,
  toggleInTray,
  clearFacets,
} from "./catalogue-query.ts";

const parse = (search: string) => parseQuery(new URLSearchParams(search));

describe("the address of the shelf", () => {
  it("without anything is the whole shelf as a grid", () => {
    const { query, hasUnknown } = parse("");
    expect(hasUnknown).toBe(false);
    expect(query).toMatchObject({ sort: "shelf", view: "grid", wanted: null, compare: null, p: null });
    expect(catalogueAddress(query)).toBe("/all-products");
  });

  it.each([
    "/all-products?line=lip,tint&finish=gloss&sort=price",
    "/all-products?l=58&c=18&h=25&view=list",
    "/all-products?view=wheel&compare=lip-01,shadow-004&p=lip-02",
    "/all-products?compare=",
  ])("%s is written as it was read", (address) => {
    expect(catalogueAddress(parse(address.split("?")[1] ?? "").query)).toBe(address);
  });

  it("leaves out what means nothing here, and says that it did", () => {
    const { query, hasUnknown } = parse("line=lip,hat&mood=<script>&sort=best&view=cube&finish=matte");
    expect(hasUnknown).toBe(true);
    expect(catalogueAddress(query)).toBe("/all-products?line=lip&finish=matte");
  });

  it.each(["l=58&c=18", "l=999&c=18&h=2", "l=a&c=b&h=c", "l=58&c=18&h=360", "l=-1&c=1&h=1", "l=&c=&h="])(
    "%s is no colour",
    (search) => {
      expect(parse(search)).toMatchObject({ hasUnknown: true, query: { wanted: null } });
    },
  );

  it("takes the values of a form one by one", () => {
    expect(parse("line=lip&line=tint&line=lip").query.chosen.line).toEqual(["lip", "tint"]);
  });

  it("keeps four shades to compare, each once", () => {
    expect(parse("compare=lip-01,lip-01,lip-02,lip-03,lip-04,lip-05").query.compare).toEqual([
      "lip-01",
      "lip-02",
      "lip-03",
      "lip-04",
    ]);
  });

  it("makes nothing of a hostile address but what it means", () => {
    const hostile = `line=${"lip,".repeat(50_000)}&p=${"x".repeat(50_000)}&compare=${",".repeat(50_000)}`;
    const { query } = parse(hostile);
    expect(query.chosen.line).toEqual(["lip"]);
    expect(query.compare).toEqual([]);
  });
});

describe("a step on the shelf", () => {
  it("turns a value on and off again", () => {
    const { query } = parse("line=lip");
    const on = toggleFacet(query, "line", "base");
    expect(on.chosen.line).toEqual(["base", "lip"]);
    expect(toggleFacet(on, "line", "base").chosen.line).toEqual(["lip"]);
  });

  it("adds to a step that is still on its way", () => {
    expect(toggleFacetInSearch("?line=lip&view=list", "line", "tint")).toBe("?line=lip%2Ctint&view=list");
    expect(toggleFacetInSearch("?line=lip", "line", "lip")).toBe("?");
    expect(toggleFacetInSearch("", "finish", "gloss")).toBe("?finish=gloss");
  });

  it("back to everything keeps order, view and tray", () => {
    const { query } = parse("line=lip&l=58&c=18&h=25&sort=new&view=list&compare=lip-01");
    expect(catalogueAddress(clearFacets(query))).toBe("/all-products?sort=new&view=list&compare=lip-01");
  });

  it("puts a shade into the tray, takes it out, and stops at four", () => {
    expect(toggleInTray(["lip-01"], "lip-02")).toEqual(["lip-01", "lip-02"]);
    expect(toggleInTray(["lip-01", "lip-02"], "lip-01")).toEqual(["lip-02"]);
    expect(toggleInTray(["lip-01", "lip-02", "lip-03", "lip-04"], "lip-05")).toBeNull();
    expect(toggleInTray(["lip-01", "lip-02", "lip-03"], "lip-03")).toEqual(["lip-01", "lip-02"]);
  });

  it("goes into a form without losing anything", () => {
    expect(searchPairs(parse("line=lip,tint&view=wheel").query)).toEqual([
      ["line", "lip,tint"],
      ["view", "wheel"],
    ]);
  });
});
