import { startTransition, useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { Mine } from "../contract.ts";

/** The visitor's own doors: null until they are read, "failed" where they cannot be. */
export function useMine(campaignId: string): { mine: Mine | "failed" | null; read: () => Promise<void> } {
  const [mine, setMine] = useState<Mine | "failed" | null>(null);
  const read = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const { mineSchema } = await import("../contract.ts");
        const own = await apiFetch(`/api/campaign/${campaignId}/mine`, {
          schema: mineSchema,
          ...(signal ? { signal } : {}),
        });
        startTransition(() => setMine(own));
      } catch {
        if (!signal?.aborted) startTransition(() => setMine("failed"));
      }
    },
    [campaignId],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  return { mine, read: useCallback(() => read(), [read]) };
}
