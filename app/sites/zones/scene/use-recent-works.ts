import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type RecentWork, recentWorksSchema } from "../recent-works-contract.ts";

/** How often the recent works are fetched again, while somebody looks. */
const refreshMs = 30_000;

/** The recent works; null until they are known. A fetch that fails leaves the ones before. */
export function useRecentWorks(): RecentWork[] | null {
  const [works, setWorks] = useState<RecentWork[] | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const refresh = (): void => {
      if (document.hidden) return;
      apiFetch("/api/zones/made", { schema: recentWorksSchema, signal: controller.signal }).then(
        (answer) => setWorks(answer.works),
        () => {},
      );
    };
    refresh();
    const timer = setInterval(refresh, refreshMs);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, []);

  return works;
}
