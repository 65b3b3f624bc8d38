import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";

/** Pages that show the gallery carry this tag; publishing, taking down and hiding purge it. */
export const galleryTag = "mascara-wall";
export const galleryPageSize = 24;

export type GalleryOrder =
  | { by: "new" | "liked" | "experiment" }
  /** Those made for the same worry, 1 to 6. */
  | { by: "worry"; worry: number };

/** A mascara in the gallery, as everybody sees it. */
export interface GalleryEntry {
  id: string;
  code: string;
  number: number;
  likes: number;
  isDemonstration: boolean;
  isExperiment: boolean;
  parent: { id: string; code: string; number: number } | null;
}

/** The end of a page: where the next one goes on. */
interface GalleryCursor {
  likes: number;
  atMs: number;
  id: string;
}

/**
 * One page of the gallery. Every order has an index that holds nothing else, and a page begins where the last one ended:
 * the thousandth costs as much as the first.
 * @param after the `next` of the page before; null the first page; one that nobody wrote is the first page too
 */
export async function getGalleryPage(
  queries: Queries,
  order: GalleryOrder,
  after: string | null,
  size = galleryPageSize,
): Promise<{ items: GalleryEntry[]; next: string | null }> {
  const cursor = after === null ? null : parseCursor(after);
  const { name, where, sort, key } = orders[order.by];
  const values: unknown[] = [size + 1];
  const addValue = (value: unknown): string => `$${values.push(value)}`;
  const filter = order.by === "worry" ? `${where} AND wall.worry = ${addValue(order.worry)}` : where;
  const from = cursor
    ? `AND (${key}) < (${[...(order.by === "liked" ? [cursor.likes] : []), new Date(cursor.atMs), cursor.id].map(addValue).join(", ")})`
    : "";
  const rows = await queries.queryComposed<GalleryRow>({
    name: `${name}${cursor ? "-after" : ""}`,
    text: `${gallery} WHERE ${filter} ${from} ORDER BY ${sort} LIMIT $1`,
    values,
  });
  const shown = rows.slice(0, size);
  const end = shown.at(-1);
  return { items: shown.map(toGalleryEntry), next: rows.length > size && end ? formatCursor(end) : null };
}

/** One mascara of the gallery; null when it is gone, private or hidden. */
export async function getGalleryEntry(queries: Queries, id: string): Promise<GalleryEntry | null> {
  const [row] = await queries.query({
    name: "mascara-by-id",
    text: `${gallery} WHERE wall.id = $1 AND ${inGallery}`,
    values: [id],
  });
  return row ? toGalleryEntry(row) : null;
}

/** What is public, not hidden, and not our own where an operator turned the demo off. */
const isInGallery = <One extends "wall" | "parent">(one: One) =>
  `${one}.is_public AND ${one}.state IN ('shown', 'cleared')
  AND (${one}.visitor_id IS NOT NULL OR coalesce((SELECT is_on FROM demonstration WHERE id = 'ranking'), true))` as const;
const inGallery = isInGallery("wall");
const columns = `wall.id, wall.code, wall.number, wall.likes, wall.visitor_id IS NULL AS is_demo, wall.is_experiment,
  wall.made_at, parent.id AS parent_id, parent.code AS parent_code, parent.number AS parent_number`;
const gallery = `SELECT ${columns} FROM mascaras AS wall LEFT JOIN mascaras AS parent
  ON parent.id = wall.parent_id AND ${isInGallery("parent")}` as const;
const byTime = { key: "wall.made_at, wall.id", sort: "wall.made_at DESC, wall.id DESC" };

const orders: Readonly<Record<GalleryOrder["by"], { name: string; where: string; key: string; sort: string }>> = {
  new: { name: "wall-new", where: inGallery, ...byTime },
  liked: {
    name: "wall-liked",
    where: inGallery,
    key: "wall.likes, wall.made_at, wall.id",
    sort: "wall.likes DESC, wall.made_at DESC, wall.id DESC",
  },
  experiment: { name: "wall-experiments", where: `${inGallery} AND wall.is_experiment`, ...byTime },
  worry: { name: "wall-worry", where: inGallery, ...byTime },
};

type GalleryRow = RowOf<typeof gallery>;

const toGalleryEntry = (row: GalleryRow): GalleryEntry => ({
  ...{ id: row.id, code: row.code, number: row.number, likes: row.likes },
  isDemonstration: row.is_demo,
  isExperiment: row.is_experiment,
  parent:
    row.parent_id !== null && row.parent_code !== null && row.parent_number !== null
      ? { id: row.parent_id, code: row.parent_code, number: row.parent_number }
      : null,
});

const formatCursor = ({ likes, made_at, id }: GalleryRow): string => `${likes}.${made_at.getTime().toString(36)}.${id}`;

function parseCursor(text: string): GalleryCursor | null {
  const [, likes, at, id] =
    /^(\d{1,9})\.([0-9a-z]{6,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  const atMs = Number.parseInt(at ?? "", 36);
  return id && Number.isFinite(atMs) && atMs < 8.64e15 ? { likes: Number(likes), atMs, id } : null;
}
