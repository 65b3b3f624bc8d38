// The entry of the one server bundle: the front, the API of all sites and React Router's build, on one platform.
import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import { createRequestHandler } from "react-router";
import { findScreen } from "#app/shell/door/doors.server.ts";
import { groundOf, siteCards } from "#app/shell/door/site-cards.server.ts";
import { listedPages } from "#app/shell/door/listed-pages.server.ts";
import { accessLine } from "./http/access-log.ts";
import type { ApiEnv } from "./http/api-env.ts";
import { apiListener } from "./http/api-listener.ts";
import { makeApi } from "./http/api.ts";
import { type DatabaseWatch, watchDatabase } from "./http/database-watch.ts";
import { makeDocuments } from "./http/documents.ts";
import { makeFront } from "./http/front.ts";
import { houseJobs } from "./http/house-jobs.ts";
import { hostTable } from "./http/hosts.ts";
import { makeInfoReader } from "./http/info.ts";
import { makeLimits } from "./http/limits.ts";
import { drain, listenOn, type RunningApp } from "./http/listen.ts";
import { makePageCache } from "./http/page-cache.ts";
import { makePages } from "./http/pages.ts";
import { makeRenderer } from "./http/renderer.ts";
import { routePage } from "./http/route-page.ts";
import type { SiteJobs } from "./http/site-jobs.ts";
import { commonHeaders } from "./http/security-headers.ts";
import { builtMasterScript, staticFiles } from "./http/static-files.ts";
import { makeCardDrawer } from "./modules/ogp/draw-card.tsx";
import { embeddedPicturePattern, makeEmbeddedPictures } from "./modules/ogp/embedded-pictures.ts";
import { madePicturePattern, makeMadePictures } from "./modules/ogp/made-pictures.ts";
import { makeSharePictures, sharePicturePattern } from "./modules/ogp/share-pictures.ts";
import { makeMasterData } from "./modules/master-data/master-data.ts";
import { makeSwitches } from "./modules/switches/switches.ts";
import type { Platform } from "./platform/platform.ts";

const pageCacheBytes = 96 * 1024 * 1024;
const drainMs = 8_000;

const siteApis = Object.fromEntries(
  Object.entries(import.meta.glob<Hono<ApiEnv>>("../app/sites/*/api.server.ts", { eager: true, import: "api" })).map(
    ([file, api]) => [file.split("/").at(-2) ?? file, api],
  ),
);

const siteJobs = Object.values(
  import.meta.glob<SiteJobs>("../app/sites/*/jobs.server.ts", { eager: true, import: "jobs" }),
);

/** Builds the zone on a platform. Nothing listens and nothing is asked before `listen`. */
export function makeApp(platform: Platform): RunningApp {
  const { settings, clock, logger } = platform;
  const cache = makePageCache(pageCacheBytes);
  const limits = makeLimits(settings, logger);
  const common = commonHeaders(settings.publicUrl.startsWith("https:"));
  let ownAddress: string | null = null;
  const ending = new AbortController();
  let isDraining = false;
  let databaseWatch: DatabaseWatch | null = null;

  const masterData = makeMasterData({
    url: () => masterUrl(settings.assetBaseUrl ?? ownAddress, settings.masterDataPath),
    fetch,
    clock,
    logger,
    initialCopy: builtMasterScript(),
  });
  const switches = makeSwitches({ database: platform.database, clock, logger, onPagesChanged: cache.purge });
  const renderer = makeRenderer(createRequestHandler(build, "production"), { platform, switches, masterData });
  const pages = makePages({
    cache,
    render: renderer.render,
    quality: settings.pageQuality,
    onError: (error) => logger.error("page-fill-failed", error),
    commonHeaders: common.flat(),
  });
  const api = makeApi({ platform, masterData, limits, ending: ending.signal, siteApis, switches });
  const hostOf = hostTable(settings);
  const shareParts = {
    cardsOf: siteCards,
    groundOf,
    draw: makeCardDrawer("public/assets/v"),
    masterData,
    database: platform.database,
    clock,
    logger,
  };

  const server = makeFront({
    hostOf,
    infoOf: makeInfoReader(platform),
    readiness: {
      isDraining: () => isDraining,
      isDatabaseUp: () => databaseWatch?.isUp() ?? false,
      masterData: () => masterData.status(),
    },
    cache,
    staticFiles: staticFiles(import.meta.env.DEV),
    answerDocument: makeDocuments({
      publicUrl: settings.publicUrl,
      now: () => clock.now(),
      pages: listedPages(settings.publicUrl),
      securityContacts: settings.securityContacts,
      shareRoutes: [
        { pattern: sharePicturePattern, answer: makeSharePictures(shareParts) },
        { pattern: embeddedPicturePattern, answer: makeEmbeddedPictures(shareParts) },
        { pattern: madePicturePattern, answer: makeMadePictures(shareParts) },
      ],
    }),
    apiBasePath: settings.apiBasePath,
    api: apiListener(api),
    route: (pathname, search, host) => routePage(findScreen, pathname, search, host),
    askPage: pages.ask,
    previewPage: renderer.preview,
    mayRender: ({ address }) => limits.take("read", { address, visitorId: null }),
    nowMs: () => clock.now().getTime(),
    commonHeaders: common,
    log: {
      access: (request, response, info) => logger.access(accessLine(request, response, info, clock.now().getTime())),
      error: (event, error) => logger.error(event, error),
    },
  });

  return {
    async listen() {
      await switches.start();
      const { port } = await listenOn(server, settings.port, settings.host);
      ownAddress = `http://127.0.0.1:${port}`;
      databaseWatch = watchDatabase(platform.database);
      // The first look at the asset host, so that /readyz can tell of it before a visitor comes.
      void masterData.read();
      // Nobody waits for the jobs: the doors are open without them.
      const patient = { ...platform, database: platform.patientDatabase };
      void platform.jobs.start([houseJobs, ...siteJobs].flatMap((jobsOf) => jobsOf({ platform: patient, masterData })));
      return { port };
    },
    handle: (request, response) => void server.emit("request", request, response),
    async close() {
      isDraining = true;
      // Streams have no end of their own: the drain would wait for them in vain.
      ending.abort();
      await Promise.all([drain(server, drainMs), platform.jobs.stop()]);
      databaseWatch?.stop();
      switches.stop();
      limits.stop();
    },
  };
}

function masterUrl(base: string | null, path: string): string | null {
  return base === null ? null : base.replace(/\/$/, "") + path;
}
