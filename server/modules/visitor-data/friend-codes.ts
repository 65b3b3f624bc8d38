import type { Queries } from "../../platform/database.ts";
import type { Random } from "../../platform/random.ts";
import { hashSecret } from "./access-keys.ts";

/** So long a friend may look around. */
export const friendCodeLifeMs = 24 * 3_600_000;
/** No 0, O, 1, I, L, U, V: nothing that is read for something else, and no word by accident. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTWXYZ";
const length = 7;

/** A code as it was written or typed: small letters, blanks and dashes are forgiven. Null when it can be none. */
export function parseFriendCode(input: string): string | null {
  const code = input
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\-‐–—ー]/gu, "");
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : null;
}

/** Draws a code: 34 bits, which hold for a day when tries are limited. */
export function createFriendCode(random: Pick<Random, "int">): string {
  return Array.from({ length }, () => alphabet[random.int(alphabet.length)]).join("");
}

/** Shows the saved items to whoever has the code; the one before opens nothing any more. The visitor must have a row. */
export async function grantFriendAccess(
  queries: Queries,
  { visitorId, code, now }: { visitorId: string; code: string; now: Date },
): Promise<Date> {
  await queries.query({
    text: `INSERT INTO room_friend_codes (visitor_id, code_hash, made_at) VALUES ($1, $2, $3)
           ON CONFLICT (visitor_id) DO UPDATE SET code_hash = excluded.code_hash, made_at = excluded.made_at`,
    values: [visitorId, hashSecret(code), now],
  });
  return new Date(now.getTime() + friendCodeLifeMs);
}

/** Closes it again. */
export async function revokeFriendAccess(queries: Queries, visitorId: string): Promise<void> {
  await queries.query({ text: "DELETE FROM room_friend_codes WHERE visitor_id = $1", values: [visitorId] });
}

/** Until when friends may see the saved items; null when they may not. */
export async function getFriendAccessEnd(queries: Queries, visitorId: string, now: Date): Promise<Date | null> {
  const [row] = await queries.query({
    text: "SELECT made_at FROM room_friend_codes WHERE visitor_id = $1 AND made_at > $2",
    values: [visitorId, new Date(now.getTime() - friendCodeLifeMs)],
  });
  return row ? new Date(row.made_at.getTime() + friendCodeLifeMs) : null;
}

/** Whose saved items a code opens, and until when; null when it is too old, was replaced, or never was one. */
export async function getVisitorByFriendCode(
  queries: Queries,
  { code, now }: { code: string; now: Date },
): Promise<{ visitorId: string; until: Date } | null> {
  const [row] = await queries.query({
    text: "SELECT visitor_id, made_at FROM room_friend_codes WHERE code_hash = $1 AND made_at > $2",
    values: [hashSecret(code), new Date(now.getTime() - friendCodeLifeMs)],
  });
  return row ? { visitorId: row.visitor_id, until: new Date(row.made_at.getTime() + friendCodeLifeMs) } : null;
}
