import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MyVotes, Results } from "../contract.ts";
import type { View } from "../data.server.ts";
import { ResultsTable } from "./results-table.tsx";
import css from "./results.module.css";

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
  const [results, setResults] = useState<Results | "failed" | null>(null);

  const load = useCallback((signal?: AbortSignal) => {
    setResults(null);
    const fetchResults = async (): Promise<Results> => {
      const { resultsSchema } = await import("../contract.ts");
      return apiFetch("/api/lmv/results", { schema: resultsSchema, ...(signal ? { signal } : {}) });
    };
    fetchResults().then(setResults, () => {
      if (!signal?.aborted) setResults("failed");
    });
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);

  return (
    <section className={`${css.section} lazy-section stack-3`} aria-live="polite" aria-busy={results === null}>
      {results === null && [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} shape="door" />)}
      {results === "failed" && (
        <Notice
          message={t("results.failed")}
          action={
            <Button look="line" compact onClick={() => load()}>
              {t("results.retry")}
            </Button>
          }
        />
      )}
      {results !== null && results !== "failed" && (
        <ResultsTable results={results} candidates={candidates} types={types} myVotes={myVotes} />
      )}
    </section>
  );
}
