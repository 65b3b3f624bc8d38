import { expect, test } from "vitest";
import { firstRecipe, writeRecipe } from "#contracts/mascara-recipe.ts";
import { ownMascaraId, readEyes, writeEyes } from "./eye-address.ts";

test("a mascara of my own making stands in the address by its recipe, for whoever opens it", () => {
  const lashes = ownMascaraId(writeRecipe({ ...firstRecipe, length: 15 }));
  const address = writeEyes(new URLSearchParams("s=lip-15"), { lids: [null, null, null, null], lashes, line: null });
  expect(readEyes(address).lashes).toBe(lashes);
});
