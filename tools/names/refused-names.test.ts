import { join } from "node:path";
import { expect, test } from "vitest";
import { listCodeNames, listCopyKeys, listFileNames, listStyleNames } from "./given-names.ts";
import { findIdleAllowances, findRefusedNames, type GivenName, type NamingRules } from "./refused-names.ts";
import rules from "./refused-names.json" with { type: "json" };

// Record 0025: names are plain English of the field; poetry lives in copy. Whoever needs one of these words for what
// is stored or public adds it to refused-names.json with the reason.

const root = join(import.meta.dirname, "../..");
const anyWord = new RegExp(Object.keys(rules.words).join("|"), "i");
const places: Record<string, { names: GivenName[]; fewestFiles: number }> = {
  code: { names: listCodeNames(root, (source) => anyWord.test(source)), fewestFiles: 500 },
  "copy keys": { names: listCopyKeys(root), fewestFiles: 60 },
  styles: { names: listStyleNames(root), fewestFiles: 400 },
  files: { names: listFileNames(root), fewestFiles: 2_000 },
};

test.each(Object.keys(places))("no name has a word of the old language: %s", (place) => {
  expect(findRefusedNames(places[place]!.names, rules)).toEqual([]);
});

test.each(Object.keys(places))("there is something to read: %s", (place) => {
  const { names, fewestFiles } = places[place]!;
  expect(new Set(names.map(({ file }) => file)).size).toBeGreaterThanOrEqual(fewestFiles);
});

test("every exception is needed", () => {
  expect(
    findIdleAllowances(
      Object.values(places).flatMap(({ names }) => names),
      rules,
    ),
  ).toEqual([]);
});

test("a word that is put back is refused, however the name is written", () => {
  for (const name of ["desk", "useDesk", "DeskProps", "letter-desk", "data-desk", "DESK_MS", "parts/desk.tsx"])
    expect(findRefusedNames([{ file: "app/a.ts", name }], rules)).toHaveLength(1);
  for (const name of ["desktop", "panel", "helpdesks"])
    expect(findRefusedNames([{ file: "app/a.ts", name }], rules)).toEqual([]);
});

test("an exception holds for its names in its place, and nowhere else", () => {
  const strict: NamingRules = {
    words: { desk: "panel" },
    allowed: [{ names: ["desk", "desk-*"], in: "app/a/", why: "" }],
  };
  const refusedOf = (file: string, name: string) => findRefusedNames([{ file, name }], strict).length;
  expect([refusedOf("app/a/b.ts", "desk"), refusedOf("app/a/b.ts", "desk-1")]).toEqual([0, 0]);
  expect([refusedOf("app/b.ts", "desk"), refusedOf("app/a/b.ts", "deskTop")]).toEqual([1, 1]);
  expect(findIdleAllowances([{ file: "app/a/b.ts", name: "desk" }], strict)).toEqual(["desk-* in app/a/"]);
});
