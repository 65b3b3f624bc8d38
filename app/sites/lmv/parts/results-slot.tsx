import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyVotes } from "../contract.ts";
import type { View } from "../data.server.ts";
import { ResultsTable } from "./results-table.tsx";
import css from "./results.module.css";

const loadResultsSchema = async () => (await import("../contract.ts")).resultsSchema;

interface ResultsSlotProps {
  candidates: View<"hall">["candidates"];
  /** The names of the starting types, in the order of their indices. */
  types: readonly string[];
  /** The visitor's own votes, as far as they can be read. */
  myVotes: MyVotes | null;
}

/** The results, read when the vote is over. */
export function ResultsSlot({ candidates, types, myVotes }: ResultsSlotProps) {
  const t = useMessages<Messages>();
  const { data: results, error, refetch } = useFetched("/api/lmv/results", loadResultsSchema);
  const isLoading = results === null && error === null;

  return (
    <section className={`${css.section} lazy-section pad-side-5 stack-3`} aria-live="polite" aria-busy={isLoading}>
      {isLoading && [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} shape="door" />)}
      {error && <ErrorNotice message={t("results.failed")} retry={t("results.retry")} onRetry={refetch} />}
      {results && <ResultsTable results={results} candidates={candidates} types={types} myVotes={myVotes} />}
    </section>
  );
}
