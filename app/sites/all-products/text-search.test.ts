import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { readContent } from "#tools/content/read-content.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { searchProducts } from "./text-search.server.ts";

const { content } = readContent(join(import.meta.dirname, "../../../content"));
const master = { ...content, version: "text-search" } as unknown as MasterData;
const find = (text: string): string[] => searchProducts(master, text);

describe("the text search of the catalogue", () => {
  test.each([
    ["金魚", "lip-01"],
    ["おどりばのきんぎょ", "lip-01"],
    ["odoriba", "lip-01"],
    ["2901010000012", "lip-01"],
    ["lip-03", "lip-03"],
    ["#DE5038", "lip-01"],
    ["Candy Apple", "lip-03"],
    ["막차를 탄", "lip-03"],
  ])("「%s」 puts %s first", (text, id) => {
    expect(find(text)[0]).toBe(id);
  });

  it("finds all of a kind, not only the first two dozen", () => {
    expect(find("リップ").filter((id) => id.startsWith("lip-"))).toHaveLength(24);
    expect(find("アイシャドウ").length).toBeGreaterThan(60);
  });

  it("finds shades by words for colours", () => {
    const lines = find("赤いリップ");
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((id) => /^(lip|tint)-/.test(id))).toBe(true);
  });

  it("finds what is without fragrance by the word for it", () => {
    const found = find("無香料");
    expect(found).toContain("lip-01");
    expect(found).not.toContain("lip-03");
    expect(found).not.toContain("tool-01");
  });

  it.each([["シア脂"], ["シアバター"], ["Butyrospermum Parkii (Shea) Butter"], ["시어버터"]])(
    "「%s」 finds what it is in",
    (text) => {
      const found = find(text);
      expect(found.length).toBeGreaterThan(2);
      expect(found.length).toBeLessThan(100);
      expect(found).toEqual(find("シア脂"));
    },
  );

  it("finds nothing for nonsense, and offers no shade to somebody in distress", () => {
    expect(find("zzqqxxy")).toEqual([]);
    expect(find("死にたい")).toEqual([]);
  });
});
