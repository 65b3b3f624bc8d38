import { systemClock } from "#server/platform/clock.ts";
import { type Database, openDatabase, longStatementTimeoutMs } from "#server/platform/database.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { loadEnvFile } from "#server/platform/env-file.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { listMigrations, migrateDatabase } from "#server/platform/migrate.ts";
import { newestMigration, withBackupClient } from "#server/platform/backup/backup-client.ts";
import { systemRandom } from "#server/platform/random.ts";
import { loadSecrets, type Secrets } from "#server/platform/secrets.ts";
import { readSettings } from "#server/platform/settings.ts";
import type { BucketSettings } from "#server/platform/storage/bucket-client.ts";
import type { ObjectStore } from "#server/platform/storage/object-store.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { openStorage, patientStorageWithinMs } from "#server/platform/storage/open-storage.ts";
import { UsageError } from "./command.ts";

/** What a command finds when the hub is opened. */
export interface OpenHub {
  database: Database;
  /** Where that database is. */
  databaseUrl: string;
  storage: ObjectStore;
  diskStorage: ObjectStore;
  bucket: BucketSettings | null;
  assetBaseUrl: string | null;
  secrets(): Promise<Secrets>;
  /** Its tables are those of an earlier version. */
  isBehind: boolean;
  close(): Promise<void>;
}

/**
 * The database of the zone that the settings name: DATABASE_URL, or the embedded one of DATA_DIR. That one is
 * joined when the app runs and left running; else it is started for the command and stopped after it.
 * @param mayMigrate whether the tables of an earlier version are brought up to date: a running zone of that version bears it,
 * and yet nobody who only wants to look should change them
 * @throws UsageError when there is nothing to look at
 */
export async function openHub({ mayMigrate }: { mayMigrate: boolean }): Promise<OpenHub> {
  loadEnvFile();
  const settings = readSettings(process.env);
  const logger = memoryLogger(systemClock);
  const embedded =
    settings.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir, random: systemRandom, logger })
      : null;
  const storage = await openStorage(settings, { withinMs: patientStorageWithinMs });
  try {
    const { close, ...hub } = await openHubDatabase(embedded?.url ?? settings.databaseUrl ?? "", { mayMigrate });
    return {
      ...hub,
      storage,
      diskStorage: openDiskStore(settings.dataDir),
      bucket: settings.s3,
      assetBaseUrl: settings.assetBaseUrl,
      secrets: () => loadSecrets(settings, systemRandom),
      async close() {
        await close();
        storage.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    storage.close();
    await embedded?.stop();
    throw error;
  }
}

/** The database of a hub, wherever it is. @throws UsageError when there is nothing to look at */
export async function openHubDatabase(
  databaseUrl: string,
  { mayMigrate }: { mayMigrate: boolean },
): Promise<Pick<OpenHub, "database" | "databaseUrl" | "isBehind" | "close">> {
  const logger = memoryLogger(systemClock);
  if (mayMigrate) await migrateDatabase(databaseUrl, logger);
  const migration = await getNewestMigration(databaseUrl);
  if (migration === 0) throw new UsageError("there is no zone here yet: npm start sets one up");
  const database = openDatabase({
    url: databaseUrl,
    max: 1,
    logger,
    statementWithinMs: longStatementTimeoutMs,
  });
  return {
    database,
    databaseUrl,
    isBehind: migration < ((await listMigrations()).at(-1) ?? 0),
    close: () => database.stop(),
  };
}

const getNewestMigration = (url: string): Promise<number> => withBackupClient(url, newestMigration);

/** SQLSTATE: undefined_table, undefined_column. */
export const isUnknownToSchema = (error: unknown): boolean =>
  error instanceof Error &&
  (["42P01", "42703"].includes(String((error as { code?: unknown }).code)) || isUnknownToSchema(error.cause));
