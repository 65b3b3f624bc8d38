import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { CollectedStatement } from "./collect-statements.ts";
import { type Description, describeStatement } from "./describe-statement.ts";
import { readTables, type Table } from "./read-tables.ts";
import { writeStatements, writeTables } from "./write-types.ts";

/** What the types of the code's statements are, and what is wrong with statements that do not fit the schema. */
export interface SchemaTypes {
  /** By path from the root of the repository. */
  files: Map<string, string>;
  /** "server/modules/wishes/my-wishes.ts:12: column "kept" does not exist". */
  faults: string[];
}

/**
 * Holds every statement of the code against a migrated database and writes down its types.
 * @param url of a migrated database; nothing is written there
 */
export async function makeTypes(
  url: string,
  root: string,
  statements: readonly CollectedStatement[],
): Promise<SchemaTypes> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await readTables(client);
    const narrowed = readNarrowedColumns(root);
    const faults = nameUnknownColumns(narrowed, tables);
    const described: (CollectedStatement & { description: Description })[] = [];
    for (const statement of statements) {
      try {
        described.push({ ...statement, description: await describeStatement(client, tables, statement.text) });
      } catch (error) {
        faults.push(...statement.places.map((place) => `${place}: ${String((error as Error).message)}`));
      }
    }
    const isOfTests = ({ places }: CollectedStatement): boolean => places.every(isTestPlace);
    const files = new Map([
      ["server/schema/tables.ts", writeTables(tables.values(), narrowed)],
      [
        "server/schema/statements.ts",
        writeStatements(
          described.filter((statement) => !isOfTests(statement)),
          tables,
          { platform: "../platform/statement-types.ts", schema: "./tables.ts" },
        ),
      ],
      [
        "test-support/statements.ts",
        writeStatements(described.filter(isOfTests), tables, {
          platform: "../server/platform/statement-types.ts",
          schema: "#server/schema/tables.ts",
        }),
      ],
    ]);
    return { files, faults: faults.toSorted() };
  } finally {
    await client.end();
  }
}

const isTestPlace = (place: string): boolean => /^(tests|test-support|bench|tools)\/|\.test\.tsx?:/.test(place);

/** The keys of `ColumnTypes`: columns whose values are fewer than their type in the database has. */
function readNarrowedColumns(root: string): Set<string> {
  const source = readFileSync(join(root, "server/schema/column-types.ts"), "utf8");
  return new Set([...source.matchAll(/^ {2}"(\w+\.\w+)":/gm)].map(([, key = ""]) => key));
}

function nameUnknownColumns(narrowed: ReadonlySet<string>, tables: ReadonlyMap<number, Table>): string[] {
  const known = new Set(
    [...tables.values()].flatMap(({ columns }) => [...columns.values()].map(({ table, name }) => `${table}.${name}`)),
  );
  return [...narrowed].filter((key) => !known.has(key)).map((key) => `server/schema/column-types.ts: no column ${key}`);
}
