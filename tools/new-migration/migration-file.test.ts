import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationRefusal, nextMigration, withAdvice } from "./migration-file.ts";

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
  const sql = withAdvice("-- Custom SQL migration file, put your code below! --");
  expect(sql).toMatch(/^-- What it takes: which tables it locks/);
  expect(sql).toContain("-- What runs beside it");
  expect(sql).not.toContain("put your code below");
  expect(withAdvice('CREATE TABLE "lips" ();')).toMatch(/CREATE TABLE "lips" \(\);\n$/);
});

test("the migrations of this house are numbered without a gap", () => {
  const files = readdirSync(join(import.meta.dirname, "../../server/migrations")).filter((file) =>
    file.endsWith(".sql"),
  );
  expect(files.toSorted().map((file) => Number.parseInt(file, 10))).toEqual(files.map((_, i) => i));
});
