// That each site's folder can be deleted and the rest stands. Here: no file that visitors need names a file of a site, so
// nothing is missing when it goes. The deletion itself, in a copy, with type
// check, contract and build of the rest, takes minutes a site: npm run check:delete-site -- <id> | --all.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesThatImportSite, readImports, testsOfSite } from "#tools/sites/tests-of-site.ts";

const root = join(import.meta.dirname, "..");
const folders = ["app", "server", "contracts", "cli", "tools", "tests", "test-support", "bench", "deploy"];
const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
const imports = readImports(new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")])));
const siteIds = globSync("app/sites/*/site.ts", { cwd: root }).map((file) => file.split("/").at(-2) ?? file);

test.each(siteIds)("without the folder of %s nothing but its own tests misses a file", (siteId) => {
  const goesAlong = testsOfSite(siteId, imports);
  expect(filesThatImportSite(siteId, imports).filter((file) => !goesAlong.has(file))).toEqual([]);
});

test("there are sites to delete", () => {
  expect(siteIds.length).toBeGreaterThan(20);
});
