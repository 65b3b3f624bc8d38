import { expect, test } from "vitest";
import { readImports, testsOfSite } from "./tests-of-site.ts";

test("with a site go the tests that use its files, through one another too, and nothing that visitors need", () => {
  const sources = new Map([
    ["app/sites/hack/api.test.ts", 'import { api } from "./api.server.ts";'],
    ["app/shell/top.ts", 'import { pathOf } from "#app/sites/hack/rules/path-of.ts";'],
    ["tests/hack/play.ts", 'import { pathOf } from "#app/sites/hack/rules/path-of.ts";'],
    ["tests/journeys/hack.journey.ts", 'import { play } from "../hack/play.ts";'],
    ["server/http/links.test.ts", 'const { pathOf } = await import("../../app/sites/hack/rules/path-of.ts");'],
    ["tests/journeys/faq.journey.ts", 'import { faq } from "#app/sites/faq/rules/faq.ts";'],
  ]);
  expect([...testsOfSite("hack", readImports(sources))].toSorted()).toEqual([
    "server/http/links.test.ts",
    "tests/hack/play.ts",
    "tests/journeys/hack.journey.ts",
  ]);
});
