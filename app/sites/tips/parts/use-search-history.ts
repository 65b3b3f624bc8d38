import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchResults } from "#app/kits/search/search.ts";
import { track } from "#app/kits/analytics/track.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { createRecentQueries, type RecentQueries } from "./recent-queries.ts";
import { settleMs } from "../tuning.ts";

/**
 * What a search leaves behind once the visitor has stopped typing: the query among the recent ones of this browser, and,
 * when it found nothing, one count on the server without the visitor. Words of distress leave nothing at all.
 */
export function useSearchHistory(findings: SearchResults | null) {
  const store = useRef<RecentQueries | null>(null);
  const countedQueries = useRef(new Set<string>());
  const [recent, setRecent] = useState<string[]>([]);
  const recentQueries = useCallback(
    (): RecentQueries => (store.current ??= createRecentQueries(createLocalStore())),
    [],
  );
  useEffect(() => setRecent(recentQueries().list()), [recentQueries]);

  const query = findings?.query ?? "";
  const isSaved = findings !== null && findings.care === null;
  const isZero = isSaved && findings.hits.length === 0;
  const saveQuery = useCallback(() => {
    if (query !== "" && isSaved && !isZero) setRecent(recentQueries().add(query));
  }, [recentQueries, query, isSaved, isZero]);

  useEffect(() => {
    const controller = new AbortController();
    waitMs(settleMs, controller.signal).then(
      () => {
        saveQuery();
        if (isZero && query.length > 1 && !countedQueries.current.has(query)) {
          countedQueries.current.add(query);
          track("search_zero");
          void import("../deferred/count-zero.ts").then(({ reportZeroResults: countZero }) => countZero(query));
        }
      },
      () => {},
    );
    return () => controller.abort();
  }, [query, isZero, saveQuery]);

  return {
    recent,
    keep: saveQuery,
    forget: (old: string) => setRecent(recentQueries().delete(old)),
    forgetAll: () => setRecent(recentQueries().clear()),
  };
}
