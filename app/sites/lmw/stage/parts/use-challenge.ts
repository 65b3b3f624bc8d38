import { startTransition, useEffect, useState } from "react";
import type { StageGhost } from "../desk/stage-desk.ts";

/** The run that an address (`?r=`) asks one to play against, once it is here. */
export function useChallenge(stage: number): { ghost: StageGhost | null; isGone: boolean } {
  const [found, setFound] = useState<{ ghost: StageGhost | null; isGone: boolean }>({ ghost: null, isGone: false });

  useEffect(() => {
    const runId = new URLSearchParams(location.search).get("r");
    if (runId === null) return;
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      const { readGhost } = await import("../desk/stage-desk.ts");
      const ghost = await readGhost(runId, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      const fits = ghost?.setup.stage === stage ? ghost : null;
      startTransition(() => setFound({ ghost: fits, isGone: !fits }));
    };
    ask().catch(console.warn);
    return () => leaving.abort();
  }, [stage]);

  return found;
}
