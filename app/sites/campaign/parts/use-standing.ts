import { startTransition, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { StandingNow } from "../contract.ts";

const againMs = 20_000;

/** The numbers as the page was served, then as they are, as long as somebody looks at them. */
export function useStanding(campaignId: string, served: StandingNow): StandingNow {
  const [standing, setStanding] = useState(served);
  useEffect(() => {
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const { standingSchema } = await import("../contract.ts");
      const { signal } = leaving;
      const now = await apiFetch(`/api/campaign/${campaignId}/standing`, { schema: standingSchema, signal });
      startTransition(() => setStanding(now));
    };
    // What was served stays when the numbers cannot be read.
    const look = (): void => void (document.hidden || read().catch(() => {}));
    look();
    const timer = setInterval(look, againMs);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [campaignId]);
  return standing;
}
