import type { Queries } from "#server/platform/database.ts";

/** Wants let go in a month, counted from the answers one by one. @param month "2026-11" */
export async function recountWishRemovals(queries: Queries, month: string): Promise<number> {
  const rows = await queries.query({
    text: "SELECT visitor_id, product_id, jst_day, undone_at FROM wish_answers WHERE answer = 'let-go'",
  });
  const validAnswers = rows.filter(
    ({ jst_day: day, undone_at: undoneAt }) => day.startsWith(month) && undoneAt === null,
  );
  return new Set(validAnswers.map(({ visitor_id: visitor, product_id: product }) => `${visitor} ${product}`)).size;
}

/** Choices of a round, counted pick by pick: by swatch how often it was chosen of the times it was offered. */
export async function recountBlind(queries: Queries, round: string, withDemo: boolean) {
  const rows = await queries.query({
    text: "SELECT visitor_id, is_named, offered_ids, picked_ids, is_demo FROM blind_picks WHERE round = $1",
    values: [round],
  });
  const picks = rows.filter((row) => withDemo || !row.is_demo);
  const sharesOf = (isNamed: boolean): Map<string, string> => {
    const shares = new Map<string, [picked: number, offered: number]>();
    for (const { offered_ids: offered, picked_ids: picked } of picks.filter((row) => row.is_named === isNamed))
      for (const id of offered) {
        const [chosen, times] = shares.get(id) ?? [0, 0];
        shares.set(id, [chosen + (picked.includes(id) ? 1 : 0), times + 1]);
      }
    return new Map([...shares].map(([id, [picked, times]]) => [id, `${picked}/${times}`]));
  };
  const visitors = (isNamed: boolean) =>
    new Set(picks.filter((row) => row.is_named === isNamed).map((row) => row.visitor_id));
  const [named, nameless] = [visitors(true), visitors(false)];
  return {
    named: sharesOf(true),
    nameless: sharesOf(false),
    visitors: {
      named: named.size,
      nameless: nameless.size,
      both: [...named].filter((id) => nameless.has(id)).length,
    },
  };
}

/** Phrases crossed out between two moments, counted run by run. `runs`: verified runs in which one was crossed out. */
export async function recountCrossedOutPhrases(
  queries: Queries,
  { from, until }: { from: Date; until: Date },
): Promise<{ runs: number; counts: Map<string, number> }> {
  const rows = await queries.query({
    text: "SELECT struck, finished_at FROM stage_runs WHERE finished_at >= $1",
    values: [from],
  });
  const counts = new Map<string, number>();
  let runs = 0;
  for (const { struck } of rows.filter(({ finished_at: at }) => at < until)) {
    const phrases = struck.filter((phrase) => /^[1-7]-\d{2}$/.test(phrase));
    if (phrases.length > 0) runs++;
    for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return { runs, counts };
}
