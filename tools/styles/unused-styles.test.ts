import { join } from "node:path";
import { expect, test } from "vitest";
import {
  findClassFaults,
  findDroppedImports,
  findUnreadProperties,
  findUnrunKeyframes,
  findUnusedStyles,
} from "./unused-styles.ts";

const card = "@layer site { .card { & b { color: red } } .card:has(.picture) > .in-sight { gap: 0 } }";

test("a class that nobody names is found, in a nested rule too", () => {
  const uses = [{ name: "css", code: "<p className={`${css.card} stack-3`}><i className={css.inSight} /></p>" }];
  expect(findClassFaults(card, uses)).toEqual([".picture is named by nobody"]);
});

test("a class that is named and is not there is found", () => {
  const uses = [{ name: "card", code: "[card.card, card.picture, card.inSight, card.title]" }];
  expect(findClassFaults(card, uses)).toEqual([".title is named and not there"]);
});

test("a name that is put together at run time counts by its fixed part", () => {
  const css = ".column1 { left: 0 } .column2 { left: 5% } .row1 { top: 0 }";
  expect(findClassFaults(css, [{ name: "css", code: "css[`column${at}`]" }])).toEqual([".row1 is named by nobody"]);
  expect(findClassFaults(css, [{ name: "css", code: "css[look]" }])).toEqual([]);
});

test.each(['t("css.title")', 'import "./css.module.css"', "other.css.title"])("%s names no class of `css`", (code) => {
  expect(findClassFaults(".title { gap: 0 }", [{ name: "css", code }])).toEqual([".title is named by nobody"]);
});

test("classes of the whole page and words in comments are none of the module", () => {
  const css = "/* .old { } */ :global(.room:has(.open)) .title { inset: 0.5rem }";
  expect(findClassFaults(css, [{ name: "css", code: "css.title" }])).toEqual([]);
});

test("a module without an importer is found", () => {
  expect(findClassFaults(".title { gap: 0 }", [])).toEqual(["is imported by nobody"]);
});

test("keyframes that do not run are found", () => {
  const css = "@keyframes rise { from { opacity: 0 } } @keyframes fall { to { opacity: 0 } } .a { animation: 1s rise }";
  expect(findUnrunKeyframes(css)).toEqual(["@keyframes fall is run by nobody"]);
});

test("a custom property that nothing reads is found", () => {
  expect(findUnreadProperties(".a { --lift: 1px; --tilt: 2deg }", new Set(["--tilt"]))).toEqual([
    "--lift is read by nobody",
  ]);
});

test("an import that names no class is found: the bundler drops it", () => {
  const code = 'import "./tokens.css";\nimport css from "./card.module.css";\nimport "./late.module.css";\n';
  expect(findDroppedImports(code)).toEqual(["imports ./late.module.css and names no class of it"]);
});

test("the hub has no style that nobody uses", () => {
  const { sheets, faults } = findUnusedStyles(join(import.meta.dirname, "../.."));
  expect(faults).toEqual([]);
  expect(sheets).toBeGreaterThan(300);
});
