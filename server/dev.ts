// `npm run dev`: the same front, API and pages over Vite's dev server. Every change makes the next request take new code.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createVite } from "vite";
import type { RunningApp } from "./http/listen.ts";
import { systemClock } from "./platform/clock.ts";
import { startEmbeddedPostgres } from "./platform/embedded-postgres.ts";
import { stdoutLogger } from "./platform/logger.ts";
import { migrateDatabase } from "./platform/migrate.ts";
import { buildPlatform, type Platform } from "./platform/platform.ts";
import { systemRandom } from "./platform/random.ts";
import { runUntilSignal, type Closers } from "./platform/run-until-signal.ts";
import { readSettings } from "./platform/settings.ts";
import { tellWhy } from "./platform/start-failure.ts";

type Bundle = { makeApp(platform: Platform): RunningApp };

async function start(closers: Closers): Promise<void> {
  const settings = readSettings(process.env);
  const logger = stdoutLogger(systemClock);
  closers.push(() => logger.stop());
  let { databaseUrl } = settings;
  if (databaseUrl === null) {
    const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, random: systemRandom, logger });
    closers.push(() => postgres.stop());
    databaseUrl = postgres.url;
  }
  await migrateDatabase(databaseUrl, logger);
  const platform = await buildPlatform(
    { ...settings, databaseUrl },
    { clock: systemClock, random: systemRandom, logger },
  );
  closers.push(() => platform.stop());

  const vite = await createVite({ server: { middlewareMode: true } });
  closers.push(() => vite.close());
  let app: Promise<RunningApp> | null = null;
  const current = (): Promise<RunningApp> => (app ??= load());
  const load = async (): Promise<RunningApp> =>
    ((await vite.ssrLoadModule("/server/app.ts")) as Bundle).makeApp(platform);
  vite.watcher.on("change", () => {
    const old = app;
    app = null;
    void old?.then((running) => running.close());
  });
  closers.push(async () => (await app)?.close());

  const server = createServer((request, response) => {
    withoutPolicy(response);
    vite.middlewares(request, response, () => void answer(request, response));
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      (await current()).handle(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      logger.error("dev-request-failed", error);
      response.writeHead(500).end(String(error));
    }
  }
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`KATE ZONE is open for work at http://localhost:${settings.port} (workbench: /workbench)\n`);
  });
}

// Vite puts styles and its own client into the page inline, and the workbench shows pages in frames.
const held = ["content-security-policy", "x-frame-options"];

function withoutPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((...parts: unknown[]) => {
    const headers = parts.at(-1);
    for (const name of held) {
      response.removeHeader(name);
      const at = Array.isArray(headers) ? headers.indexOf(name) : -1;
      if (at >= 0) (headers as unknown[]).splice(at, 2);
    }
    return writeHead(...parts);
  }) as ServerResponse["writeHead"];
}

await runUntilSignal(start, (error) => process.stderr.write(`${tellWhy(error)}\n`));
