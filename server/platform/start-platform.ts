import { systemClock } from "./clock.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { loadEnvFile } from "./env-file.ts";
import { stdoutLogger } from "./logger.ts";
import { migrateDatabase } from "./migrate.ts";
import { buildPlatform, type Platform } from "./platform.ts";
import { systemRandom } from "./random.ts";
import type { Cleanups } from "./run-until-signal.ts";
import { readSettings } from "./settings.ts";

/**
 * Starts what the server stands on, as the environment says: the embedded PostgreSQL where it names no database, the schema,
 * the platform. `cleanups` end all of it.
 * @throws SettingsError, and what the database says
 */
export async function startPlatform(cleanups: Cleanups): Promise<Platform> {
  loadEnvFile();
  const settings = readSettings(process.env);
  const logger = stdoutLogger(systemClock);
  cleanups.push(() => logger.stop());

  let { databaseUrl } = settings;
  if (databaseUrl === null) {
    const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, random: systemRandom, logger });
    cleanups.push(() => postgres.stop());
    databaseUrl = postgres.url;
  }
  await migrateDatabase(databaseUrl, logger);

  const parts = { clock: systemClock, random: systemRandom, logger };
  const platform = await buildPlatform({ ...settings, databaseUrl }, parts);
  cleanups.push(() => platform.stop());
  return platform;
}
