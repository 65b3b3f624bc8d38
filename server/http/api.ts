import { Hono } from "hono";
import { makeBallotBox } from "../modules/votes/ballot-box.ts";
import type { Switches } from "../modules/switches/switches.ts";
import type { ApiEnv, ApiVariables } from "./api-env.ts";
import { answerFailure } from "./api-errors.ts";
import { eventsApi } from "./api-events.ts";
import { ApiFailure } from "./api-failure.ts";
import { countRequest, prepare, requireOwnPage, requireRoute } from "./api-guards.ts";
import { loginApi } from "./api-login.ts";
import { reportsApi } from "./api-reports.ts";
import { visitorApi } from "./api-visitor.ts";
import { withDeadline } from "./database-deadline.ts";
import { describeApi } from "./openapi.ts";
import { makeVisitorSession } from "./visitor-session.ts";

export interface ApiParts extends Pick<ApiVariables, "platform" | "masterData" | "limits"> {
  /** The API of each site that has one, by site id; mounted at `<API_BASE_PATH><site id>`. */
  siteApis: Readonly<Record<string, Hono<ApiEnv>>>;
  switches: Pick<Switches, "isClosed">;
}

/** A database that hangs becomes an answer of 503 while the visitor still waits. */
const databaseWithinMs = 900;

/**
 * The whole API below API_BASE_PATH. A request meets, in this order: its limit, the table of routes, the proof
 * that one of our pages sent it (writes), the switch of its site, and the route's own description.
 */
export function makeApi({ masterData, limits, siteApis, switches, ...parts }: ApiParts): Hono<ApiEnv> {
  const platform = { ...parts.platform, database: withDeadline(parts.platform.database, databaseWithinMs) };
  const { apiBasePath, loginPath, publicUrl } = platform.settings;
  const session = makeVisitorSession(platform);
  const app = new Hono<ApiEnv>();
  app.onError(answerFailure);
  app.notFound((c) => answerFailure(new ApiFailure("E-404"), c));

  const ballotBox = makeBallotBox(platform.database, { processId: process.pid });
  app.use(prepare({ platform, masterData, limits, ballotBox }), countRequest(session));
  app.use(
    requireRoute((method, path) => app.router.match(method, path)[0].some(([[, known]]) => known.method !== "ALL")),
  );
  app.route(`${apiBasePath}reports`, reportsApi());
  app.use(requireOwnPage(session));

  app.route(loginPath, loginApi(session));
  app.route(`${apiBasePath}visitor`, visitorApi());
  app.route(`${apiBasePath}events`, eventsApi());
  for (const [siteId, api] of Object.entries(siteApis)) {
    app.use(`${apiBasePath}${siteId}/*`, async (_, next) => {
      if (switches.isClosed(siteId)) throw new ApiFailure("E-CLOSED");
      await next();
    });
    app.route(`${apiBasePath}${siteId}`, api);
  }

  let description: object | undefined;
  app.get(`${apiBasePath}openapi.json`, (c) => c.json((description ??= describeApi(app.routes, publicUrl))));
  return app;
}
