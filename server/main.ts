// Starts the zone: settings, database, platform, server. Ends it the other way round.
import { waitForFreePort } from "./platform/free-port.ts";
import type { Platform } from "./platform/platform.ts";
import { runUntilSignal, type Cleanups } from "./platform/run-until-signal.ts";
import { describeStartError } from "./platform/start-error.ts";
import { startPlatform } from "./platform/start-platform.ts";

/** What `server/app.ts` becomes by the build. */
type Bundle = { createApp(platform: Platform): App | Promise<App> };
type App = { listen(): Promise<{ port: number }>; close(): Promise<void> };

const bundle = new URL("../build/server/index.js", import.meta.url).href;

async function start(cleanups: Cleanups): Promise<void> {
  const platform = await startPlatform(cleanups);
  const { settings, logger } = platform;

  // React picks its build by this, the slow one when it is not set.
  process.env.NODE_ENV ??= "production";
  const { createApp } = (await import(bundle)) as Bundle;
  const app = await createApp(platform);
  cleanups.push(() => app.close());
  await waitForFreePort(settings.port, settings.host, logger);
  const { port } = await app.listen();
  process.stdout.write(`KATE ZONE is open at http://localhost:${port}\n`);
}

await runUntilSignal(start, (error) => process.stderr.write(`${describeStartError(error)}\n`));
