// Starts the zone: settings, database, platform, server. Ends it the other way round.
import { systemClock } from "./platform/clock.ts";
import { startEmbeddedPostgres } from "./platform/embedded-postgres.ts";
import { loadEnvFile } from "./platform/env-file.ts";
import { waitForFreePort } from "./platform/free-port.ts";
import { stdoutLogger } from "./platform/logger.ts";
import { migrateDatabase } from "./platform/migrate.ts";
import { buildPlatform, type Platform } from "./platform/platform.ts";
import { systemRandom } from "./platform/random.ts";
import { runUntilSignal, type Cleanups } from "./platform/run-until-signal.ts";
import { readSettings } from "./platform/settings.ts";
import { describeStartError } from "./platform/start-error.ts";

/** What `server/app.ts` becomes by the build. */
type Bundle = { createApp(platform: Platform): App | Promise<App> };
type App = { listen(): Promise<{ port: number }>; close(): Promise<void> };

const bundle = new URL("../build/server/index.js", import.meta.url).href;

async function start(cleanups: Cleanups): Promise<void> {
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

  // React picks its build by this, the slow one when it is not set.
  process.env.NODE_ENV ??= "production";
  const parts = { clock: systemClock, random: systemRandom, logger };
  const platform = await buildPlatform({ ...settings, databaseUrl }, parts);
  cleanups.push(() => platform.stop());

  const { createApp } = (await import(bundle)) as Bundle;
  const app = await createApp(platform);
  cleanups.push(() => app.close());
  await waitForFreePort(settings.port, settings.host, logger);
  const { port } = await app.listen();
  process.stdout.write(`KATE ZONE is open at http://localhost:${port}\n`);
}

await runUntilSignal(start, (error) => process.stderr.write(`${describeStartError(error)}\n`));
