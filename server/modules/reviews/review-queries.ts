import type { ReviewAge, ReviewLight, ReviewSkin, ReviewSort, ReviewSource } from "#contracts/review-limits.ts";
import { reviewPageSize } from "#contracts/review-limits.ts";
import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import { visibleReviewColumns, type VisibleReviewRow } from "./review-rows.ts";

/** Which reviews are asked for; null asks for all. */
export interface ReviewFilter {
  productId: string | null;
  /** Of one of these products; an empty list asks for none. */
  productIds: readonly string[] | null;
  stars: number | null;
  source: ReviewSource | null;
  faceType: string | null;
  skin: ReviewSkin | null;
  age: ReviewAge | null;
  light: ReviewLight | null;
  withPhoto: boolean;
  /** Whether our samples are among them. */
  withDemo: boolean;
}

/**
 * One page of the list. Every order has an index that holds nothing else, and a page begins where the last one ended.
 * @param after the `next` of the page before; null the first page; one that nobody wrote is the first page too
 */
export async function getReviewPage(
  queries: Queries,
  filter: ReviewFilter,
  { sort, after, size = reviewPageSize }: { sort: ReviewSort; after: string | null; size?: number },
): Promise<{ items: VisibleReviewRow[]; next: string | null }> {
  const { where, values } = buildConditions(filter);
  const addValue = (value: unknown): string => `$${values.push(value)}`;
  const cursor = after === null ? null : parseCursor(after);
  const { key, order } = orders[sort];
  const lead = cursor && (sort === "new" ? [] : [cursor.lead]);
  const from =
    cursor && lead ? ` AND (${key}) < (${[...lead, new Date(cursor.atMs), cursor.id].map(addValue).join(", ")})` : "";
  const rows = await queries.queryComposed<VisibleReviewRow>({
    text: `SELECT ${visibleReviewColumns} FROM reviews WHERE ${where}${from} ORDER BY ${order} LIMIT ${addValue(size + 1)}`,
    values,
  });
  const items = rows.slice(0, size);
  const end = items.at(-1);
  return { items, next: rows.length > size && end ? formatCursor(end, sort) : null };
}

/** One review; null for what cannot be read by everybody. */
export async function getVisibleReview(
  queries: Queries,
  id: number,
  withDemo: boolean,
): Promise<VisibleReviewRow | null> {
  const [row] = await queries.query({
    name: "shown-review",
    text: `SELECT ${visibleReviewColumns} FROM reviews WHERE id = $1 AND is_shown AND ($2 OR visitor_id IS NOT NULL)`,
    values: [id, withDemo],
  });
  return row ?? null;
}

/**
 * How many reviews have one to five stars (by place 0 to 4), for counts and means: neither our samples nor those of the
 * staff are among them, which no buyer wrote. The filter's own stars are left out of account.
 */
export async function countStars(queries: Queries, filter: ReviewFilter): Promise<number[]> {
  const { where, values } = buildConditions({ ...filter, stars: null, withDemo: false });
  const rows = await queries.queryComposed<RowOf<"SELECT stars, count(*)::int AS n FROM reviews GROUP BY stars">>({
    text: `SELECT stars, count(*)::int AS n FROM reviews WHERE ${where} AND source <> 'staff' GROUP BY stars`,
    values,
  });
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.n ?? 0);
}

/** Where a page ends: what the order looks at first, the moment and the number of the last review. */
const formatCursor = (row: VisibleReviewRow, sort: ReviewSort): string =>
  `${sort === "dry" ? -row.content.stars : row.helpful}.${row.published_at.getTime().toString(36)}.${row.id}`;

function parseCursor(text: string): { lead: number; atMs: number; id: number } | null {
  const [, lead, at, id] = /^(-?\d{1,9})\.([0-9a-z]{6,9})\.(\d{1,9})$/.exec(text) ?? [];
  const atMs = Number.parseInt(at ?? "", 36);
  return id && Number.isFinite(atMs) && atMs < 8.64e15 ? { lead: Number(lead), atMs, id: Number(id) } : null;
}

const byTime = { key: "published_at, id", order: "published_at DESC, id DESC" };
const orders: Readonly<Record<ReviewSort, { key: string; order: string }>> = {
  new: byTime,
  helpful: { key: `helpful, ${byTime.key}`, order: `helpful DESC, ${byTime.order}` },
  dry: { key: `-stars, ${byTime.key}`, order: `-stars DESC, ${byTime.order}` },
};

/** The filter as SQL; every value is a parameter. */
export function buildConditions(filter: ReviewFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const equals = (column: string, value: unknown): string[] =>
    value === null ? [] : [`${column} = $${values.push(value)}`];
  const parts = [
    "is_shown",
    ...equals("product_id", filter.productId),
    ...(filter.productIds === null ? [] : [`product_id = ANY($${values.push(filter.productIds)})`]),
    ...equals("stars", filter.stars),
    ...equals("face_type", filter.faceType),
    ...equals("skin", filter.skin),
    ...equals("age", filter.age),
    ...equals("light", filter.light),
    ...(filter.withPhoto ? ["has_photo"] : []),
    ...(filter.source === "sample" ? ["visitor_id IS NULL"] : equals("source", filter.source)),
    // Nobody came by what a sample is about, whatever the version before wrote into its row.
    ...(filter.withDemo && (filter.source === null || filter.source === "sample") ? [] : ["visitor_id IS NOT NULL"]),
  ];
  return { where: parts.join(" AND "), values };
}
