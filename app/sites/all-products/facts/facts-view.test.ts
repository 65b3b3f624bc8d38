import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "#tools/content/read-content.ts";
import type { Language } from "#contracts/languages.ts";
import { factsView, type FactsView } from "./facts-view.server.ts";

const { products } = readContent(join(import.meta.dirname, "../../../../content")).content;
const now = new Date("2026-11-20T12:00:00Z");

function factsOf(id: string, lang: Language = "ja"): FactsView {
  const product = products.find((one) => one.id === id);
  const facts = product && factsView(product, { products, now, lang });
  if (!facts) throw new Error(`nothing is known of ${id}`);
  return facts;
}
const rowOf = (facts: FactsView, word: string) => facts.rows.find((row) => row.word === word);

describe("the facts on a sheet", () => {
  it("say in Japanese what it is, how much, for how long and from what that was judged", () => {
    const facts = factsOf("lip-01");
    expect(facts.plain).toBe("黄みの朱色。絹のようなつやの口紅です。");
    expect(facts.lasting.value).toBe("約4時間（型からの目安）");
    expect(rowOf(facts, "内容量")?.value).toBe("3.5g");
    expect(rowOf(facts, "発売日")?.value).toMatch(/^2023年.*（発売から3年8か月）$/);
    expect(rowOf(facts, "JANコード")?.value).toBe("2901010000012");
    expect(facts.sampleNotice).toMatch(/^（見本）/);
  });

  it("mark what one may want to avoid, beside the ingredient and once for all of them", () => {
    const facts = factsOf("lip-03");
    expect(facts.flags).toContain("香料");
    expect(facts.ingredients.filter(({ marks }) => marks.includes("香料")).length).toBeGreaterThan(0);
    expect(factsOf("lip-01").flags).not.toContain("香料");
  });

  it("are English for whoever reads English, under the names of the international list", () => {
    const facts = factsOf("lip-01", "en");
    expect(facts).toMatchObject({ textLang: "en", lasting: { value: expect.stringContaining("About 4 h") } });
    expect(facts.ingredients[0]).toMatchObject({ name: "Diisostearyl Malate", otherName: "リンゴ酸ジイソステアリル" });
    expect(rowOf(facts, "Finish")).toEqual({ word: "Finish", value: expect.stringMatching(/satin/i) });
  });

  it("give name and finish in the other languages, and the rest in English", () => {
    const facts = factsOf("lip-01", "ko");
    expect(facts.textLang).toBe("en");
    expect(rowOf(facts, "Finish")?.lang).toBe("ko");
    expect(rowOf(facts, "Name")?.lang).toBe("ko");
    expect(facts.plain).toBe(factsOf("lip-01", "en").plain);
    expect(facts.sampleNotice).toMatch(/^\(예시\)/);
  });

  it("tell a tool by what it is made of and how it is cleaned, without a list of ingredients", () => {
    const facts = factsOf("tool-02");
    expect(facts.materials).not.toBeNull();
    expect(facts.ingredients).toEqual([]);
    expect(facts.removal.word).toBe("手入れ");
  });

  it("leave no place of a pattern unfilled, in any language, for any product", () => {
    for (const { id } of products)
      for (const lang of ["ja", "en"] as const) {
        const { rows, lasting } = factsOf(id, lang);
        for (const value of [...rows.map((row) => row.value), lasting.value])
          expect(value).not.toMatch(/[{}]|undefined/);
      }
  });
});
