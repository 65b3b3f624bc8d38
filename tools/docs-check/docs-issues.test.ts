import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findDocsIssues } from "./docs-issues.ts";

test("the docs of this repository name only what is there", () => {
  const { pages, issues } = findDocsIssues(join(import.meta.dirname, "../.."));
  expect(issues).toEqual([]);
  expect(pages).toBeGreaterThan(20);
});

test("a path, a script and a package that are gone are told, with the page that names them", () => {
  const root = mkdtempSync(join(tmpdir(), "kate-docs-"));
  mkdirSync(join(root, "docs/decisions"), { recursive: true });
  writeFileSync(join(root, "package.json"), JSON.stringify({ scripts: {}, dependencies: { react: "1" } }));
  writeFileSync(join(root, "README.md"), "`app/gone.ts`, `build/made.js`, `npm run gone`");
  writeFileSync(join(root, "docs/decisions/dependencies.md"), "| package |\n| --- |\n");
  expect(findDocsIssues(root).issues).toEqual([
    "README.md: app/gone.ts is not there",
    "README.md: there is no npm run gone",
    "docs/decisions/dependencies.md: react has no row",
  ]);
  rmSync(root, { recursive: true });
});
