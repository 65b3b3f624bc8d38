import { Hono } from "hono";
import { routePath } from "hono/route";
import type { SiteEvents } from "#contracts/analytics-event.ts";
import { createVoteQueue } from "../modules/votes/vote-queue.ts";
import type { BadgeCounters } from "../modules/badges/badge-counters.ts";
import type { Switches } from "../modules/switches/switches.ts";
import { addApiAliases, type ApiAlias, hubAliases } from "./api-aliases.ts";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { answerHttpError } from "./error-response.ts";
import { companionApi } from "./api-companion.ts";
import { eventsApi } from "./api-events.ts";
import { HttpError } from "./http-error.ts";
import { countRequest, prepare, requireWriteAccess, requireRoute } from "./api-guards.ts";
import { loginApi } from "./api-login.ts";
import { reportsApi } from "./api-reports.ts";
import { missingItemsApi } from "./api-missing-items.ts";
import { visitorDataApi } from "./api-visitor-data.ts";
import { accessKeysApi } from "./api-access-keys.ts";
import { visitorApi } from "./api-visitor.ts";
import { withDeadline } from "./database-deadline.ts";
import { describeApi } from "./openapi.ts";
import { badgesApi } from "./api-badges.ts";
import { awardBadgesOnWrite, createBadgeAwarder } from "./badge-awarder.ts";
import type { SiteCompanion } from "./site-companion.ts";
import { createVisitorSession } from "./visitor-session.ts";

export interface ApiParts extends Pick<
  ApiVariables,
  "platform" | "masterData" | "limits" | "pictureDecoder" | "ending" | "sites" | "tables"
> {
  /** The API of each site that has one, by site id; mounted at `<API_BASE_PATH><site id>`. */
  siteApis: Readonly<Record<string, Hono<ApiEnv>>>;
  /** Second addresses of the sites' calls, below API_BASE_PATH. */
  siteAliases: readonly ApiAlias[];
  /** How the badges of all sites count. */
  badgeCounters: BadgeCounters;
  /** What each site may count. */
  siteEvents: readonly SiteEvents[];
  /** What the companion says of a site besides its line there, by site. */
  siteCompanions: Readonly<Record<string, SiteCompanion>>;
  switches: Pick<Switches, "isClosed">;
}

/**
 * The whole API below API_BASE_PATH. A request meets, in this order: its limit, the table of routes, the proof
 * that one of our pages sent it (writes), the switch of its site, and the route's own description.
 */
export function createApi({
  masterData,
  limits,
  pictureDecoder,
  ending,
  sites,
  tables,
  siteApis,
  siteAliases,
  badgeCounters,
  siteEvents,
  siteCompanions,
  switches,
  ...parts
}: ApiParts): Hono<ApiEnv> {
  const { apiBasePath, loginPath, publicUrl, databaseWithinMs } = parts.platform.settings;
  // A database that hangs becomes an answer of 503 while the visitor still waits.
  const platform = { ...parts.platform, database: withDeadline(parts.platform.database, databaseWithinMs) };
  const session = createVisitorSession(platform);
  const app = new Hono<ApiEnv>();
  app.onError(answerHttpError);
  app.notFound((c) => answerHttpError(new HttpError("E-404"), c));

  const voteQueue = createVoteQueue(platform.database, { processId: process.pid });
  app.use(
    prepare({ platform, masterData, limits, pictureDecoder, voteQueue, ending, sites, tables }),
    countRequest(session),
  );
  app.use(async (c, next) => {
    await next();
    // The pattern of whoever answered: of what went wrong before, that of the call that was asked for.
    c.var.info.route = routePath(c, -1);
  });
  app.use(
    requireRoute((method, path) => app.router.match(method, path)[0].some(([[, known]]) => known.method !== "ALL")),
  );
  app.route(`${apiBasePath}reports`, reportsApi());
  app.use(requireWriteAccess(session));

  const badgeAwarder = createBadgeAwarder({ platform, masterData, badgeCounters });
  app.route(loginPath, loginApi(session));
  app.use(`${apiBasePath}visitor/opening`, awardBadgesOnWrite(badgeAwarder, null));
  app.route(`${apiBasePath}visitor`, visitorApi());
  app.route(`${apiBasePath}visitor`, companionApi(siteCompanions));
  app.route(`${apiBasePath}visitor`, badgesApi());
  app.route(`${apiBasePath}visitor`, accessKeysApi(session));
  app.route(`${apiBasePath}visitor`, visitorDataApi(session));
  app.route(`${apiBasePath}visitor`, missingItemsApi());
  app.route(`${apiBasePath}events`, eventsApi(siteEvents));
  for (const [siteId, api] of Object.entries(siteApis)) {
    app.use(`${apiBasePath}${siteId}/*`, async (_, next) => {
      if (switches.isClosed(siteId)) throw new HttpError("E-CLOSED");
      await next();
    });
    app.use(`${apiBasePath}${siteId}/*`, awardBadgesOnWrite(badgeAwarder, siteId));
    app.route(`${apiBasePath}${siteId}`, api);
  }

  addApiAliases(app, apiBasePath, [...hubAliases, ...siteAliases]);

  let description: object | undefined;
  app.get(`${apiBasePath}openapi.json`, (c) => c.json((description ??= describeApi(app.routes, publicUrl))));
  return app;
}
