import { startTransition, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { MyVotes } from "../contract.ts";

/** The visitor's own votes: null until they are read, and where they cannot be. */
export function useMyVotes(): MyVotes | null {
  const [mine, setMine] = useState<MyVotes | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async (): Promise<MyVotes> => {
      const { myVotesSchema } = await import("../contract.ts");
      return apiFetch("/api/lmv/votes", { schema: myVotesSchema, signal: leaving.signal });
    };
    read().then(
      (votes) => startTransition(() => setMine(votes)),
      // Without them the hall stands as a stranger sees it.
      () => {},
    );
    return () => leaving.abort();
  }, []);
  return mine;
}
