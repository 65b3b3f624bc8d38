import { Hono } from "hono";
import type { ApiEnv } from "#server/http/api-env.ts";
import { gamesApi } from "./games/games-api.server.ts";
import { duelsApi } from "./games/duels-api.server.ts";
import { gameWeekApi } from "./games/week-api.server.ts";
import { progressApi } from "./progress-api.server.ts";
import { wordsApi } from "./send/words-api.server.ts";
import { stageRunsApi } from "./stage-runs.server.ts";

/** The lip world's API. */
export const api = new Hono<ApiEnv>()
  .route("/stg", stageRunsApi)
  .route("/progress", progressApi)
  .route("/games", gamesApi)
  .route("/games", gameWeekApi)
  .route("/games/duels", duelsApi)
  .route("/words", wordsApi);
