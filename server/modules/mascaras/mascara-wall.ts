import type { Queries } from "../../platform/database.ts";

/** Pages that show the wall carry this tag; hanging up, taking down and hiding purge it. */
export const wallTag = "mascara-wall";
export const wallPageSize = 24;

export type WallOrder =
  | { by: "new" | "liked" | "experiment" }
  /** Those made for the same worry, 1 to 6. */
  | { by: "worry"; worry: number };

/** A mascara on the wall, as everybody sees it. */
export interface WallMascara {
  id: string;
  code: string;
  number: number;
  likes: number;
  isDemonstration: boolean;
  isExperiment: boolean;
  parent: { id: string; code: string; number: number } | null;
}

/** The end of a page: where the next one goes on. */
interface Mark {
  likes: number;
  atMs: number;
  id: string;
}

/**
 * One page of the wall. Every order has an index that holds nothing else, and a page begins where the last one ended:
 * the thousandth costs as much as the first.
 * @param after the `next` of the page before; null the first page; one that nobody wrote is the first page too
 */
export async function wallPage(
  queries: Pick<Queries, "query">,
  order: WallOrder,
  after: string | null,
  size = wallPageSize,
): Promise<{ items: WallMascara[]; next: string | null }> {
  const mark = after === null ? null : readMark(after);
  const { name, where, sort, key } = orders[order.by];
  const values: unknown[] = [size + 1];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const filter = order.by === "worry" ? `${where} AND wall.worry = ${put(order.worry)}` : where;
  const from = mark
    ? `AND (${key}) < (${[...(order.by === "liked" ? [mark.likes] : []), new Date(mark.atMs), mark.id].map(put).join(", ")})`
    : "";
  const rows = await queries.query<Stored>({
    name: `${name}${mark ? "-after" : ""}`,
    text: `SELECT ${columns} FROM mascaras AS wall LEFT JOIN mascaras AS parent
             ON parent.id = wall.parent_id AND ${hangs("parent")}
           WHERE ${filter} ${from} ORDER BY ${sort} LIMIT $1`,
    values,
  });
  const shown = rows.slice(0, size);
  const end = shown.at(-1);
  return { items: shown.map(wallMascara), next: rows.length > size && end ? writeMark(end) : null };
}

/** One mascara of the wall; null when it is gone, private or hidden. */
export async function wallMascaraById(queries: Pick<Queries, "query">, id: string): Promise<WallMascara | null> {
  const [row] = await queries.query<Stored>({
    name: "mascara-by-id",
    text: `SELECT ${columns} FROM mascaras AS wall LEFT JOIN mascaras AS parent
             ON parent.id = wall.parent_id AND ${hangs("parent")}
           WHERE wall.id = $1 AND ${onWall}`,
    values: [id],
  });
  return row ? wallMascara(row) : null;
}

/** What is public, not hidden, and not the house's own where an operator took the demonstration down. */
const hangs = (one: "wall" | "parent"): string => `${one}.is_public AND ${one}.state IN ('shown', 'cleared')
  AND (${one}.visitor_id IS NOT NULL OR coalesce((SELECT is_on FROM demonstration WHERE id = 'ranking'), true))`;
const onWall = hangs("wall");
const columns = `wall.id, wall.code, wall.number, wall.likes, wall.visitor_id IS NULL AS is_demo, wall.is_experiment,
  wall.made_at, parent.id AS parent_id, parent.code AS parent_code, parent.number AS parent_number`;
const byTime = { key: "wall.made_at, wall.id", sort: "wall.made_at DESC, wall.id DESC" };

const orders: Readonly<Record<WallOrder["by"], { name: string; where: string; key: string; sort: string }>> = {
  new: { name: "wall-new", where: onWall, ...byTime },
  liked: {
    name: "wall-liked",
    where: onWall,
    key: "wall.likes, wall.made_at, wall.id",
    sort: "wall.likes DESC, wall.made_at DESC, wall.id DESC",
  },
  experiment: { name: "wall-experiments", where: `${onWall} AND wall.is_experiment`, ...byTime },
  worry: { name: "wall-worry", where: onWall, ...byTime },
};

interface Stored {
  id: string;
  code: string;
  number: number;
  likes: number;
  is_demo: boolean;
  is_experiment: boolean;
  made_at: Date;
  parent_id: string | null;
  parent_code: string | null;
  parent_number: number | null;
}

const wallMascara = (row: Stored): WallMascara => ({
  ...{ id: row.id, code: row.code, number: row.number, likes: row.likes },
  isDemonstration: row.is_demo,
  isExperiment: row.is_experiment,
  parent:
    row.parent_id !== null && row.parent_code !== null && row.parent_number !== null
      ? { id: row.parent_id, code: row.parent_code, number: row.parent_number }
      : null,
});

const writeMark = ({ likes, made_at, id }: Stored): string => `${likes}.${made_at.getTime().toString(36)}.${id}`;

function readMark(text: string): Mark | null {
  const [, likes, at, id] =
    /^(\d{1,9})\.([0-9a-z]{6,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  const atMs = Number.parseInt(at ?? "", 36);
  return id && Number.isFinite(atMs) && atMs < 8.64e15 ? { likes: Number(likes), atMs, id } : null;
}
