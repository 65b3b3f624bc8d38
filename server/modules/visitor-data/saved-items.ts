import type { SavedItemKind } from "#contracts/saved-item.ts";
import type { Queries } from "../../platform/database.ts";
import type { SavedItem, SavedItemDefinition, SavedItemDetails } from "./saved-item-definition.ts";

/** How much of a kind there is. */
export interface SavedItemCount {
  kind: SavedItemKind;
  count: number;
  latestAt: Date;
}

/** The place in a kind after which its next page begins. */
export interface PagePosition {
  at: Date;
  id: string;
}

/** How much there is of each kind that has any. `isFriend`: only what a friend may see. */
export async function countSavedItems(
  queries: Queries,
  {
    visitorId,
    definitions,
    isFriend = false,
  }: { visitorId: string; definitions: readonly SavedItemDefinition[]; isFriend?: boolean },
): Promise<SavedItemCount[]> {
  if (definitions.length === 0) return [];
  const parts = definitions.map(
    (definition) => `SELECT '${definition.kind}' AS kind, count(*)::int AS count, max(at) AS latest_at
             FROM (${selectItems(definition, isFriend)}) AS kept`,
  );
  const rows = await queries.queryComposed<{ kind: SavedItemKind; count: number; latest_at: Date }>({
    text: `SELECT * FROM (${parts.join(" UNION ALL ")}) AS shelf WHERE count > 0`,
    values: [visitorId],
  });
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return definitions.flatMap(({ kind }) => {
    const row = byKind.get(kind);
    return row ? [{ kind, count: row.count, latestAt: row.latest_at }] : [];
  });
}

/** A page of one kind, the newest first; one more than `limit` says that there is a next page. */
export async function listSavedItems(
  queries: Queries,
  {
    visitorId,
    definition,
    after,
    limit,
    isFriend = false,
  }: {
    visitorId: string;
    definition: SavedItemDefinition;
    after: PagePosition | null;
    limit: number;
    isFriend?: boolean;
  },
): Promise<SavedItem[]> {
  const rows = await queries.queryComposed<Row>({
    text: `SELECT kept.*, ${selectWorkColumns(definition)} FROM (
             SELECT * FROM (${selectItems(definition, isFriend)}) AS all_of_it
             WHERE $2::timestamptz IS NULL OR (at, id) < ($2, $3) ORDER BY at DESC, id DESC LIMIT $4
           ) AS kept ${joinWork(definition)} ORDER BY kept.at DESC, kept.id DESC`,
    values: [visitorId, after?.at ?? null, after?.id ?? "", limit],
  });
  return rows.map((row) => toSavedItem(definition.kind, row));
}

/** One thing of the visitor's own; null for another's. */
export async function getSavedItem(
  queries: Queries,
  { visitorId, definition, id }: { visitorId: string; definition: SavedItemDefinition; id: string },
): Promise<SavedItem | null> {
  const [row] = await queries.queryComposed<Row>({
    text: `SELECT kept.*, ${selectWorkColumns(definition)} FROM (SELECT * FROM (${definition.sql}) AS all_of_it WHERE id = $2) AS kept
           ${joinWork(definition)}`,
    values: [visitorId, id],
  });
  return row ? toSavedItem(definition.kind, row) : null;
}

/** What of one kind was saved on one day. */
export interface DailyActivity {
  kind: SavedItemKind;
  /** The day in Japan. */
  day: string;
  count: number;
  /** The last of them. */
  last: SavedItem;
}

/** What happened on these days in Japan, from the rows that are there. */
export async function listDailyActivity(
  queries: Queries,
  {
    visitorId,
    definitions,
    days,
  }: { visitorId: string; definitions: readonly SavedItemDefinition[]; days: readonly string[] },
): Promise<DailyActivity[]> {
  if (definitions.length === 0) return [];
  const parts = definitions.map(
    (definition) => `SELECT '${definition.kind}' AS kind, kept.*, ${selectWorkColumns(definition)} FROM (
      SELECT DISTINCT ON (day) day, count(*) OVER (PARTITION BY day)::int AS count, id, at, about FROM (
        SELECT to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD') AS day, id, at, about
        FROM (${definition.sql}) AS all_of_it) AS dated
      WHERE day = ANY($2::text[]) ORDER BY day, at DESC, id DESC) AS kept ${joinWork(definition)}`,
  );
  const rows = await queries.queryComposed<Row & { kind: SavedItemKind; day: string; count: number }>({
    text: parts.join(" UNION ALL "),
    values: [visitorId, days],
  });
  return rows.map((row) => ({ kind: row.kind, day: row.day, count: row.count, last: toSavedItem(row.kind, row) }));
}

interface Row {
  id: string;
  at: Date;
  about: SavedItemDetails;
  work_title: string | null;
  work_path: string | null;
}

const toSavedItem = (kind: SavedItemKind, { id, at, about, work_title, work_path }: Row): SavedItem => ({
  ...{ kind, id, at, about },
  work: work_title === null || work_path === null ? null : { title: work_title, path: work_path },
});

function selectItems({ sql, sharedCondition }: SavedItemDefinition, isFriend: boolean): string {
  return isFriend && sharedCondition ? `SELECT * FROM (${sql}) AS own WHERE ${sharedCondition}` : sql;
}

const selectWorkColumns = ({ workRef }: SavedItemDefinition): string =>
  workRef ? "made.title AS work_title, made.path AS work_path" : "NULL::text AS work_title, NULL::text AS work_path";

function joinWork({ kind, workRef }: SavedItemDefinition): string {
  if (!workRef) return "";
  return `LEFT JOIN LATERAL (SELECT title, path FROM works WHERE visitor_id = $1 AND works.kind = '${kind}' AND ref = ${workRef}
            ORDER BY made_at DESC LIMIT 1) AS made ON true`;
}
