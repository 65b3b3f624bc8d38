import type { Queries } from "../../platform/database.ts";

/** So long the lines and questions of a programme are kept. Votes stay: the replay tells how many there were. */
export const chatRetentionDays = 14;

/** Forgets what was said and asked in programmes that lie further back. */
export async function deleteOldChats(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - chatRetentionDays * 86_400_000);
  await queries.query({ text: "DELETE FROM live_messages WHERE said_at < $1", values: [before] });
  await queries.query({ text: "DELETE FROM live_questions WHERE asked_at < $1", values: [before] });
}
