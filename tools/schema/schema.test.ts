import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { type CollectedStatement, collectStatements } from "./collect-statements.ts";
import { makeTypes } from "./make-types.ts";

const root = join(import.meta.dirname, "../..");
let statements: CollectedStatement[];
let fresh: TestDatabase;

beforeAll(async () => {
  statements = collectStatements(root);
  fresh = await createTestDatabase();
  // The compiler reads the whole repository.
}, 240_000);

afterAll(() => fresh.drop());

async function alter(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: fresh.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const isProduction = ({ places }: CollectedStatement): boolean => places.some((place) => !place.includes("test"));

test("every statement fits the schema its migrations make, and the types that are committed are those of both", async () => {
  const { files, faults } = await makeTypes(fresh.url, root, statements);
  expect(faults).toEqual([]);
  for (const [path, text] of files)
    expect(readFileSync(join(root, path), "utf8") === text, `${path} is up to date: npm run schema`).toBe(true);
});

test("a renamed column fails the check at every statement that names it", async () => {
  await alter("ALTER TABLE wishes RENAME COLUMN kept_at TO confirmed_at");
  const { faults } = await makeTypes(fresh.url, root, statements);
  await alter("ALTER TABLE wishes RENAME COLUMN confirmed_at TO kept_at");
  const named = statements.filter(({ text }) => /\bwishes\b/.test(text) && /\bkept_at\b/.test(text));
  expect(named.filter(isProduction).length).toBeGreaterThan(3);
  const missing = named
    .flatMap(({ places }) => places)
    .filter((place) => !faults.some((fault) => fault.startsWith(place)));
  expect(missing).toEqual([]);
  expect(faults.join("\n")).toContain("wishes/change-wish.ts");
  expect(faults[0]).toContain('column "kept_at"');
});

test("another type and a column that may be null now change what rows give", async () => {
  await alter("ALTER TABLE wishes ALTER COLUMN note DROP NOT NULL, ALTER COLUMN position TYPE text");
  const { files } = await makeTypes(fresh.url, root, statements);
  expect(files.get("server/schema/tables.ts")).toMatch(/ wishes: \{[^}]* note: string \| null;[^}]* position: string;/);
});
