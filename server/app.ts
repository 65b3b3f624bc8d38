// The entry of the one server bundle: the front, the API of all sites and React Router's build, on one platform.
import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { createRequestHandler } from "react-router";
import type { SiteEvents } from "#contracts/analytics-event.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { allShellMessages } from "#app/shell/messages/all-messages.server.ts";
import { siteAliases } from "#app/shell/site-frame/site-api-aliases.server.ts";
import { siteCompanions } from "#app/shell/site-frame/site-companions.server.ts";
import { siteRegistry } from "#app/shell/site-frame/site-registry.server.ts";
import { shareBackgroundOf, siteCards } from "#app/shell/site-frame/site-cards.server.ts";
import { badgeCounters } from "#app/shell/site-frame/badge-counters.server.ts";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { listedPages } from "#app/shell/site-frame/listed-pages.server.ts";
import { accessLine } from "./http/access-log.ts";
import type { ApiEnv } from "./http/api-env.ts";
import { apiListener } from "./http/api-listener.ts";
import { createApi } from "./http/api.ts";
import { type DatabaseMonitor, monitorDatabase } from "./http/database-monitor.ts";
import { type DiskMonitor, monitorDisk } from "./http/disk-monitor.ts";
import { createDocumentHandler } from "./http/documents.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { HttpServerParts } from "./http/http-server-parts.ts";
import { createCoreJobs } from "./http/core-jobs.ts";
import { createHostTable } from "./http/hosts.ts";
import { createRequestInfoReader } from "./http/request-info-reader.ts";
import { drain, listenOn, type RunningApp, trackConnections } from "./http/listen.ts";
import { createPageCache, type PageCache } from "./http/page-cache.ts";
import { createPages } from "./http/pages.ts";
import { createReadGate } from "./http/read-gate.ts";
import { createRenderer, type Renderer } from "./http/renderer.ts";
import { routePage } from "./http/route-page.ts";
import type { SiteJobs } from "./http/site-jobs.ts";
import { commonHeaders } from "./http/security-headers.ts";
import { createStaticHandler, type Handler, readBuiltMasterScript } from "./http/static-files.ts";
import { createWorkerScriptHandler } from "./http/worker-script.ts";
import { createDrawingAdmission } from "./http/admit-drawing.ts";
import { createDrawingProcess, type DrawingProcess } from "./modules/share-images/drawing-process.ts";
import { embeddedImagePattern, createEmbeddedImageHandler } from "./modules/share-images/embedded-images.ts";
import { workImagePattern, createWorkImageHandler } from "./modules/share-images/work-images.ts";
import type { DrawTask } from "./modules/share-images/draw-picture.ts";
import { createDrawnFiles } from "./modules/share-images/drawn-files.ts";
import { createShareImageHandler, shareImagePattern } from "./modules/share-images/share-images.ts";
import { createPictureDecoder, type PictureDecoder } from "./modules/pictures/picture-decoder.ts";
import { createMasterData, type MasterDataSource } from "./modules/master-data/master-data.ts";
import { parseMasterScript } from "./modules/master-data/payload.ts";
import { serveMetrics } from "./metrics-server.ts";
import { requireRealOperator } from "./modules/master-data/sample-operator.ts";
import { createHttpFetch } from "./platform/http-fetch.ts";
import { readProductFeed } from "./modules/products/product-feed.ts";
import { type AssetHost, assetHostTag, createAssetHost } from "./modules/asset-host/asset-host.ts";
import { createSwitches, type Switches } from "./modules/switches/switches.ts";
import { createLimits, type Limits } from "./platform/limits/limits.ts";
import type { Platform } from "./platform/platform.ts";

const pageCacheBytes = 96 * 1024 * 1024;
const drainMs = 8_000;
/** A read takes some milliseconds, a page some ten: with more at once all would only wait longer. */
const readGate = { most: 64, least: 16, targetMs: 500 } as const;

const siteApis = Object.fromEntries(
  Object.entries(import.meta.glob<Hono<ApiEnv>>("../app/sites/*/api.server.ts", { eager: true, import: "api" })).map(
    ([file, api]) => [file.split("/").at(-2) ?? file, api],
  ),
);

const siteEvents = Object.values(
  import.meta.glob<SiteEvents>("../app/sites/*/events.ts", { eager: true, import: "events" }),
);

const siteJobs = Object.values(
  import.meta.glob<SiteJobs>("../app/sites/*/jobs.server.ts", { eager: true, import: "jobs" }),
);

