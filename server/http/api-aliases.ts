import type { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";

/**
 * A second address for what is called by its plain name today, below API_BASE_PATH. The first one stays: pages that are open,
 * copies of the offline worker and other people's programs ask for it.
 */
export const apiAliases: readonly (readonly [alias: string, path: string])[] = [
  ["visitor/badges", "visitor/seals"],
  ["visitor/transfer-links", "visitor/handover"],
  ["visitor/recovery-words", "visitor/words"],
  ["visitor/data-summary", "visitor/holdings"],
  ["visitor/missing-items", "visitor/gaps"],
  ["lmv/poll", "lmv/hall"],
  ["lmp/prophecies", "lmp/book"],
  ["hack/saved", "hack/book"],
  ["campaign/:campaignId/status", "campaign/:campaignId/standing"],
  ["chameleon/colours", "chameleon/book"],
  ["ucp/mural", "ucp/wall"],
  ["zones/recent-works", "zones/made"],
];

/** Gives each route that lies at or below a path the same handlers at its alias. Call it when all routes are there. */
export function addApiAliases(app: Hono<ApiEnv>, apiBasePath: string): void {
  for (const { method, path, handler } of [...app.routes]) {
    if (method === "ALL") continue;
    for (const [alias, first] of apiAliases) {
      const own = apiBasePath + first;
      if (path === own || path.startsWith(`${own}/`))
        app.on(method, apiBasePath + alias + path.slice(own.length), handler);
    }
  }
}
