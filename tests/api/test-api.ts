import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { Hono } from "hono";
import { badgeCounters } from "#app/shell/site-frame/badge-counters.server.ts";
import { siteAliases } from "#app/shell/site-frame/site-api-aliases.server.ts";
import { siteCompanions } from "#app/shell/site-frame/site-companions.server.ts";
import { siteRegistry } from "#app/shell/site-frame/site-registry.server.ts";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import type { SiteEvents } from "#contracts/analytics-event.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { createApi, type ApiParts } from "#server/http/api.ts";
import { attachRequestInfo, type RequestInfo } from "#server/http/request-info.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import type { MasterDataSource } from "#server/modules/master-data/master-data.ts";
import { createPictureDecoder } from "#server/modules/pictures/picture-decoder.ts";
import { type FixedClock, fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { createFakeJobs } from "#server/platform/jobs-fake.ts";
import { createLimits } from "#server/platform/limits/limits.ts";
import { type Logger, memoryLogger } from "#server/platform/logger.ts";
import { createMetrics } from "#server/platform/metrics.ts";
import type { Platform } from "#server/platform/platform.ts";
import { openBucketStore } from "#server/platform/storage/bucket-store.ts";
import { openDiskStore } from "#server/platform/storage/disk-store.ts";
import { systemRandom } from "#server/platform/random.ts";
import { readSettings } from "#server/platform/settings.ts";

const siteEvents = import.meta.glob<SiteEvents>("../../app/sites/*/events.ts", { eager: true, import: "events" });

/** The whole API over a database, without a network. */
export interface TestApi {
  app: Hono<ApiEnv>;
  clock: FixedClock;
  database: Database;
  logger: Logger & { lines: readonly string[] };
  /** A browser of its own: keeps cookies and sends the header of a write as the pages do. */
  browser(info?: Partial<RequestInfo>): TestBrowser;
  /** A browser that has opened its session. */
  visitor(): Promise<TestBrowser>;
  /** Does a site's work by the clock once, now. */
  runJob(jobs: SiteJobs, name: string): Promise<void>;
  /** The process begins to go: what streams ends. */
  end(): void;
  stop(): Promise<void>;
}

export interface TestBrowser {
  cookies: Map<string, string>;
  /** Opens the session, as the first page does. */
  login(): Promise<void>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A write with token and a new Idempotency-Key; `headers` overrule what it would send, undefined leaves one out. */
  write(method: string, path: string, body: unknown, headers?: Record<string, string | undefined>): Promise<Response>;
}

/** Many tests share a machine: there a new connection may take longer than a visitor is to wait for an answer. */
const relaxedLimits = { PUBLIC_URL: "https://zone.example.com", LIMITS_FACTOR: "100", DATABASE_WITHIN_MS: "10000" };

export interface TestApiOptions {
  databaseUrl: string;
  env?: Record<string, string>;
  siteApis?: ApiParts["siteApis"];
  isClosed?: (siteId: string) => boolean;
  /** What editors wrote; without it the API has no copy of it. */
  master?: MasterData;
}

export function createTestApi(options: TestApiOptions): TestApi {
  const settings = { ...readSettings({ ...relaxedLimits, ...options.env }), databaseUrl: options.databaseUrl };
  const clock = fixedClock("2026-11-20T12:00:00.000Z");
  const logger = memoryLogger(clock);
  const database = openDatabase({
    ...{ url: options.databaseUrl, max: 8, logger },
    connectWithinMs: settings.databaseWithinMs - 100,
  });
  const limits = createLimits(settings, logger);
  const pictureDecoder = createPictureDecoder();
  const endController: (() => Promise<unknown>)[] = [];
  const platform: Platform = {
    settings,
    secrets: ["s".repeat(32)],
    clock,
    random: systemRandom,
    logger,
    database,
    longQueryDatabase: database,
    jobs: createFakeJobs(),
    metrics: createMetrics(),
    storage: settings.s3 ? openBucketStore(settings.s3, settings.s3) : openDiskStore(settings.dataDir),
    endWith: (end) => void endController.push(end),
    stop: async () => {},
  };
  const masterData: MasterDataSource = {
    read: async () => options.master ?? null,
    status: () => ({ state: "empty", builtAt: null, fetchedAt: null, lastError: null }),
  };
  const ending = new AbortController();
  const app = createApi({
    platform,
    masterData,
    limits,
    pictureDecoder,
    ending: ending.signal,
    sites: siteRegistry,
    tables: allTables,
    badgeCounters,
    siteApis: options.siteApis ?? {},
    siteAliases,
    siteEvents: Object.values(siteEvents),
    siteCompanions,
    switches: { isClosed: options.isClosed ?? (() => false) },
  });
  return {
    app,
    clock,
    database,
    logger,
    browser: (info = {}) => createBrowser(app, info),
    async visitor() {
      const browser = createBrowser(app, {});
      await browser.login();
      return browser;
    },
    async runJob(jobs, name) {
      const job = jobs({ platform, masterData }).find((other) => other.name === name);
      if (!job) throw new Error(`there is no job ${name}`);
      await job.work(new AbortController().signal);
    },
    end: () => ending.abort(),
    async stop() {
      ending.abort();
      limits.stop();
      await pictureDecoder.stop();
      await Promise.all(endController.map((end) => end()));
      await database.stop();
    },
  };
}

/** What the front would hand to Hono. */
export function requestBindings(info: Partial<RequestInfo> = {}): ApiEnv["Bindings"] {
  const incoming = new IncomingMessage(new Socket());
  const fullUrl = {
    requestId: "request-1",
    address: "192.0.2.1",
    receivedAtMs: 0,
    isSecure: true,
    isPreRelease: false,
    ...info,
  };
  attachRequestInfo(incoming, fullUrl);
  return { incoming };
}

function createBrowser(app: Hono<ApiEnv>, info: Partial<RequestInfo>): TestBrowser {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.request(path, { ...init, headers: { cookie, ...init.headers } }, requestBindings(info));
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    login: async () => void (await send("/api/login.php", { headers: {} })),
    get: (path, headers = {}) => send(path, { headers }),
    write(method, path, body, headers = {}) {
      const defaultHeaders = {
        "content-type": "application/json",
        "x-xsrf-token": cookies.get("XSRF-TOKEN"),
        "idempotency-key": systemRandom.uuid(),
      };
      const sent = Object.entries({ ...defaultHeaders, ...headers }).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      );
      return send(path, { method, body: JSON.stringify(body), headers: Object.fromEntries(sent) });
    },
  };
}