/** What changes between the start and the end of an app. */
interface AppState {
  /** Where this server answers itself; null before it listens. */
  localUrl: string | null;
  isDraining: boolean;
  databaseMonitor: DatabaseMonitor | null;
  diskMonitor: DiskMonitor | null;
  /** Ends the inner port that tells what is counted. */
  stopMetrics: (() => Promise<void>) | null;
}

/**
 * Builds the zone on a platform. Nothing listens and nothing is asked before `listen`.
 * @throws SettingsError on a public host whose operator is still a sample
 */
export function createApp(platform: Platform): RunningApp {
  const { settings } = platform;
  requireRealOperator(settings, readBuiltMasterData);
  // A feed that breaks its contract is told before a visitor comes.
  readProductFeed(settings);
  const state: AppState = {
    localUrl: null,
    isDraining: false,
    databaseMonitor: null,
    diskMonitor: null,
    stopMetrics: null,
  };
  const ending = new AbortController();
  const services = createServices(platform, state);
  const { masterData, switches, limits, pictureDecoder, drawingProcess, assetHost } = services;
  const api = createApi({
    platform,
    masterData,
    limits,
    pictureDecoder,
    ending: ending.signal,
    sites: siteRegistry,
    tables: allTables,
    siteApis,
    siteAliases,
    badgeCounters,
    siteEvents,
    siteCompanions,
    switches,
  });
  const server = createHttpServer({ ...httpServerParts(platform, services, state), api: apiListener(api) });
  const connections = trackConnections(server);

  return {
    async listen() {
      await switches.start();
      // Pages do not wait for it: until it has answered they take their files from here.
      void assetHost?.start();
      const { port } = await listenOn(server, settings.port, settings.host);
      if (settings.metricsPort !== null)
        state.stopMetrics = await serveMetrics(platform.metrics, settings.metricsPort, settings.host);
      state.localUrl = `http://127.0.0.1:${port}`;
      startMonitors(platform, state);
      addReadinessReadings(platform, state);
      // The first look at the asset host, so that /readyz can tell of it before a visitor comes.
      void masterData.read();
      startJobs(platform, masterData);
      return { port };
    },
    handle: (request, response) => void server.emit("request", request, response),
    async close() {
      state.isDraining = true;
      // Streams have no end of their own: the drain would wait for them in vain.
      ending.abort();
      await Promise.all([drain(server, connections, drainMs), platform.jobs.stop()]);
      await state.stopMetrics?.();
      state.databaseMonitor?.stop();
      state.diskMonitor?.stop();
      switches.stop();
      assetHost?.stop();
      limits.stop();
      await Promise.all([pictureDecoder.stop(), drawingProcess.stop()]);
    },
  };
}

interface AppServices {
  cache: PageCache;
  limits: Limits;
  pictureDecoder: PictureDecoder;
  drawingProcess: DrawingProcess;
  masterData: MasterDataSource;
  switches: Switches;
  assetHost: AssetHost | null;
}

/** What API and pages share. */
function createServices({ settings, clock, logger, database }: Platform, state: AppState): AppServices {
  const cache = createPageCache(pageCacheBytes);
  const httpFetch = createHttpFetch();
  return {
    cache,
    limits: createLimits(settings, logger),
    pictureDecoder: createPictureDecoder(),
    drawingProcess: createDrawingProcess(),
    masterData: createMasterData({
      url: () => masterUrl(settings.assetBaseUrl ?? state.localUrl, settings.masterDataPath),
      fetch: httpFetch,
      clock,
      logger,
      initialCopy: readBuiltMasterScript(),
    }),
    switches: createSwitches({ database, clock, logger, onPagesChanged: cache.purge }),
    assetHost:
      settings.assetBaseUrl === null
        ? null
        : createAssetHost({
            base: settings.assetBaseUrl,
            root: process.cwd(),
            fetch: httpFetch,
            logger,
            onChanged: () => cache.purge(assetHostTag),
          }),
  };
}

