import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shadeStylesPath, shadeStylesText } from "./shade-styles.ts";

test("shades of a feed are classes of the same layer as those of the build, and leave the order of layers as it is", () => {
  const tokens = readFileSync(join(import.meta.dirname, "../ui/tokens.css"), "utf8");
  const order = /@layer [a-z, ]+;/.exec(tokens)?.[0].replaceAll(", ", ",");
  expect(order).toContain("ui");
  expect(shadeStylesText(["8a1538"])).toBe(
    `${order}@layer ui{.shade-8a1538{--shade:#8a1538;background-color:#8a1538}}`,
  );
});

test("a shade that two products have is named once; products without one need no styles", () => {
  const shade = { hex: "#8A1538", finish: "matte" as const };
  expect(shadeStylesPath([{ shade }, { shade }, { shade: null }])).toBe("/api/all-products/shades?h=8a1538");
  expect(shadeStylesPath([{ shade: null }])).toBeNull();
});
