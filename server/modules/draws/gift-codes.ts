import { createHmac } from "node:crypto";
import { type DataCipher, openDataCipher } from "../../platform/data-cipher.ts";
import type { Queries } from "../../platform/database.ts";
import { type DataKeyParts, loadDataKey } from "../../platform/data-key.ts";
import type { Random } from "../../platform/random.ts";

/** Encrypts and decrypts gift codes, with keys of their own. @throws DataKeyError when no secret opens the data key */
export const openGiftCodeCipher = (queries: Queries, parts: DataKeyParts): Promise<DataCipher> =>
  openDataCipher(queries, "gift code", parts);

/** Knows a code again without opening all that are there. */
export interface GiftCodePrinter {
  /** What is stored beside a code that is taken in now. */
  print(code: string): string;
  /** What may be stored beside it from before there was a data key: one for each secret. */
  printsOfBefore(code: string): string[];
}

/** @throws DataKeyError when no secret opens the data key */
export async function openGiftCodePrinter(queries: Queries, parts: DataKeyParts): Promise<GiftCodePrinter> {
  const { id, derive } = await loadDataKey(queries, parts);
  const key = derive("print of a gift code");
  const hash = (secret: string, code: string): string =>
    createHmac("sha256", secret).update(`gift code\n${code}`).digest("hex");
  return {
    print: (code) => `${id}.${hash(key, code)}`,
    printsOfBefore: (code) => parts.secrets.map((secret) => hash(secret, code)),
  };
}

/** Codes of the campaign are there that no key opens: whether one is among those to be taken in, nobody can tell. */
export class UnknownCodesError extends Error {
  constructor(count: number) {
    super(
      `${count} gift codes of this campaign cannot be opened with these SECRETS, so nobody can tell whether they are among the new ones: ` +
        "put the secret they were taken in under behind the newest first",
    );
    this.name = "UnknownCodesError";
  }
}

/** What came of taking codes in. */
export interface GiftCodeImport {
  added: number;
  /** Were there already. */
  known: number;
  /** Went at once to winners who waited for one. */
  given: number;
}

/**
 * Saves gift codes, encrypted. A code that is there already is not saved twice; winners who asked for their prize before get
 * theirs now. Belongs in a transaction.
 */
export async function saveGiftCodes(
  queries: Queries,
  input: { campaignId: string; prizeId: string; codes: readonly string[]; now: Date },
  parts: { secrets: readonly string[]; random: Random },
): Promise<GiftCodeImport> {
  const { campaignId, prizeId, codes, now } = input;
  const cipher = await openGiftCodeCipher(queries, parts);
  const printer = await openGiftCodePrinter(queries, parts);
  await markUnreadable(queries, { campaignId, cipher, now });
  const unreadable = await countUnreadable(queries, campaignId);
  if (unreadable > 0) throw new UnknownCodesError(unreadable);
  const known = await listKnownPrints(queries, campaignId, codes.flatMap(printer.printsOfBefore));
  const encrypted = codes
    .filter((code) => !printer.printsOfBefore(code).some((print) => known.has(print)))
    .map((code) => {
      const id = parts.random.uuid();
      return { id, sealed: cipher.encrypt(code, id), print: printer.print(code) };
    });
  const added = await queries.query({
    text: `INSERT INTO draw_gift_codes (id, campaign_id, prize_id, sealed, print)
           SELECT id, $1, $2, sealed, print FROM unnest($3::uuid[], $4::text[], $5::text[]) AS c (id, sealed, print)
           ON CONFLICT DO NOTHING RETURNING id`,
    values: [
      campaignId,
      prizeId,
      encrypted.map(({ id }) => id),
      encrypted.map(({ sealed }) => sealed),
      encrypted.map(({ print }) => print),
    ],
  });
  const waiting = await queries.query({
    text: `SELECT w.id FROM draw_wins w JOIN draw_units u ON u.campaign_id = w.campaign_id AND u.unit = w.unit
           WHERE w.campaign_id = $1 AND u.prize_id = $2 AND w.claimed_at IS NOT NULL AND w.lapsed_at IS NULL
             AND NOT EXISTS (SELECT 1 FROM draw_gift_codes g WHERE g.win_id = w.id) ORDER BY w.claimed_at`,
    values: [campaignId, prizeId],
  });
  let assigned = 0;
  for (const { id } of waiting)
    if (await assignGiftCode(queries, { winId: id, campaignId, prizeId, cipher, now })) assigned++;
  return { added: added.length, known: codes.length - added.length, given: assigned };
}

