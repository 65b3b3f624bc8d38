import { startTransition, useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { MyParticipation } from "../contract.ts";

/** The visitor's own entries: null until they are read, "failed" where they cannot be. */
export function useMyParticipation(campaignId: string): {
  participation: MyParticipation | "failed" | null;
  read: () => Promise<void>;
} {
  const [participation, setParticipation] = useState<MyParticipation | "failed" | null>(null);
  const reload = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const { myParticipationSchema: participationSchema } = await import("../contract.ts");
        const fetched = await apiFetch(`/api/campaign/${campaignId}/mine`, {
          schema: participationSchema,
          ...(signal ? { signal } : {}),
        });
        startTransition(() => setParticipation(fetched));
      } catch {
        if (!signal?.aborted) startTransition(() => setParticipation("failed"));
      }
    },
    [campaignId],
  );
  useEffect(() => {
    const controller = new AbortController();
    void reload(controller.signal);
    return () => controller.abort();
  }, [reload]);
  return { participation, read: useCallback(() => reload(), [reload]) };
}
