import { maxSentWordsADay } from "#contracts/sent-word.ts";
import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { lockVisitor } from "../visitors/lock-visitor.ts";

/** A word that its sender may hand on. */
export interface NewSentWord {
  /** Of the new row, and of its link. */
  id: string;
  visitorId: string;
  words: string;
  /** 1 to 24. */
  monster: number;
  now: Date;
}

/** The tag of pages that show a sent word. */
export const sentWordsTag = "lmw:words";

const dayMs = 86_400_000;

/** Keeps a word for its link. False when the visitor has sent enough for a day. Belongs into the transaction of the write. */
export async function sendWord(
  queries: Queries,
  { id, visitorId, words, monster, now }: NewSentWord,
): Promise<boolean> {
  // Two words of one visitor wait for each other: the last place of a day is given once.
  await lockVisitor(queries, visitorId);
  const rows = await queries.query({
    name: "send-word",
    text: `INSERT INTO sent_words (id, visitor_id, words, monster, state, sent_at)
           SELECT $1, $2, $3, $4, 'open', $5
           WHERE (SELECT count(*) FROM sent_words WHERE visitor_id = $2 AND sent_at > $6) < $7 RETURNING id`,
    values: [id, visitorId, words, monster, now, new Date(now.getTime() - dayMs), maxSentWordsADay],
  });
  return rows.length === 1;
}

/** Takes one's own word back, with its answers, and its page. False when it was not there. Needs a transaction. */
export async function deleteSentWord(queries: Queries, visitorId: string, id: string): Promise<boolean> {
  const rows = await queries.query({
    name: "delete-sent-word",
    text: "DELETE FROM sent_words WHERE id = $1 AND visitor_id = $2 RETURNING id",
    values: [id, visitorId],
  });
  if (rows.length > 0) await bumpPageVersion(queries, sentWordsTag);
  return rows.length === 1;
}
