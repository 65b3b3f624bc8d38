import { Hono } from "hono";
import {
  createEventBatchSchema,
  type EventsAccepted,
  eventsAcceptedSchema,
  type SiteEvents,
} from "#contracts/analytics-event.ts";
import { storeEvents } from "../modules/analytics/events.ts";
import { recordVisit } from "../modules/visitors/visits.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { route } from "./api-route.ts";

/** `/api/events`: the hub's own count of what is used. Event ids make a repeated call harmless, so it needs no key. */
export function eventsApi(sites: readonly SiteEvents[]): Hono<ApiEnv> {
  const body = createEventBatchSchema(sites);
  const post = { summary: "Keeps events, each id once", body, answer: eventsAcceptedSchema };
  return new Hono<ApiEnv>().post("/", route(post), async (c) => {
    const { platform, visitorId } = c.var;
    if (visitorId === null) throw new HttpError("E-CSRF");
    const { events } = c.req.valid("json");
    const now = platform.clock.now();
    const accepted = await platform.database.transaction(async (queries) => {
      await recordVisit(queries, { visitorId, lang: events[0]?.params.lang ?? "ja", now });
      return storeEvents(queries, visitorId, events, now);
    });
    for (const { name } of events) platform.metrics.count("kate_events_total", name);
    return c.json({ accepted } satisfies EventsAccepted);
  });
}
