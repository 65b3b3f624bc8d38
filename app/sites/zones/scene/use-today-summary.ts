import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type TodaySummary, todaySummarySchema } from "../contract.ts";

/** The state of the hub today for this visitor; null until it is known. The page is whole without it. */
export function useTodaySummary(): TodaySummary | null {
  const [summary, setSummary] = useState<TodaySummary | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    apiFetch("/api/zones/tonight", { schema: todaySummarySchema, signal: controller.signal }).then(
      setSummary,
      () => {},
    );
    return () => controller.abort();
  }, []);
  return summary;
}
