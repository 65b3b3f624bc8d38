import type { AnalyticsEvent } from "#contracts/analytics-event.ts";
import type { Queries } from "../../platform/database.ts";

/**
 * Keeps events, each id once: a call that is repeated, whole or in part, adds nothing.
 * Answers how many different events of the call are now stored.
 */
export async function storeEvents(
  queries: Queries,
  visitorId: string,
  events: readonly AnalyticsEvent[],
  now: Date,
): Promise<number> {
  // In one order for all: two calls with the same ids then wait for each other instead of locking up.
  const uniqueEvents = [...new Map(events.map((event) => [event.id.toLowerCase(), event]))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const column = <Value>(pick: (event: AnalyticsEvent) => Value): Value[] =>
    uniqueEvents.map(([, event]) => pick(event));
  await queries.query({
    name: "store-events",
    text: `INSERT INTO events (id, visitor_id, name, path, params, at, received_at)
           SELECT id, $1::uuid, name, path, params, at, $2::timestamptz
           FROM unnest($3::uuid[], $4::text[], $5::text[], $6::jsonb[], $7::timestamptz[]) AS e (id, name, path, params, at)
           ON CONFLICT (id) DO NOTHING`,
    values: [
      visitorId,
      now,
      uniqueEvents.map(([id]) => id),
      column(({ name }) => name),
      column(({ path }) => path),
      column(({ params }) => JSON.stringify(params)),
      column(({ at }) => new Date(at).toISOString()),
    ],
  });
  return uniqueEvents.length;
}
