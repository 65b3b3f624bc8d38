import { Hono } from "hono";
import { makeBallotBox } from "../modules/votes/ballot-box.ts";
import type { Switches } from "../modules/switches/switches.ts";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { answerFailure } from "./api-errors.ts";
import { companionApi } from "./api-companion.ts";
import { eventsApi } from "./api-events.ts";
import { ApiFailure } from "./api-failure.ts";
import { countRequest, prepare, requireOwnPage, requireRoute } from "./api-guards.ts";
import { loginApi } from "./api-login.ts";
import { reportsApi } from "./api-reports.ts";
import { roomGapsApi } from "./api-room-gaps.ts";
import { roomHoldingsApi } from "./api-room-holdings.ts";
import { roomKeysApi } from "./api-room-keys.ts";
import { visitorApi } from "./api-visitor.ts";
import { withDeadline } from "./database-deadline.ts";
import { describeApi } from "./openapi.ts";
import { sealsApi } from "./api-seals.ts";
import { giveSeals, makeSealDesk } from "./seal-desk.ts";
import { makeVisitorSession } from "./visitor-session.ts";

export interface ApiParts extends Pick<ApiVariables, "platform" | "masterData" | "limits" | "ending"> {
  /** The API of each site that has one, by site id; mounted at `<API_BASE_PATH><site id>`. */
  siteApis: Readonly<Record<string, Hono<ApiEnv>>>;
  switches: Pick<Switches, "isClosed">;
}

/**
 * The whole API below API_BASE_PATH. A request meets, in this order: its limit, the table of routes, the proof
 * that one of our pages sent it (writes), the switch of its site, and the route's own description.
 */
export function makeApi({ masterData, limits, ending, siteApis, switches, ...parts }: ApiParts): Hono<ApiEnv> {
  const { apiBasePath, loginPath, publicUrl, databaseWithinMs } = parts.platform.settings;
  // A database that hangs becomes an answer of 503 while the visitor still waits.
  const platform = { ...parts.platform, database: withDeadline(parts.platform.database, databaseWithinMs) };
  const session = makeVisitorSession(platform);
  const app = new Hono<ApiEnv>();
  app.onError(answerFailure);
  app.notFound((c) => answerFailure(new ApiFailure("E-404"), c));

  const ballotBox = makeBallotBox(platform.database, { processId: process.pid });
  app.use(prepare({ platform, masterData, limits, ballotBox, ending }), countRequest(session));
  app.use(
    requireRoute((method, path) => app.router.match(method, path)[0].some(([[, known]]) => known.method !== "ALL")),
  );
  app.route(`${apiBasePath}reports`, reportsApi());
  app.use(requireOwnPage(session));

  const sealDesk = makeSealDesk({ platform, masterData });
  app.route(loginPath, loginApi(session));
  app.use(`${apiBasePath}visitor/opening`, giveSeals(sealDesk, "zones"));
  app.route(`${apiBasePath}visitor`, visitorApi());
  app.route(`${apiBasePath}visitor`, companionApi());
  app.route(`${apiBasePath}visitor`, sealsApi());
  app.route(`${apiBasePath}visitor`, roomKeysApi(session));
  app.route(`${apiBasePath}visitor`, roomHoldingsApi(session));
  app.route(`${apiBasePath}visitor`, roomGapsApi());
  app.route(`${apiBasePath}events`, eventsApi());
  for (const [siteId, api] of Object.entries(siteApis)) {
    app.use(`${apiBasePath}${siteId}/*`, async (_, next) => {
      if (switches.isClosed(siteId)) throw new ApiFailure("E-CLOSED");
      await next();
    });
    app.use(`${apiBasePath}${siteId}/*`, giveSeals(sealDesk, siteId));
    app.route(`${apiBasePath}${siteId}`, api);
  }

  let description: object | undefined;
  app.get(`${apiBasePath}openapi.json`, (c) => c.json((description ??= describeApi(app.routes, publicUrl))));
  return app;
}
