import type { Queries } from "../../platform/database.ts";
import type { RowOf } from "../../platform/statement-types.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { galleryTag } from "./mascara-gallery.ts";

/** A mascara as its maker sees it. */
export interface MyMascaraRow {
  id: string;
  code: string;
  number: number;
  isPublic: boolean;
  isHidden: boolean;
  likes: number;
  madeAt: Date;
}

export interface NewMascara {
  id: string;
  visitorId: string;
  code: string;
  parentId: string | null;
  isPublic: boolean;
  worry: number;
  isExperiment: boolean;
  now: Date;
}

/**
 * Finishes a mascara and writes its certificate. The same recipe finished again by the same visitor is the same work with
 * the same number; only whether it is in the gallery follows the last request. A parent that is gone, or that its maker keeps
 * private, is not named. Belongs into a transaction; the visitor must have a row.
 */
export async function saveMascara(queries: Queries, input: NewMascara): Promise<{ row: MyMascaraRow; isNew: boolean }> {
  const existing = await publishByCode(queries, input);
  if (existing) return { row: existing, isNew: false };
  await lockNumbers(queries);
  // Two tabs that finish the same one wait for each other here: the second finds it done.
  const savedMeanwhile = await publishByCode(queries, input);
  if (savedMeanwhile) return { row: savedMeanwhile, isNew: false };
  const number = await nextNumber(queries);
  const [row] = await queries.query({
    name: "keep-mascara",
    text: `INSERT INTO mascaras (id, visitor_id, code, number, parent_id, is_public, state, worry, is_experiment, likes, reports, made_at)
           VALUES ($1, $2, $3, $4, (SELECT id FROM mascaras WHERE id = $5 AND is_public AND state IN ('shown', 'cleared')),
                   $6, 'shown', $7, $8, 0, 0, $9)
           RETURNING ${mascaraColumns}`,
    values: [
      input.id,
      input.visitorId,
      input.code,
      number,
      input.parentId,
      input.isPublic,
      input.worry,
      input.isExperiment,
      input.now,
    ],
  });
  if (!row) throw new Error("a mascara was not kept");
  if (input.isPublic) await bumpPageVersion(queries, galleryTag);
  return { row: toMyMascara(row), isNew: true };
}

/** Puts a mascara of the visitor's into the gallery or takes it down; null when it is not the visitor's. */
export async function publishMascara(
  queries: Queries,
  { id, visitorId, isPublic }: { id: string; visitorId: string; isPublic: boolean },
): Promise<MyMascaraRow | null> {
  const [row] = await queries.query({
    name: "publish-mascara",
    text: `UPDATE mascaras SET is_public = $3 WHERE id = $1 AND visitor_id = $2 RETURNING ${mascaraColumns}`,
    values: [id, visitorId, isPublic],
  });
  if (row) await bumpPageVersion(queries, galleryTag);
  return row ? toMyMascara(row) : null;
}

/** What a visitor made, the newest first, twelve at most. Null (no cookie): nothing. */
export async function listMyMascaras(queries: Queries, visitorId: string | null): Promise<MyMascaraRow[]> {
  if (visitorId === null) return [];
  const rows = await queries.query({
    name: "own-mascaras",
    text: `SELECT ${mascaraColumns} FROM mascaras WHERE visitor_id = $1 ORDER BY made_at DESC, id LIMIT 12`,
    values: [visitorId],
  });
  return rows.map(toMyMascara);
}

const mascaraColumns = "id, code, number, is_public, state, likes, made_at";

const toMyMascara = (row: RowOf<`SELECT ${typeof mascaraColumns} FROM mascaras`>): MyMascaraRow => ({
  ...{ id: row.id, code: row.code, number: row.number, isPublic: row.is_public, likes: row.likes },
  isHidden: row.state === "hidden" || row.state === "refused",
  madeAt: row.made_at,
});

async function publishByCode(
  queries: Queries,
  { visitorId, code, isPublic }: NewMascara,
): Promise<MyMascaraRow | null> {
  const [row] = await queries.query({
    name: "mascara-again",
    text: `UPDATE mascaras SET is_public = $3 FROM (SELECT id AS old_id, is_public AS was_public FROM mascaras
             WHERE visitor_id = $1 AND code = $2) AS old
           WHERE id = old_id RETURNING ${mascaraColumns}, was_public`,
    values: [visitorId, code, isPublic],
  });
  if (row && row.was_public !== isPublic) await bumpPageVersion(queries, galleryTag);
  return row ? toMyMascara(row) : null;
}

/** Nobody else writes a certificate until this transaction ends. */
async function lockNumbers(queries: Queries): Promise<void> {
  await queries.query({
    name: "hold-mascara-numbers",
    text: `INSERT INTO mascara_numbers AS numbers (id, last) VALUES ('certificate', 0)
           ON CONFLICT (id) DO UPDATE SET last = numbers.last`,
  });
}

/** The next number; none is given twice, none is left out. */
async function nextNumber(queries: Queries): Promise<number> {
  const [row] = await queries.query({
    name: "mascara-number",
    text: "UPDATE mascara_numbers SET last = last + 1 WHERE id = 'certificate' RETURNING last",
  });
  if (!row) throw new Error("no number was written");
  return row.last;
}
