import { startTransition, useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { MyVotes } from "../contract.ts";

/**
 * The visitor's own votes: null until they are read, and where they cannot be. Read again when one comes back to this tab,
 * because another may have voted meanwhile.
 */
export function useMyVotes() {
  const [mine, setMine] = useState<MyVotes | null>(null);
  const readAgain = useCallback(async (signal?: AbortSignal): Promise<void> => {
    try {
      const { myVotesSchema } = await import("../contract.ts");
      const votes = await apiFetch("/api/lmv/votes", { schema: myVotesSchema, signal });
      startTransition(() => setMine(votes));
    } catch {
      // Without them the poll page stays as a stranger sees it.
    }
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void readAgain(signal);
    document.addEventListener("visibilitychange", () => document.hidden || void readAgain(signal), { signal });
    return () => controller.abort();
  }, [readAgain]);
  return { mine, readAgain };
}
