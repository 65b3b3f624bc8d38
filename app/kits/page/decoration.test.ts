import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "decoration.module.css"), "utf8");
const minWidths = [...css.matchAll(/@media \(width (>=?) (\d+)px\) \{\s*\.(\w+) \{\s*display: block/g)].map(
  ([, sign, width, kind]) => [kind, sign === ">" ? Number(width) + 1 : Number(width)] as const,
);

test("each decoration comes at the width the owner set, and not a pixel before", () => {
  expect(Object.fromEntries(minWidths)).toEqual({
    lipBackground: 960,
    voteMenu: 991,
    mascaraMenu: 1001,
    lipMenu: 1200,
  });
});

test("on a phone none of them is there", () => {
  expect(css.slice(0, css.indexOf("@media"))).toContain("display: none");
});
