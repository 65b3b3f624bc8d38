import type { CollectedStatement } from "./collect-statements.ts";
import type { Description, Field } from "./describe-statement.ts";
import type { Column, Table } from "./read-tables.ts";
import { rowType, valueType } from "./value-types.ts";

const head = "// Written by `npm run schema`; never edited.\n";

/** `Tables`: every table of the migrated schema, with what its migrations say of it. */
export function writeTables(tables: Iterable<Table>, narrowed: ReadonlySet<string>): string {
  const written = [...tables].map(
    ({ name, comment, columns }) =>
      `${doc(comment, "  ")}  ${name}: {\n${[...columns.values()].map((column) => writeColumn(column, narrowed)).join("")}  };\n`,
  );
  return `${head}import type { ColumnTypes } from "./column-types.ts";

/** The tables as the migrations left them, column by column, as rows give them. */
export interface Tables {
${written.join("")}}
`;
}

function writeColumn(column: Column, narrowed: ReadonlySet<string>): string {
  const key = `${column.table}.${column.name}`;
  const type = narrowed.has(key) ? `ColumnTypes["${key}"]` : rowType(column.type);
  return `${doc(column.comment, "    ")}    ${column.name}: ${type}${column.isNotNull ? "" : " | null"};\n`;
}

/** The types of statements by their texts, for whoever imports nothing: they are merged into the platform's. */
export function writeStatements(
  statements: readonly (CollectedStatement & { description: Description })[],
  tables: ReadonlyMap<number, Table>,
  { platform, schema }: { platform: string; schema: string },
): string {
  const entries = statements
    .toSorted((a, b) => compare(a.text, b.text))
    .map(({ text, description }) => {
      const values = description.parameters.map(valueType).join(", ");
      const fields = description.fields.map((field) => `${propertyName(field.name)}: ${fieldType(field, tables)}`);
      const row = fields.length === 0 ? "never" : `{ ${fields.join("; ")} }`;
      return `    ${JSON.stringify(text)}: { values: [${values}]; row: ${row} };\n`;
    });
  return `${head}import type { Tables } from "${schema}";

declare module "${platform}" {
  interface StatementTypes {
${entries.join("")}  }
}
`;
}

function fieldType({ type, table, place, isNullable, note }: Field, tables: ReadonlyMap<number, Table>): string {
  const column = tables.get(table)?.columns.get(place);
  const [, noted, ofTable] = /^(\w+)\.(\w+)$/.exec(note ?? "") ?? [];
  if (noted !== undefined) return `Tables["${noted}"]["${ofTable}"]${isNullable ? " | null" : ""}`;
  const isNever = note === "never null";
  if (column === undefined) return `${rowType(type)}${isNullable && !isNever ? " | null" : ""}`;
  const own = `Tables["${column.table}"]["${column.name}"]`;
  if (isNever) return column.isNotNull ? own : `NonNullable<${own}>`;
  return isNullable && column.isNotNull ? `${own} | null` : own;
}

const propertyName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const doc = (comment: string | null, indent: string): string =>
  comment === null ? "" : `${indent}/** ${comment} */\n`;
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
