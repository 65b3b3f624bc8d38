import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "./read-content.ts";

const { products } = readContent(join(import.meta.dirname, "../../content")).content;
const without = (flag: string): string[] =>
  products.flatMap(({ id, ingredientFlags }) => (ingredientFlags?.includes(flag as never) === false ? id : []));

describe("what a product is known to be without", () => {
  it("follows from its list of ingredients: fragrance is in some lips, and not in others", () => {
    expect(without("fragrance")).toContain("lip-01");
    expect(without("fragrance")).not.toContain("lip-03");
  });

  it("is known of all cosmetics, and of no tool: the flags say nothing of what a tool is made of", () => {
    const known = products.filter(({ ingredientFlags }) => ingredientFlags !== undefined);
    expect(known).toHaveLength(164);
    expect(known.some(({ line, shade }) => line === "tool" && shade === null)).toBe(false);
  });
});
