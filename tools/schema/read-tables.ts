import type pg from "pg";

/** A column of the migrated schema. */
export interface Column {
  table: string;
  name: string;
  /** Its type by its number in pg_type. */
  type: number;
  isNotNull: boolean;
  /** What a migration says of it by COMMENT ON; null where it says nothing. */
  comment: string | null;
}

/** The tables of the migrated schema by their numbers in pg_class, in the order of their names. */
export interface Table {
  id: number;
  name: string;
  comment: string | null;
  /** By their place in the table, from 1; a column that was dropped leaves a hole. */
  columns: ReadonlyMap<number, Column>;
}

/** Reads what the migrations made. */
export async function readTables(client: pg.ClientBase): Promise<Map<number, Table>> {
  const { rows } = await client.query(`
    SELECT c.oid::int AS id, c.relname AS "table", obj_description(c.oid, 'pg_class') AS about, a.attnum::int AS place,
           a.attname AS name, a.atttypid::int AS type, a.attnotnull AS "isNotNull", col_description(c.oid, a.attnum) AS comment
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname, a.attnum`);
  const tables = new Map<number, Table & { columns: Map<number, Column> }>();
  for (const { id, about, place, ...column } of rows) {
    const table = tables.get(id) ?? { id, name: column.table, comment: about, columns: new Map<number, Column>() };
    table.columns.set(place, column);
    tables.set(id, table);
  }
  return tables;
}
