import type pg from "pg";
import type { Table } from "./read-tables.ts";
import { nullableFields } from "./nullable-fields.ts";

/** What the database says of a statement without running it. */
export interface Description {
  /** Types of its values, by their numbers in pg_type. */
  parameters: number[];
  fields: Field[];
}

export interface Field {
  name: string;
  type: number;
  /** The column it comes from: numbers of its table and of its place there; 0 for what is computed. */
  table: number;
  place: number;
  /** Whether it can be null although its column cannot, or because nothing says that what is computed is never null. */
  isNullable: boolean;
  /** What a note behind its name says it is: `max(n) AS most /* never null *\/` or `… AS newest /* reviews.content *\/`, a column of the same values. */
  note: string | null;
}

interface RowDescription {
  fields: { name: string; tableID: number; columnID: number; dataTypeID: number }[];
}

/**
 * Asks the database for the types of a statement, and its plan for what may be null.
 * @throws the database's own error where the statement does not fit the schema
 */
export async function describeStatement(
  client: pg.Client,
  tables: ReadonlyMap<number, Table>,
  text: string,
): Promise<Description> {
  const { fields } = await prepare(client, text);
  const { rows } = await client.query(
    "SELECT parameter_types::oid[]::int[] AS parameters FROM pg_prepared_statements WHERE name = 'described'",
  );
  await client.query("DEALLOCATE described");
  const nullable = fields.length > 0 ? await nullableFields(client, tables, text, fields.length) : [];
  return {
    parameters: rows[0]?.parameters ?? [],
    fields: fields.map(({ name, tableID, columnID, dataTypeID }, index) => ({
      ...{ name, type: dataTypeID, table: tableID, place: columnID },
      note: readNote(text, name),
      isNullable: (tableID === 0 ? nullable[index]?.asComputed : nullable[index]?.asColumn) ?? true,
    })),
  };
}

/** Parses and describes by the extended protocol, which the driver has no call for. */
function prepare(client: pg.Client, text: string): Promise<RowDescription> {
  return new Promise((resolve, reject) => {
    let description: RowDescription = { fields: [] };
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name: "described", text, types: [] }, true);
        connection.describe({ type: "S", name: "described" }, true);
        connection.sync();
      },
      handleRowDescription: (message: RowDescription) => void (description = message),
      handleError: reject,
      handleReadyForQuery: () => resolve(description),
    } as unknown as pg.Submittable);
  });
}

function readNote(text: string, name: string): string | null {
  const [, rest] = text.split(new RegExp(`\\b${name.replace(/\W/g, "\\$&")}"? /\\* (?=never null|\\w+\\.\\w+ \\*)`));
  return rest?.slice(0, rest.indexOf(" */")) ?? null;
}
