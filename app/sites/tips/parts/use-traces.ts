import { useCallback, useEffect, useRef, useState } from "react";
import type { Findings } from "#app/kits/search/search.ts";
import { track } from "#app/shell/tracking/track.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { createRecentQueries, type RecentQueries } from "./recent-queries.ts";
import { settleMs } from "../feel.ts";

/**
 * What a search leaves behind once the visitor has stopped typing: the query among the recent ones of this browser, and,
 * when it found nothing, one count on the server without the visitor.
 */
export function useTraces(findings: Findings | null) {
  const store = useRef<RecentQueries | null>(null);
  const counted = useRef(new Set<string>());
  const [recent, setRecent] = useState<string[]>([]);
  const lend = useCallback((): RecentQueries => (store.current ??= createRecentQueries(createLocalStore())), []);
  useEffect(() => setRecent(lend().read()), [lend]);

  const query = findings?.query ?? "";
  const isZero = findings?.hits.length === 0;
  const keep = useCallback(() => {
    if (query !== "" && !isZero) setRecent(lend().note(query));
  }, [lend, query, isZero]);

  useEffect(() => {
    const leaving = new AbortController();
    waitMs(settleMs, leaving.signal).then(
      () => {
        keep();
        if (isZero && query.length > 1 && !counted.current.has(query)) {
          counted.current.add(query);
          track("search_zero");
          void import("../later/count-zero.ts").then(({ countZero }) => countZero(query));
        }
      },
      () => {},
    );
    return () => leaving.abort();
  }, [query, isZero, keep]);

  return {
    recent,
    keep,
    forget: (old: string) => setRecent(lend().forget(old)),
    forgetAll: () => setRecent(lend().forgetAll()),
  };
}
