import { expect, test } from "vitest";
import { getInitialTab } from "./initial-tab.ts";

test.each([
  ["m=GVpgAAIMOMjF", "lashes"],
  ["e=085.083.-.010", "lids"],
  ["l=03", "line"],
  ["", "lips"],
  ["look=1FDgZAB&s=lip-15", "whole"],
  ["cid=kz_mcm_x", "lips"],
])("whoever comes with ?%s finds the shelf of what they brought: %s", (query, tab) => {
  expect(getInitialTab(new URLSearchParams(query))).toBe(tab);
});

test("a shade with eyes opens at the shade", () => {
  expect(getInitialTab(new URLSearchParams("s=lip-15&e=056.055.043.074&m=01"))).toBe("lips");
});
