import type { Queries } from "../../platform/database.ts";
import { RoomMoved } from "../visitors/visits.ts";
import { movedTo } from "./room-keys.ts";
import { dropPages, shownTags } from "./shown-pages.ts";
import { type Clash, type VisitorTable, visitorTables } from "./visitor-tables.ts";

/** Two rooms that become one: everything of `from` goes into `into`. */
export interface Merge {
  from: string;
  into: string;
  now: Date;
}

/**
 * Puts the room of one visitor into that of another, in the caller's transaction. Both are locked first, in the order
 * of their names, so that two merges never wait for each other; whoever writes in one of them meanwhile is waited for.
 * Afterwards `from` is no visitor any more, and `room_moves` says where it went.
 * @returns the name under which one goes on: that of `into`, or of the room `into` went into; null when it was erased
 * @throws RoomMoved when `from` went into another room meanwhile
 */
export async function mergeRooms(queries: Queries, merge: Merge): Promise<string | null> {
  const { from, into, now } = merge;
  if (from === into) return into;
  const { hasInto } = await holdBoth(queries, merge);
  if (!hasInto) {
    const next = await movedTo(queries, into);
    return next === null ? null : mergeRooms(queries, { from, into: next, now });
  }
  const tags = await shownTags(queries, [from, into]);
  await uniteBeforehand(queries, merge);
  for (const one of visitorTables) {
    if (one.once) await settle(queries, one, one.once, merge);
    await run(queries, `UPDATE ${one.table} SET visitor_id = $1 WHERE visitor_id = $2`, [into, from]);
  }
  await run(queries, "UPDATE room_moves SET to_id = $1 WHERE to_id = $2", [into, from]);
  await run(queries, "INSERT INTO room_moves (from_id, to_id, moved_at) VALUES ($1, $2, $3)", [from, into, now]);
  await run(queries, "DELETE FROM visitors WHERE id = $1", [from]);
  await dropPages(queries, tags);
  return into;
}

/** Locks both rooms. A browser that has written nothing yet gets a row to lock: its first write then waits as any other. */
async function holdBoth(queries: Queries, { from, into, now }: Merge): Promise<{ hasInto: boolean }> {
  await run(queries, "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja') ON CONFLICT DO NOTHING", [
    from,
    now,
  ]);
  const held = await queries.query<{ id: string }>({
    text: "SELECT id FROM visitors WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE",
    values: [[from, into]],
  });
  // Only now: what was waited for may have been a merge.
  if ((await movedTo(queries, from)) !== null) throw new RoomMoved();
  return { hasInto: held.some(({ id }) => id === into) };
}

/** What is more than a choice between two rows. */
async function uniteBeforehand(queries: Queries, { from, into }: Merge): Promise<void> {
  await run(
    queries,
    `UPDATE visitors AS kept SET created_at = least(kept.created_at, gone.created_at),
            opening_seen_at = least(kept.opening_seen_at, gone.opening_seen_at)
     FROM visitors AS gone WHERE kept.id = $1 AND gone.id = $2`,
    [into, from],
  );
  // The words of the room that stays go on opening it.
  await run(
    queries,
    `DELETE FROM restore_words WHERE visitor_id = $2 AND EXISTS (SELECT 1 FROM restore_words WHERE visitor_id = $1)`,
    [into, from],
  );
  // Pictures that were seen in either room are seen. Both rows get them: one of the two stays.
  await run(
    queries,
    `UPDATE lip_areas AS one SET panels = (SELECT array_agg(DISTINCT panel ORDER BY panel)
                                           FROM unnest(one.panels || other.panels) AS panel)
     FROM lip_areas AS other
     WHERE one.area = other.area AND cardinality(one.panels || other.panels) > 0
       AND ((one.visitor_id = $1 AND other.visitor_id = $2) OR (one.visitor_id = $2 AND other.visitor_id = $1))`,
    [into, from],
  );
  // A like is one visitor's: where both rooms liked, one of the two is taken back.
  await run(
    queries,
    `UPDATE mascaras SET likes = likes - 1 WHERE id IN (SELECT mascara_id FROM mascara_likes
       WHERE visitor_id IN ($1, $2) GROUP BY mascara_id HAVING count(*) = 2)`,
    [into, from],
  );
  await run(
    queries,
    `UPDATE reviews SET helpful = helpful - 1 WHERE id IN (SELECT review_id FROM review_helpful
       WHERE visitor_id IN ($1, $2) GROUP BY review_id HAVING count(*) = 2)`,
    [into, from],
  );
  // One palette an evening: where both rooms made one, the later goes to the nearest evening before that is free.
  await run(
    queries,
    `UPDATE palettes AS mine SET jst_day = (
       SELECT day::date FROM generate_series(mine.jst_day - interval '1 day', mine.jst_day - interval '400 days', '-1 day') AS day
       WHERE NOT EXISTS (SELECT 1 FROM palettes WHERE visitor_id IN ($1, $2) AND jst_day = day::date)
       ORDER BY day DESC LIMIT 1)
     FROM palettes AS kept
     WHERE mine.visitor_id = $2 AND kept.visitor_id = $1 AND mine.jst_day = kept.jst_day`,
    [into, from],
  );
}

/** Takes the row that does not stay out of the way, in whichever of the two rooms it is. */
async function settle(queries: Queries, { table }: VisitorTable, once: Clash, { from, into }: Merge): Promise<void> {
  const value = (row: string): string =>
    once.by.includes("row.") ? once.by.replaceAll("row.", `${row}.`) : `${row}.${once.by}`;
  const same = once.keys.map((key) => `AND gone.${key} = kept.${key}`).join(" ");
  const isBetter = once.keeps === "smaller" ? "<" : ">";
  const loses = `kept.visitor_id <> gone.visitor_id ${same} AND (${value("kept")} ${isBetter} ${value("gone")}
    OR (NOT coalesce(${value("gone")} ${isBetter} ${value("kept")}, false) AND kept.visitor_id = $1))`;
  const among = "kept.visitor_id IN ($1, $2) AND gone.visitor_id IN ($1, $2)";
  const text =
    once.other === "nameless"
      ? `UPDATE ${table} AS gone SET visitor_id = ${nameless(table)} FROM ${table} AS kept WHERE ${among} AND ${loses}`
      : `DELETE FROM ${table} AS gone USING ${table} AS kept WHERE ${among} AND ${loses}`;
  await run(queries, text, [into, from]);
}

/** What stands in the place of a visitor's name: nothing where that may be, else a name that nobody has. */
export function nameless(table: string): string {
  return table === "draw_tickets" || table === "events" ? "NULL" : "gen_random_uuid()";
}

async function run(queries: Queries, text: string, values: readonly unknown[]): Promise<void> {
  await queries.query({ text, values });
}