/** Those of these prints that stand beside a code of the campaign. */
async function listKnownPrints(queries: Queries, campaignId: string, prints: readonly string[]): Promise<Set<string>> {
  const rows = await queries.query({
    text: "SELECT print FROM draw_gift_codes WHERE campaign_id = $1 AND print = ANY($2::text[])",
    values: [campaignId, [...prints]],
  });
  return new Set(rows.map((row) => row.print));
}

/** Marks codes of a campaign that wait for a winner and that no key opens, and takes the mark from those that one opens again. */
async function markUnreadable(
  queries: Queries,
  { campaignId, cipher, now }: { campaignId: string; cipher: DataCipher; now: Date },
): Promise<void> {
  // Those under the data key of now open; the others are few, or have been marked by the night's work.
  const rows = await queries.query({
    name: "gift-codes-of-before",
    text: `SELECT id, sealed, unreadable_at FROM draw_gift_codes
           WHERE campaign_id = $1 AND win_id IS NULL AND NOT starts_with(sealed, $2)`,
    values: [campaignId, cipher.prefix],
  });
  const changed = rows.filter((row) => (cipher.decrypt(row.sealed, row.id) === null) !== (row.unreadable_at !== null));
  if (changed.length === 0) return;
  await queries.query({
    name: "mark-gift-codes",
    text: `UPDATE draw_gift_codes SET unreadable_at = CASE WHEN unreadable_at IS NULL THEN $2::timestamptz END
           WHERE id = ANY($1::uuid[])`,
    values: [changed.map(({ id }) => id), now],
  });
}

async function countUnreadable(queries: Queries, campaignId: string): Promise<number> {
  const [row] = await queries.query({
    text: "SELECT count(*) AS count FROM draw_gift_codes WHERE campaign_id = $1 AND unreadable_at IS NOT NULL",
    values: [campaignId],
  });
  return row?.count ?? 0;
}

/**
 * Gives a winner one code that nobody has and that can be opened; the second time nothing happens. Belongs in a transaction.
 * @returns false when none is left
 */
export async function assignGiftCode(
  queries: Queries,
  input: { winId: string; campaignId: string; prizeId: string; cipher: DataCipher; now: Date },
): Promise<boolean> {
  const { winId, campaignId, prizeId, now } = input;
  await markUnreadable(queries, input);
  const rows = await queries.query({
    name: "give-gift-code",
    text: `WITH mine AS (SELECT id FROM draw_gift_codes WHERE win_id = $1),
             pick AS MATERIALIZED (
               SELECT id FROM draw_gift_codes WHERE campaign_id = $2 AND prize_id = $3 AND win_id IS NULL
                 AND unreadable_at IS NULL AND NOT EXISTS (SELECT 1 FROM mine) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
             ), given AS (
               UPDATE draw_gift_codes g SET win_id = $1, given_at = $4 FROM pick WHERE g.id = pick.id RETURNING g.id
             ), handed AS (
               UPDATE draw_wins SET handed_at = $4 WHERE id = $1 AND handed_at IS NULL AND EXISTS (SELECT 1 FROM given)
             )
           SELECT id FROM mine UNION ALL SELECT id FROM given`,
    values: [winId, campaignId, prizeId, now],
  });
  return rows.length > 0;
}

/** The code a winner has; null as long as there is none. @throws UnreadableError when there is one that no key opens */
export async function getGiftCode(queries: Queries, winId: string, cipher: DataCipher): Promise<string | null> {
  const [row] = await queries.query({
    name: "own-gift-code",
    text: "SELECT id, sealed FROM draw_gift_codes WHERE win_id = $1",
    values: [winId],
  });
  return row ? cipher.read(row.sealed, row.id) : null;
}

/** How many codes of each prize of a campaign were given, how many are left, and how many wait that no key opens. */
export async function countGiftCodes(
  queries: Queries,
  { campaignId, cipher, now }: { campaignId: string; cipher: DataCipher; now: Date },
): Promise<{ prizeId: string; given: number; left: number; unreadable: number }[]> {
  await markUnreadable(queries, { campaignId, cipher, now });
  const rows = await queries.query({
    text: `SELECT prize_id, count(win_id) AS given,
                  count(*) FILTER (WHERE win_id IS NULL AND unreadable_at IS NULL) AS left,
                  count(*) FILTER (WHERE win_id IS NULL AND unreadable_at IS NOT NULL) AS unreadable
           FROM draw_gift_codes WHERE campaign_id = $1 GROUP BY 1 ORDER BY 1`,
    values: [campaignId],
  });
  return rows.map(({ prize_id: prizeId, given, left, unreadable }) => ({ prizeId, given, left, unreadable }));
}
