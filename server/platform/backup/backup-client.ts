import pg from "pg";

/** A connection that has as long as a backup takes. @param work all of it; the connection is closed afterwards */
export async function withBackupClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: "kate-zone-backup", statement_timeout: 0 });
  // What breaks the connection is told by the statement that was under way.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The newest migration of a database, by the moment that its journal names; 0 for one without any. */
export async function newestMigration(client: pg.Client): Promise<number> {
  const { rows: known } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name",
  );
  if (known[0]?.name === null) return 0;
  const { rows } = await client.query<{ at: string | null }>(
    "SELECT max(created_at)::text AS at FROM drizzle.__drizzle_migrations",
  );
  return Number(rows[0]?.at ?? "0");
}

/** All tables of the zone with the columns that are written to; those of the job queue are no data. */
export async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND a.attgenerated = '' GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}
