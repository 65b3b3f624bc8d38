import type { Database, Queries } from "../../platform/database.ts";

/** What a show decides by its visitors, when, and among which answers; of two that are equal the one listed first wins. */
export interface DueDecision {
  subject: string;
  /** Votes of the poll, or signals by these subjects. */
  counts: "votes" | "signals";
  /** Ids of the answers. A signal's subject is `ask:` and the id. */
  choices: readonly string[];
}

/** What was decided in a show so far, by subject. */
export async function listDecisions(queries: Queries, broadcastId: string): Promise<Record<string, string>> {
  const rows = await queries.query({
    name: "live-decisions",
    text: "SELECT subject, choice FROM live_decisions WHERE airing_id = $1",
    values: [broadcastId],
  });
  return Object.fromEntries(rows.map(({ subject, choice }) => [subject, choice]));
}

/** Whoever votes holds this until their vote is committed, beside each other; a decision waits for all of them. */
export async function holdVotes(queries: Queries, broadcastId: string): Promise<void> {
  await queries.query({
    name: "live-hold-votes",
    text: "SELECT pg_advisory_xact_lock_shared(hashtext('live-decisions'), hashtext($1))",
    values: [broadcastId],
  });
}

/**
 * Fixes decisions in their order, each once: what another process fixed before stands, and an answer that was given before is
 * not given again. Votes that are under way are waited for. Returns all decisions of the show.
 */
export async function decide(
  database: Database,
  { broadcastId, due, now }: { broadcastId: string; due: readonly DueDecision[]; now: Date },
): Promise<Record<string, string>> {
  const decided = await listDecisions(database, broadcastId);
  if (due.every(({ subject }) => decided[subject] !== undefined)) return decided;
  return await database.transaction(async (queries) => {
    await queries.query({
      name: "live-hold-decisions",
      text: "SELECT pg_advisory_xact_lock(hashtext('live-decisions'), hashtext($1))",
      values: [broadcastId],
    });
    const standing = await listDecisions(queries, broadcastId);
    for (const decision of due) {
      if (standing[decision.subject] !== undefined) continue;
      const choice = await findWinner(queries, broadcastId, decision, Object.values(standing));
      if (choice === null) continue;
      await queries.query({
        name: "live-decide",
        text: `INSERT INTO live_decisions (airing_id, subject, choice, decided_at) VALUES ($1, $2, $3, $4)`,
        values: [broadcastId, decision.subject, choice, now],
      });
      standing[decision.subject] = choice;
    }
    return standing;
  });
}

async function findWinner(
  queries: Queries,
  broadcastId: string,
  { counts, choices }: DueDecision,
  given: readonly string[],
): Promise<string | null> {
  const rows =
    counts === "votes"
      ? await queries.query({
          name: "live-decide-votes",
          text: "SELECT choice, count(*) AS n FROM live_poll_votes WHERE airing_id = $1 GROUP BY choice",
          values: [broadcastId],
        })
      : await queries.query({
          name: "live-decide-signals",
          text: "SELECT substr(subject, 5) AS choice, count(*) AS n FROM live_signals WHERE airing_id = $1 GROUP BY subject",
          values: [broadcastId],
        });
  const votes = new Map(rows.map(({ choice, n }) => [choice, n]));
  const open = choices.filter((choice) => !given.includes(choice));
  return open.toSorted((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0))[0] ?? null;
}
