import type { Queries } from "#server/platform/database.ts";

interface Column {
  name: string;
  type: string;
  /** The table it points to; null when to none. */
  to: string | null;
}

/**
 * For tests: puts one row of the visitor into each of these tables, with plain values of the right kind. Rows
 * point to rows of the same visitor where they point to any. `at` stands in every time of theirs.
 */
export async function fillVisitorTables(
  queries: Queries,
  tables: readonly { table: string }[],
  visitorId: string,
  at: Date,
  mark = "x",
): Promise<void> {
  await queries.query({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja') ON CONFLICT DO NOTHING",
    values: [visitorId, at],
  });
  for (const { table } of tables) {
    if (table === "draw_addresses") await insertWin(queries, visitorId, at);
    const columns = await columnsOf(queries, table);
    const names = columns.map(({ name }) => name).join(", ");
    await queries.queryComposed({
      text: `INSERT INTO ${table} (${names}) SELECT ${columns.map((column) => valueOf(column, visitorId, at, mark)).join(", ")}`,
    });
  }
}

/**
 * For benches: puts a row each of so many visitors into each of these tables, without looking whether what they point to is
 * there. The visitors have rows of their own, too.
 */
export async function fillWithOthers(
  queries: Queries,
  tables: readonly { table: string }[],
  count: number,
  at: Date,
): Promise<void> {
  await queries.queryComposed({ text: "SET LOCAL session_replication_role = replica" });
  for (const { table } of [{ table: "visitors" }, ...tables]) {
    const columns = await columnsOf(queries, table);
    const values = columns.map((column) => otherValueOf(table, column, at));
    await queries.queryComposed({
      text: `INSERT INTO ${table} (${columns.map(({ name }) => name).join(", ")})
             SELECT ${values.join(", ")} FROM generate_series(1, ${count}) AS n`,
    });
  }
}

/** An id of its own for the stranger `n`. */
const otherVisitorId = "('11111111-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";

function otherValueOf(table: string, column: Column, at: Date): string {
  const { name, type, to } = column;
  const isVisitor = name === "visitor_id" || (table === "visitors" && name === "id") || name === "from_id";
  if (isVisitor || (to !== null && type === "uuid")) return otherVisitorId;
  // Beyond the numbers that `valueOf` draws.
  if (isUniqueColumn.test(name) && /^int[48]$/.test(type)) return "2000000000 + n";
  return valueOf({ ...column, to: to === "campaigns" ? to : null }, "", at, "x");
}

async function columnsOf(queries: Queries, table: string): Promise<Column[]> {
  return queries.query({
    text: `SELECT c.column_name AS name, c.udt_name AS type,
                  (SELECT k.confrelid::regclass::text FROM pg_constraint k JOIN pg_attribute a
                     ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
                   WHERE k.contype = 'f' AND k.conrelid = c.table_name::regclass AND a.attname = c.column_name) AS to
           FROM information_schema.columns AS c
           WHERE c.table_schema = 'public' AND c.table_name = $1 AND (c.is_nullable = 'NO' OR c.column_name = 'visitor_id')
           ORDER BY c.ordinal_position`,
    values: [table],
  });
}

function valueOf({ name, type, to }: Column, visitorId: string, at: Date, mark: string): string {
  if (name === "visitor_id") return `'${visitorId}'`;
  if (to === "draw_wins")
    return `(SELECT w.id FROM draw_wins w JOIN draw_tickets t ON t.id = w.ticket_id WHERE t.visitor_id = '${visitorId}')`;
  if (to !== null && to !== "campaigns" && to !== "visitors")
    return `(SELECT id FROM ${to} WHERE visitor_id = '${visitorId}' LIMIT 1)`;
  if (to === "campaigns") return "'red-room'";
  const valueOfType: Record<string, string> = {
    uuid: "gen_random_uuid()",
    text: isUniqueColumn.test(name) ? "gen_random_uuid()::text" : `'${mark}'`,
    int2: "1",
    int4: isUniqueColumn.test(name) ? "(random() * 2000000000)::int" : "1",
    int8: isUniqueColumn.test(name) ? "(random() * 2000000000)::bigint" : "1",
    bool: "false",
    timestamptz: `'${at.toISOString()}'`,
    date: `'${at.toISOString().slice(0, 10)}'`,
    jsonb: "'{}'",
  };
  return valueOfType[type] ?? "'{}'";
}

/** Columns that are different in every row of the zone. */
const isUniqueColumn = /^(id|seq|number|share_id|code_hash|words_hash|mark|place)$/;

async function insertWin(queries: Queries, visitorId: string, at: Date): Promise<void> {
  await queries.query({
    text: `INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
           SELECT gen_random_uuid(), campaign_id, (SELECT count(*) FROM draw_wins), id, $2, $2, 0
           FROM draw_tickets WHERE visitor_id = $1`,
    values: [visitorId, at],
  });
}