function httpServerParts(platform: Platform, services: AppServices, state: AppState): Omit<HttpServerParts, "api"> {
  const { settings, clock, logger, metrics } = platform;
  const { cache, limits, masterData } = services;
  const headers = commonHeaders(settings.publicUrl.startsWith("https:"));
  const renderer = createPageRenderer(platform, services);
  const pages = createPages({
    cache,
    render: renderer.render,
    quality: settings.pageQuality,
    onError: (error) => logger.error("page-fill-failed", error),
    commonHeaders: headers.flat(),
  });
  return {
    hostOf: createHostTable(settings),
    infoOf: createRequestInfoReader(platform),
    readiness: {
      isDraining: () => state.isDraining,
      isDatabaseUp: () => state.databaseMonitor?.isUp() ?? false,
      writeFailure: () => state.databaseMonitor?.writeFailure() ?? null,
      scarceDiskBytes: () => state.diskMonitor?.scarceBytes() ?? null,
      failedJobs: () => platform.jobs.listFailed(),
      masterData: () => masterData.status(),
    },
    cache,
    staticFiles: createFileHandler(settings.assetBaseUrl),
    answerDocument: createDocumentHandler({
      publicUrl: settings.publicUrl,
      now: () => clock.now(),
      pages: listedPages(settings.publicUrl),
      securityContacts: settings.securityContacts,
      shareRoutes: createShareRoutes(platform, services),
    }),
    apiBasePath: settings.apiBasePath,
    route: (pathname, search, host) => routePage(siteRegistry.find, pathname, search, host),
    getPage: pages.get,
    previewPage: renderer.preview,
    readGate: createReadGate({
      ...readGate,
      nowMs: () => clock.now().getTime(),
      onRefused: (count) => logger.warn("reads-refused", { count }),
    }),
    consumePageLimit: ({ address }, cost) => limits.take(cost, { address, visitorId: null }),
    nowMs: () => clock.now().getTime(),
    countPage: metrics.countPage,
    commonHeaders: headers,
    log: {
      access(request, response, info) {
        const line = accessLine(request, response, info, clock.now().getTime());
        logger.access(line);
        metrics.observeRequest(line);
      },
      error: (event, error) => logger.error(event, error),
    },
  };
}

/** Files as they lie here; the service worker knows of another host. */
const createFileHandler = (assetBaseUrl: string | null): Handler => {
  const files = createStaticHandler(import.meta.env.DEV);
  return assetBaseUrl === null ? files : createWorkerScriptHandler(assetBaseUrl, files);
};

/** What `/readyz` tells, as figures. */
function addReadinessReadings({ metrics }: Platform, state: AppState): void {
  const is = (what: boolean): number => (what ? 1 : 0);
  metrics.addReading({
    name: "kate_trouble",
    help: "1 for each trouble that /readyz tells of",
    label: "what",
    read: () => ({
      database: is(state.databaseMonitor?.isUp() === false),
      writes: is((state.databaseMonitor?.writeFailure() ?? null) !== null),
      disk: is((state.diskMonitor?.scarceBytes() ?? null) !== null),
    }),
  });
}

const createPageRenderer = (platform: Platform, { switches, masterData, assetHost }: AppServices): Renderer =>
  createRenderer(createRequestHandler(build, "production"), {
    platform,
    switches,
    masterData,
    assetHost,
    sites: siteRegistry,
    shellMessagesIn: (lang) => allShellMessages[lang],
  });

function createShareRoutes(
  { database, clock, logger, storage }: Platform,
  { masterData, drawingProcess, limits }: AppServices,
) {
  const shareParts = {
    cardsOf: siteCards,
    groundOf: shareBackgroundOf,
    draw: drawingProcess.run,
    admit: createDrawingAdmission(limits),
    masterData,
    database,
    clock,
    logger,
    // Fonts, grounds and layout are the build's: so are the pictures.
    filesOf: (kind: DrawTask["kind"]) => createDrawnFiles(storage, { kind, build: build.assets.version, logger }),
  };
  return [
    { pattern: shareImagePattern, answer: createShareImageHandler(shareParts) },
    { pattern: embeddedImagePattern, answer: createEmbeddedImageHandler(shareParts) },
    { pattern: workImagePattern, answer: createWorkImageHandler(shareParts) },
  ];
}

function startMonitors({ settings, clock, random, logger, database }: Platform, state: AppState): void {
  const nowMs = (): number => clock.now().getTime();
  state.databaseMonitor = monitorDatabase({ database, random, logger, nowMs });
  state.diskMonitor = monitorDisk({ folder: settings.dataDir, logger, nowMs });
}

/** Nobody waits for the jobs: the server answers without them. */
function startJobs(platform: Platform, masterData: MasterDataSource): void {
  const jobsPlatform = { ...platform, database: platform.longQueryDatabase };
  void platform.jobs.start(
    [createCoreJobs(allTables), ...siteJobs].flatMap((jobsOf) => jobsOf({ platform: jobsPlatform, masterData })),
  );
}

/** What the pages are written from until an asset host answered. */
function readBuiltMasterData(): MasterData | null {
  const script = readBuiltMasterScript();
  return script === null ? null : parseMasterScript(script);
}

function masterUrl(base: string | null, path: string): string | null {
  return base === null ? null : base.replace(/\/$/, "") + path;
}
