import type pg from "pg";
import type { Database } from "../../server/platform/database.ts";
import { recordInterests } from "../../server/modules/ranking/record-interest.ts";
import { rollUpInterest } from "../../server/modules/ranking/roll-up.ts";
import type { FaceType, Interest, InterestKind } from "../../server/modules/ranking/interest.ts";
import { seededRandom, type Random } from "../../server/platform/random.ts";

const eventsPerVisitor = 20;
const storedDays = 60;
const products = 168;
const kinds = ["wish", "try", "review", "vote"] as const satisfies readonly InterestKind[];

/** Stores `count` events of the last 60 days, twenty a visitor, and counts them, as visitors and the job would have. */
export async function fillEvents(client: pg.Client, database: Database, count: number, now: Date): Promise<void> {
  const chunk = 20_000;
  for (let from = 0; from < count; from += chunk) {
    await client.query({
      text: `WITH made AS (
               SELECT md5('v' || (g / $3))::uuid AS visitor_id,
                 (ARRAY['wish', 'try', 'review', 'vote'])[1 + g % 4] AS kind,
                 'lip-' || lpad((1 + (hashint4(g) & 2147483647) % $4)::text, 3, '0') AS product_id,
                 $5::timestamptz - make_interval(secs => (hashint4(g * 7) & 2147483647) % ($6 * 86400)) AS at,
                 (g / $3) % 9 AS face_type
               FROM generate_series($1::int, $2::int - 1) AS g
             ), kept AS (
               INSERT INTO interest_events (visitor_id, kind, product_id, jst_day, at, face_type, is_demo)
               SELECT visitor_id, kind, product_id, (at AT TIME ZONE 'Asia/Tokyo')::date, at, face_type, false FROM made
               ON CONFLICT DO NOTHING RETURNING *
             )
             INSERT INTO interest_pending SELECT * FROM kept`,
      values: [from, Math.min(count, from + chunk), eventsPerVisitor, products, now, storedDays],
    });
    await rollUpInterest(database, { now });
  }
  await client.query("VACUUM ANALYZE");
}

/** Visitors do `count` more things in the last hour: half of them are new, half were here before. */
export async function addEvents(
  database: Database,
  count: number,
  stored: number,
  now: Date,
  seed: string,
): Promise<number> {
  const random = seededRandom(seed);
  return recordInterests(
    database,
    Array.from({ length: count }, () => newEvent(random, stored, now)),
  );
}

function newEvent(random: Random, stored: number, now: Date): Interest {
  const visitor = random.int(Math.max(1, Math.floor(stored / eventsPerVisitor)) * 2);
  return {
    visitorId: `${visitor.toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`,
    kind: kinds[random.int(kinds.length)] ?? "wish",
    productId: `lip-${String(1 + random.int(products)).padStart(3, "0")}`,
    faceType: random.int(8) as FaceType,
    at: new Date(now.getTime() - random.int(3_600_000)),
  };
}
