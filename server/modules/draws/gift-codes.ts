import { createHmac } from "node:crypto";
import type { Queries } from "../../platform/database.ts";
import type { Random } from "../../platform/random.ts";
import { type TextCipher, createTextCipher } from "./text-cipher.ts";

/** Encrypts and decrypts gift codes, with keys of their own. @param secrets newest first */
export const createGiftCodeCipher = (secrets: readonly string[], random: Pick<Random, "bytes">): TextCipher =>
  createTextCipher(secrets, "gift code", random);

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
  { secrets, random }: { secrets: readonly string[]; random: Random },
): Promise<GiftCodeImport> {
  const { campaignId, prizeId, codes, now } = input;
  const cipher = createGiftCodeCipher(secrets, random);
  const encrypted = codes.map((code) => {
    const id = random.uuid();
    const print = createHmac("sha256", secrets[0] ?? "")
      .update(`gift code\n${code}`)
      .digest("hex");
    return { id, sealed: cipher.encrypt(code, id), print };
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
  for (const { id } of waiting) if (await assignGiftCode(queries, { winId: id, campaignId, prizeId, now })) assigned++;
  return { added: added.length, known: codes.length - added.length, given: assigned };
}

/**
 * Gives a winner one code that nobody has; the second time nothing happens. Belongs in a transaction.
 * @returns false when none is left
 */
export async function assignGiftCode(
  queries: Queries,
  { winId, campaignId, prizeId, now }: { winId: string; campaignId: string; prizeId: string; now: Date },
): Promise<boolean> {
  const rows = await queries.query({
    name: "give-gift-code",
    text: `WITH mine AS (SELECT id FROM draw_gift_codes WHERE win_id = $1),
             pick AS MATERIALIZED (
               SELECT id FROM draw_gift_codes WHERE campaign_id = $2 AND prize_id = $3 AND win_id IS NULL
                 AND NOT EXISTS (SELECT 1 FROM mine) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
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

/** The code a winner has; null as long as there is none. */
export async function getGiftCode(queries: Queries, winId: string, cipher: TextCipher): Promise<string | null> {
  const [row] = await queries.query({
    name: "own-gift-code",
    text: "SELECT id, sealed FROM draw_gift_codes WHERE win_id = $1",
    values: [winId],
  });
  return row ? cipher.decrypt(row.sealed, row.id) : null;
}

/** How many codes of each prize of a campaign were given, and how many are left. */
export async function countGiftCodes(
  queries: Queries,
  campaignId: string,
): Promise<{ prizeId: string; given: number; left: number }[]> {
  const rows = await queries.query({
    text: `SELECT prize_id, count(win_id) AS given, count(*) - count(win_id) AS left FROM draw_gift_codes
           WHERE campaign_id = $1 GROUP BY 1 ORDER BY 1`,
    values: [campaignId],
  });
  return rows.map(({ prize_id: prizeId, given: assigned, left }) => ({ prizeId, given: assigned, left }));
}
