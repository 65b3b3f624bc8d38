import { type KeepsakeKind, keepsakeKinds } from "#contracts/keepsake.ts";
import type { Queries } from "../../platform/database.ts";
import { keepsakeRows } from "./keepsake-rows.ts";

type Read = Pick<Queries, "query">;

/** What a row says of itself; which of these it says depends on its kind. */
export interface About {
  [fact: string]: string | number | boolean | null | readonly (string | number)[];
}

/** One thing in a room. */
export interface Keepsake {
  kind: KeepsakeKind;
  id: string;
  at: Date;
  about: About;
  /** As it stands among the visitor's works; null where it is no work, or none any more. */
  work: { title: string; path: string } | null;
}

/** How much of a kind there is. */
export interface Shelf {
  kind: KeepsakeKind;
  count: number;
  latestAt: Date;
}

/** The place in a kind after which its next page begins. */
export interface Place {
  at: Date;
  id: string;
}

/** How much there is of each kind that has any. `isFriend`: only what a friend may see. */
export async function readShelves(
  queries: Read,
  visitorId: string,
  { kinds = keepsakeKinds, isFriend = false }: { kinds?: readonly KeepsakeKind[]; isFriend?: boolean } = {},
): Promise<Shelf[]> {
  const parts = kinds.map(
    (kind) => `SELECT '${kind}' AS kind, count(*)::int AS count, max(at) AS latest_at
             FROM (${seen(kind, isFriend)}) AS kept`,
  );
  const rows = await queries.query<{ kind: KeepsakeKind; count: number; latest_at: Date }>({
    text: `SELECT * FROM (${parts.join(" UNION ALL ")}) AS shelf WHERE count > 0`,
    values: [visitorId],
  });
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return kinds.flatMap((kind) => {
    const row = byKind.get(kind);
    return row ? [{ kind, count: row.count, latestAt: row.latest_at }] : [];
  });
}

/** A page of one kind, the newest first; one more than `limit` says that there is a next page. */
export async function readKeepsakes(
  queries: Read,
  {
    visitorId,
    kind,
    after,
    limit,
    isFriend = false,
  }: {
    visitorId: string;
    kind: KeepsakeKind;
    after: Place | null;
    limit: number;
    isFriend?: boolean;
  },
): Promise<Keepsake[]> {
  const rows = await queries.query<Row>({
    text: `SELECT kept.*, ${work(kind)} FROM (
             SELECT * FROM (${seen(kind, isFriend)}) AS all_of_it
             WHERE $2::timestamptz IS NULL OR (at, id) < ($2, $3) ORDER BY at DESC, id DESC LIMIT $4
           ) AS kept ${workOf(kind)} ORDER BY kept.at DESC, kept.id DESC`,
    values: [visitorId, after?.at ?? null, after?.id ?? "", limit],
  });
  return rows.map((row) => keepsake(kind, row));
}

/** One thing of the visitor's own; null for another's. */
export async function readKeepsake(
  queries: Read,
  { visitorId, kind, id }: { visitorId: string; kind: KeepsakeKind; id: string },
): Promise<Keepsake | null> {
  const [row] = await queries.query<Row>({
    text: `SELECT kept.*, ${work(kind)} FROM (SELECT * FROM (${keepsakeRows[kind].sql}) AS all_of_it WHERE id = $2) AS kept
           ${workOf(kind)}`,
    values: [visitorId, id],
  });
  return row ? keepsake(kind, row) : null;
}

/** What of one kind came into the room in one night. */
export interface NightEvent {
  kind: KeepsakeKind;
  /** The day in Japan. */
  day: string;
  count: number;
  /** The last of them. */
  last: Keepsake;
}

/** What happened on these days in Japan, from the rows that are there. */
export async function readNightEvents(
  queries: Read,
  visitorId: string,
  days: readonly string[],
): Promise<NightEvent[]> {
  const parts = keepsakeKinds.map(
    (kind) => `SELECT '${kind}' AS kind, kept.*, ${work(kind)} FROM (
      SELECT DISTINCT ON (day) day, count(*) OVER (PARTITION BY day)::int AS count, id, at, about FROM (
        SELECT to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD') AS day, id, at, about
        FROM (${keepsakeRows[kind].sql}) AS all_of_it) AS dated
      WHERE day = ANY($2::text[]) ORDER BY day, at DESC, id DESC) AS kept ${workOf(kind)}`,
  );
  const rows = await queries.query<Row & { kind: KeepsakeKind; day: string; count: number }>({
    text: parts.join(" UNION ALL "),
    values: [visitorId, days],
  });
  return rows.map((row) => ({ kind: row.kind, day: row.day, count: row.count, last: keepsake(row.kind, row) }));
}

interface Row extends Record<string, unknown> {
  id: string;
  at: Date;
  about: About;
  work_title: string | null;
  work_path: string | null;
}

const keepsake = (kind: KeepsakeKind, { id, at, about, work_title, work_path }: Row): Keepsake => ({
  ...{ kind, id, at, about },
  work: work_title === null || work_path === null ? null : { title: work_title, path: work_path },
});

function seen(kind: KeepsakeKind, isFriend: boolean): string {
  const { sql, shared } = keepsakeRows[kind];
  return isFriend && shared ? `SELECT * FROM (${sql}) AS own WHERE ${shared}` : sql;
}

const work = (kind: KeepsakeKind): string =>
  keepsakeRows[kind].work
    ? "made.title AS work_title, made.path AS work_path"
    : "NULL::text AS work_title, NULL::text AS work_path";

function workOf(kind: KeepsakeKind): string {
  const condition = keepsakeRows[kind].work;
  if (!condition) return "";
  return `LEFT JOIN LATERAL (SELECT title, path FROM works AS work WHERE work.visitor_id = $1 AND ${condition}
            ORDER BY made_at DESC LIMIT 1) AS made ON true`;
}
