import { Hono } from "hono";
import type { ApiEnv } from "#server/http/api-env.ts";
import { filmApi } from "./film-api.server.ts";
import { liveApi } from "./live-api.server.ts";

/** Films: bookmarks and stopped shades. Live: what is on, its chat, its poll, its questions. */
export const api = new Hono<ApiEnv>().route("/live", liveApi).route("/", filmApi);
