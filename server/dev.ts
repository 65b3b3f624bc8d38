// `npm run dev`: the same front, API and pages over Vite's dev server. Every change makes the next request take new code.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { createServer as createVite, type ViteDevServer } from "vite";
import { watchContent } from "./dev-content.ts";
import type { RunningApp } from "./http/listen.ts";
import type { Platform } from "./platform/platform.ts";
import { runUntilSignal, type Cleanups } from "./platform/run-until-signal.ts";
import { describeStartError } from "./platform/start-error.ts";
import { startPlatform } from "./platform/start-platform.ts";

type Bundle = { createApp(platform: Platform): RunningApp };

const root = join(import.meta.dirname, "..");
/** What the server runs of; content comes by a watch of its own. */
const serverCode = /^(app|server|contracts)\//;
/** Large, or changing all the time while nobody edits them. */
const unwatched = [".cache", ".data", "build", "public", "art"].map((folder) => `${root}/${folder}/**`);

async function start(cleanups: Cleanups): Promise<void> {
  const platform = await startPlatform(cleanups);
  const { settings, logger } = platform;

  const vite = await withoutViteExit(() =>
    createVite({ server: { middlewareMode: true, watch: { ignored: unwatched } } }),
  );
  cleanups.push(() => vite.close());
  const current = currentApp(vite, platform, cleanups);

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
  cleanups.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A browser keeps its connection for the next change: waiting for it, the database would outlive us.
        server.closeAllConnections();
      }),
  );
  server.listen(settings.port, settings.host, () => {
    process.stdout.write(`KATE ZONE is open for work at http://localhost:${settings.port} (workbench: /workbench)\n`);
  });
}

/**
 * Opens Vite without its own way to end on a signal: it ends the process as soon as Vite is closed, and the database would
 * be left behind. We close Vite ourselves.
 */
async function withoutViteExit<Opened>(open: () => Promise<Opened>): Promise<Opened> {
  const sources: readonly [NodeJS.EventEmitter, string][] = [
    [process, "SIGTERM"],
    [process.stdin, "end"],
  ];
  const before = sources.map(([from, event]) => new Set(from.listeners(event)));
  const opened = await open();
  for (const [i, [from, event]] of sources.entries()) {
    for (const listener of from.listeners(event)) {
      if (!before[i]?.has(listener)) from.removeListener(event, listener as () => void);
    }
  }
  return opened;
}

/** The app of the present code and content: what changed is taken by the next request. */
function currentApp(vite: ViteDevServer, platform: Platform, cleanups: Cleanups): () => Promise<RunningApp> {
  let app: Promise<RunningApp> | null = null;
  const discard = (): void => {
    const old = app;
    app = null;
    void old?.then((running) => running.close()).catch(() => {});
  };
  const content = watchContent(vite.watcher, root, discard);
  vite.watcher.on("change", (file) => {
    if (serverCode.test(relative(root, file))) discard();
  });
  cleanups.push(async () => (await app)?.close());
  const load = async (): Promise<RunningApp> => {
    await content.isMade();
    return ((await vite.ssrLoadModule("/server/app.ts")) as Bundle).createApp(platform);
  };
  return () => (app ??= load());
}

// Vite puts styles and its own client into the page inline, and the workbench shows pages in frames.
const removedHeaders = ["content-security-policy", "x-frame-options"];

function withoutPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((...parts: unknown[]) => {
    const headers = parts.at(-1);
    for (const name of removedHeaders) {
      response.removeHeader(name);
      const at = Array.isArray(headers) ? headers.indexOf(name) : -1;
      if (at >= 0) (headers as unknown[]).splice(at, 2);
    }
    return writeHead(...parts);
  }) as ServerResponse["writeHead"];
}

await runUntilSignal(start, (error) => process.stderr.write(`${describeStartError(error)}\n`));
