import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { PhotoStore } from "../photos.ts";
import { listTables, newestMigration, withBackupClient } from "./backup-client.ts";
import {
  BackupError,
  type BackupManifest,
  type BackupTable,
  hashFile,
  manifestFile,
  photoFile,
  tableFile,
} from "./manifest.ts";

export interface BackupRequest {
  /** Of the database. */
  url: string;
  photos: PhotoStore;
  /** Is made; nothing may be there. */
  folder: string;
  now: Date;
  signal: AbortSignal;
}

/**
 * Writes all rows and photos of a zone into a folder, as they are at one moment: the zone goes on meanwhile. The folder gets its
 * name when it is whole. Secrets are not in it: whoever has the backup alone can open no address and sign no cookie.
 * @throws BackupError when the folder is there already
 */
export async function writeBackup({ url, photos: store, folder, now, signal }: BackupRequest): Promise<BackupManifest> {
  if (await exists(folder)) throw new BackupError(`${folder} is there already`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, "tables"), { recursive: true, mode: 0o700 });
  try {
    const database = await withBackupClient(url, (client) => writeDatabase(client, draft, signal));
    // After the rows: a photo is laid down before its row is written, so all that the rows know are there.
    const photos = await copyPhotos(store, draft, signal);
    const manifest: BackupManifest = { format: "kate-zone-backup/1", takenAt: now.toISOString(), ...database, photos };
    await writeFile(join(draft, manifestFile), JSON.stringify(manifest, null, 1), { mode: 0o600, flush: true });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeDatabase(client: pg.Client, draft: string, signal: AbortSignal) {
  // One picture of all tables, whatever is written meanwhile.
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const migration = await newestMigration(client);
  const tables: BackupTable[] = [];
  for (const table of await listTables(client)) {
    signal.throwIfAborted();
    tables.push({ ...table, ...(await writeTable(client, table, join(draft, tableFile(table)), signal)) });
  }
  const { rows: sequences } = await client.query<BackupManifest["sequences"][number]>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  );
  await client.query("COMMIT");
  return { migration, tables, sequences };
}

async function writeTable(
  client: pg.Client,
  { name, columns }: Pick<BackupTable, "name" | "columns">,
  path: string,
  signal: AbortSignal,
): Promise<Pick<BackupTable, "rows" | "bytes" | "sha256">> {
  const rows = client.query(
    copyTo(`COPY public."${name}" (${columns.map((column) => `"${column}"`).join(", ")}) TO STDOUT`),
  );
  await pipeline(rows, createGzip(), createWriteStream(path, { mode: 0o600, flush: true }), { signal });
  return { rows: rows.rowCount, ...(await hashFile(path)) };
}

/** Copies all photos. One that was erased meanwhile is not there, and should not be. */
async function copyPhotos(store: PhotoStore, draft: string, signal: AbortSignal): Promise<BackupManifest["photos"]> {
  const copied: BackupManifest["photos"] = [];
  for (const id of (await store.list()).toSorted()) {
    signal.throwIfAborted();
    const bytes = await store.get(id);
    if (bytes === null) continue;
    const path = join(draft, photoFile(id));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600, flush: true });
    copied.push({ id, ...(await hashFile(path)) });
  }
  return copied;
}

const exists = (path: string): Promise<boolean> => stat(path).then(() => true, isMissing);

function isMissing(error: unknown): false {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
  throw error;
}
