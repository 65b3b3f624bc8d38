import { maxWordAnswers, type WordAnswer } from "#contracts/sent-word.ts";
import type { Queries } from "../../platform/database.ts";

/**
 * Notes that a friend painted a word over, and what was answered: the first answer stays. Belongs into the transaction of the
 * write; the visitor must have a row. `own`: nobody answers oneself. `full`: it has as many answers as one word takes.
 */
export async function paintWord(
  queries: Queries,
  painted: { wordId: string; visitorId: string; monster: number; answer: WordAnswer; now: Date },
): Promise<"painted" | "gone" | "own" | "full"> {
  const { wordId, visitorId, monster, answer, now } = painted;
  // Held: of two friends at one moment the later one sees the other's.
  const [word] = await queries.query({
    name: "word-to-paint",
    text: "SELECT visitor_id, state FROM sent_words WHERE id = $1 FOR NO KEY UPDATE",
    values: [wordId],
  });
  if (!word || (word.state !== "open" && word.state !== "cleared")) return "gone";
  if (word.visitor_id === visitorId) return "own";
  const rows = await queries.query({
    name: "paint-word",
    text: `INSERT INTO painted_words (word_id, visitor_id, monster, answer, painted_at)
           SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM painted_words WHERE word_id = $1) < $6
           ON CONFLICT (word_id, visitor_id) DO UPDATE SET answer = painted_words.answer RETURNING word_id`,
    values: [wordId, visitorId, monster, answer, now, maxWordAnswers],
  });
  return rows.length === 1 ? "painted" : "full";
}
