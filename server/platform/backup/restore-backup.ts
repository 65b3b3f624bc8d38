import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Logger } from "../logger.ts";
import { listMigrations, migrateDatabase } from "../migrate.ts";
import type { PhotoStore } from "../photos.ts";
import { listTables, withBackupClient } from "./backup-client.ts";
import { BackupError, type BackupManifest, type BackupTable, photoFile, readBackup, tableFile } from "./manifest.ts";
import { orderTables, type TableReference } from "./order-tables.ts";

export interface RestoreRequest {
  /** Of a database in which no visitor has been. */
  url: string;
  photos: PhotoStore;
  folder: string;
  logger: Logger;
}

/**
 * Puts a backup into the database of a fresh place: its tables as they were then, brought up to date afterwards. What the place had
 * made for itself (a demonstration) gives way. All rows come in together or none.
 * @throws BackupError when the folder is not whole, the backup is of a newer version, or somebody lives in the place
 */
export async function restoreBackup({ url, photos, folder, logger }: RestoreRequest): Promise<BackupManifest> {
  const manifest = await readBackup(folder);
  if (!(await listMigrations()).includes(manifest.migration))
    throw new BackupError(
      "this backup is of a version that this one does not know: restore it with that or a newer one",
    );
  await withBackupClient(url, async (client) => {
    await refuseInhabited(client);
    await dropTables(client);
  });
  await migrateDatabase(url, logger, manifest.migration);
  await withBackupClient(url, (client) => loadRows(client, manifest, folder));
  await migrateDatabase(url, logger);
  for (const { id } of manifest.photos) await photos.put(id, await readFile(join(folder, photoFile(id))));
  return manifest;
}

/** So many rows each table of a backup has now: to be compared with what it says. */
export async function countRows(url: string, tables: readonly BackupTable[]): Promise<Map<string, number>> {
  return withBackupClient(url, async (client) => {
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ n: string }>(`SELECT count(*)::text AS n FROM public."${name}"`);
      counts.set(name, Number(rows[0]?.n ?? Number.NaN));
    }
    return counts;
  });
}

async function refuseInhabited(client: pg.Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.some(({ name }) => name === "visitors")) {
    const { rows } = await client.query("SELECT 1 FROM visitors LIMIT 1");
    if (rows.length > 0)
      throw new BackupError("visitors have been in this place: a backup is restored into a fresh one");
  }
  const { rows: others } = await client.query<{ name: string }>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'kate-zone-jobs%'`,
  );
  if (others.length > 0) throw new BackupError("the zone runs on this database: stop it first");
}

async function dropTables(client: pg.Client): Promise<void> {
  const { rows: functions } = await client.query<{ name: string }>(
    `SELECT oid::regprocedure::text AS name FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
     AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  await client.query("BEGIN");
  for (const { name } of await listTables(client)) await client.query(`DROP TABLE public."${name}" CASCADE`);
  for (const { name } of functions) await client.query(`DROP FUNCTION ${name} CASCADE`);
  await client.query("DROP SCHEMA IF EXISTS drizzle CASCADE");
  await client.query("COMMIT");
}

async function loadRows(client: pg.Client, manifest: BackupManifest, folder: string): Promise<void> {
  const { rows: references } = await client.query<TableReference>(
    `SELECT f.relname AS "from", t.relname AS "to" FROM pg_constraint c
     JOIN pg_class f ON f.oid = c.conrelid JOIN pg_class t ON t.oid = c.confrelid
     WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`,
  );
  const names = manifest.tables.map(({ name }) => name);
  await client.query("BEGIN");
  // What the migrations themselves have written is in the backup too.
  await client.query(`TRUNCATE ${names.map((name) => `public."${name}"`).join(", ")}`);
  for (const name of orderTables(names, references)) {
    const table = manifest.tables.find((one) => one.name === name);
    if (table) await loadTable(client, table, join(folder, tableFile(table)));
  }
  for (const { name, value } of manifest.sequences)
    await client.query("SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint)", [name, value]);
  await client.query("COMMIT");
}

async function loadTable(client: pg.Client, { name, columns, rows }: BackupTable, path: string): Promise<void> {
  const into = client.query(
    copyFrom(`COPY public."${name}" (${columns.map((column) => `"${column}"`).join(", ")}) FROM STDIN`),
  );
  await pipeline(createReadStream(path), createGunzip(), into);
  if (into.rowCount !== rows) throw new BackupError(`${name} has ${into.rowCount} rows, and ${rows} in the list`);
}
