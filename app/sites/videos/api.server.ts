import { Hono } from "hono";
import type { ApiEnv } from "#server/http/api-env.ts";
import { videoApi } from "./video-api.server.ts";
import { liveApi } from "./live-api.server.ts";

/** Videos: bookmarks and stopped shades. Live: what is on, its chat, its poll, its questions. */
export const api = new Hono<ApiEnv>().route("/live", liveApi).route("/", videoApi);
