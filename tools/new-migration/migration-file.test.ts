import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addToJournal, advice, migrationRefusal, nextMigration } from "./migration-file.ts";

const existing = ["0000_first.sql", "0020_mascara_picks.sql", "0019_friends_rooms.sql"];

test.each(["", "Lips", "two words", "a-hyphen", "_lips", "lips__two", "../lips", "x".repeat(41)])(
  "no migration can be called “%s”",
  (name) => {
    expect(migrationRefusal(name, existing)).toContain("is no name");
  },
);

test("a name is given once", () => {
  expect(migrationRefusal("mascara_picks", existing)).toBe("there is a migration 0020_mascara_picks.sql already");
  expect(migrationRefusal("picks", existing)).toBeNull();
});

test("the next migration has the next number", () => {
  expect(nextMigration("lips", existing)).toBe("0021_lips.sql");
  expect(nextMigration("lips", [])).toBe("0000_lips.sql");
});

test("a new file begins with locks and with the version that still runs beside it", () => {
  expect(advice).toMatch(/^-- What it takes: which tables it locks/);
  expect(advice).toContain("-- What runs beside it");
});

test("a new migration comes after all others, whatever the clock says", () => {
  const journal = JSON.stringify({
    dialect: "postgresql",
    entries: [{ idx: 0, version: "7", when: 900, tag: "0000_first" }],
  });
  const { entries } = JSON.parse(addToJournal(journal, "0001_lips.sql", 100));
  expect(entries[1]).toEqual({ idx: 1, version: "7", when: 901, tag: "0001_lips", breakpoints: true });
});

test("every migration has its line in the journal, in order", () => {
  const folder = join(import.meta.dirname, "../../server/migrations");
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  expect(entries.map(({ tag }: { tag: string }) => `${tag}.sql`)).toEqual(files.toSorted());
  const moments = entries.map(({ when }: { when: number }) => when);
  expect(moments).toEqual(moments.toSorted((a: number, b: number) => a - b));
});

test("the migrations of this house are numbered without a gap", () => {
  const files = readdirSync(join(import.meta.dirname, "../../server/migrations")).filter((file) =>
    file.endsWith(".sql"),
  );
  expect(files.toSorted().map((file) => Number.parseInt(file, 10))).toEqual(files.map((_, i) => i));
});
