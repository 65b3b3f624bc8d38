import { expect, test } from "vitest";
import { defaultRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { customMascaraId, parseEyeQuery, setEyeQuery } from "./eye-query.ts";

test("a mascara of my own making stands in the address by its recipe, for whoever opens it", () => {
  const lashes = customMascaraId(formatRecipe({ ...defaultRecipe, length: 15 }));
  const address = setEyeQuery(new URLSearchParams("s=lip-15"), { lids: [null, null, null, null], lashes, line: null });
  expect(parseEyeQuery(address).lashes).toBe(lashes);
});
