import { expect, test } from "vitest";
import { missingRows, namedPaths, namedScripts } from "./read-docs.ts";

test("paths from the root and links are read, addresses and bare names are not", () => {
  const text =
    "See `server/http/http-server.ts`, `tuning.ts`, `/zone1` and [the map](../ARCHITECTURE.md#words) or [this](https://example.com).";
  expect(namedPaths(text, "docs/guide.md")).toEqual(["server/http/http-server.ts", "ARCHITECTURE.md"]);
});

test("gaps in a path stand for anything, and drawings in blocks name nothing", () => {
  expect(namedPaths("`app/sites/<site>/copy/{ja,en}.json`\n```\n`app/gone.ts`\n```\n", "README.md")).toEqual([
    "app/sites/*/copy/*.json",
  ]);
});

test("scripts are read with and without their switch", () => {
  expect(namedScripts("`npm run -s zone -- site list`, then `npm run check:pages` and `npm test`")).toEqual([
    "zone",
    "check:pages",
  ]);
});

test("a dependency without a row and a row without its dependency are told", () => {
  expect(missingRows("| package |\n| `a`, `b` | x |\n| `gone` | `c` |\n", ["a", "b", "c"])).toEqual([
    "c has no row",
    "gone is no runtime dependency",
  ]);
});
