import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MyVotes, Results } from "../contract.ts";
import type { View } from "../data.server.ts";
import { ResultsTable } from "./results-table.tsx";
import css from "./results.module.css";

interface ResultsPlaceProps {
  candidates: View<"hall">["candidates"];
  /** The names of the starting types, in the order of their indices. */
  types: readonly string[];
  /** The visitor's own votes, as far as they can be read. */
  mine: MyVotes | null;
}

/** The results, read when the vote is over. */
export function ResultsPlace({ candidates, types, mine }: ResultsPlaceProps) {
  const t = useWords<Words>();
  const [results, setResults] = useState<Results | "failed" | null>(null);

  const read = useCallback((signal?: AbortSignal) => {
    setResults(null);
    const ask = async (): Promise<Results> => {
      const { resultsSchema } = await import("../contract.ts");
      return apiFetch("/api/lmv/results", { schema: resultsSchema, ...(signal ? { signal } : {}) });
    };
    ask().then(setResults, () => {
      if (!signal?.aborted) setResults("failed");
    });
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [read]);

  return (
    <section className={css.section} aria-live="polite" aria-busy={results === null}>
      {results === null && [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} shape="door" />)}
      {results === "failed" && (
        <Notice
          message={t("results.failed")}
          action={
            <Button look="line" compact onClick={() => read()}>
              {t("results.retry")}
            </Button>
          }
        />
      )}
      {results !== null && results !== "failed" && (
        <ResultsTable results={results} candidates={candidates} types={types} mine={mine} />
      )}
    </section>
  );
}
