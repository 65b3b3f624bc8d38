import { startTransition, useEffect, useState } from "react";
import type { StageGhost } from "../client/stage-client.ts";

/** The run that an address (`?r=`) asks one to play against, once it is here. */
export function useChallenge(stage: number): { ghost: StageGhost | null; isExpired: boolean } {
  const [challenge, setChallenge] = useState<{ ghost: StageGhost | null; isExpired: boolean }>({
    ghost: null,
    isExpired: false,
  });

  useEffect(() => {
    const runId = new URLSearchParams(location.search).get("r");
    if (runId === null) return;
    const abortController = new AbortController();
    const loadGhost = async (): Promise<void> => {
      const { fetchGhost: readGhost } = await import("../client/stage-client.ts");
      const ghost = await readGhost(runId, abortController.signal).catch(() => null);
      if (abortController.signal.aborted) return;
      const matchingGhost = ghost?.setup.stage === stage ? ghost : null;
      startTransition(() => setChallenge({ ghost: matchingGhost, isExpired: !matchingGhost }));
    };
    loadGhost().catch(console.warn);
    return () => abortController.abort();
  }, [stage]);

  return challenge;
}
