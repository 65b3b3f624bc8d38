import { systemClock } from "#server/platform/clock.ts";
import { type Database, openDatabase, longStatementTimeoutMs } from "#server/platform/database.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { loadEnvFile } from "#server/platform/env-file.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { migrateDatabase } from "#server/platform/migrate.ts";
import { openPhotoStore, type PhotoStore } from "#server/platform/photos.ts";
import { systemRandom } from "#server/platform/random.ts";
import { loadSecrets, type Secrets } from "#server/platform/secrets.ts";
import { readSettings } from "#server/platform/settings.ts";

/** What a command finds when the hub is opened. */
export interface OpenHub {
  database: Database;
  /** Where that database is. */
  databaseUrl: string;
  photos: PhotoStore;
  secrets(): Promise<Secrets>;
  close(): Promise<void>;
}

/**
 * The database of the zone that the settings name: DATABASE_URL, or the embedded one of DATA_DIR. That one is
 * joined when the app runs and left running; else it is started for the command and stopped after it.
 */
export async function openHub(): Promise<OpenHub> {
  loadEnvFile();
  const settings = readSettings(process.env);
  const logger = memoryLogger(systemClock);
  const embedded =
    settings.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir, random: systemRandom, logger })
      : null;
  const url = embedded?.url ?? settings.databaseUrl ?? "";
  let database: Database | undefined;
  const close = async (): Promise<void> => {
    await database?.stop();
    await embedded?.stop();
  };
  try {
    await migrateDatabase(url, logger);
    database = openDatabase({ url, max: 1, logger, statementWithinMs: longStatementTimeoutMs });
    return {
      database,
      databaseUrl: url,
      photos: openPhotoStore(settings.dataDir),
      secrets: () => loadSecrets(settings, systemRandom),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
