import type { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";

/**
 * A second address for what is called by its plain name today, below API_BASE_PATH. The first one stays: pages that are open,
 * copies of the offline worker and other people's programs ask for it.
 */
export type ApiAlias = readonly [alias: string, path: string];

/** Those of the hub itself. A site has its own in its `api-aliases.ts`, below its own address. */
export const hubAliases: readonly ApiAlias[] = [
  ["visitor/badges", "visitor/seals"],
  ["visitor/transfer-links", "visitor/handover"],
  ["visitor/recovery-words", "visitor/words"],
  ["visitor/data-summary", "visitor/holdings"],
  ["visitor/missing-items", "visitor/gaps"],
];

/** Gives each route that lies at or below a path the same handlers at its alias. Call it when all routes are there. */
export function addApiAliases(app: Hono<ApiEnv>, apiBasePath: string, aliases: readonly ApiAlias[]): void {
  for (const { method, path, handler } of [...app.routes]) {
    if (method === "ALL") continue;
    for (const [alias, first] of aliases) {
      const own = apiBasePath + first;
      if (path === own || path.startsWith(`${own}/`))
        app.on(method, apiBasePath + alias + path.slice(own.length), handler);
    }
  }
}
