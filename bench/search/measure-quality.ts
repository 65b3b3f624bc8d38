/** One judged query: 3 answers it, 2 helps much, 1 has to do with it. What is not named is worth nothing. */
export interface JudgedQuery {
  query: string;
  set: "tune" | "held-out";
  judged: Record<string, number>;
}

/** Quality of an order over some queries. */
export interface Quality {
  /** Mean normalised discounted cumulative gain of the first ten (gain 2^grade − 1; Järvelin & Kekäläinen 2002). */
  ndcg: number;
  /** Mean of one over the rank of the first document of grade 2 or 3 among ten. */
  mrr: number;
}

/** Measures what an engine answers. `ask` gives ids, best first. */
export function measureQuality(
  queries: readonly JudgedQuery[],
  runSearch: (query: string) => readonly string[],
): Quality {
  const each = queries.map(({ query, judged }) => {
    const answer = runSearch(query).slice(0, 10);
    return { ndcg: ndcg(answer, judged), mrr: reciprocalRank(answer, judged) };
  });
  const mean = (name: "ndcg" | "mrr"): number => each.reduce((sum, one) => sum + one[name], 0) / each.length;
  return { ndcg: mean("ndcg"), mrr: mean("mrr") };
}

/** Gain of one answer against the best possible one, 0 to 1. */
export function ndcg(answer: readonly string[], judged: Readonly<Record<string, number>>): number {
  const best = Object.values(judged).toSorted((a, b) => b - a);
  const ideal = discounted(best.slice(0, 10));
  return ideal === 0 ? 0 : discounted(answer.slice(0, 10).map((id) => judged[id] ?? 0)) / ideal;
}

function reciprocalRank(answer: readonly string[], judged: Readonly<Record<string, number>>): number {
  const rank = answer.findIndex((id) => (judged[id] ?? 0) >= 2);
  return rank < 0 ? 0 : 1 / (rank + 1);
}

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
