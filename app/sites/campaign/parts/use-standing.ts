import { startTransition, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { StandingNow } from "../contract.ts";
import type { CampaignRow } from "../data.server.ts";

const againMs = 20_000;

/** The numbers as the page was served, then as they are, as long as somebody looks at them. */
export function useStanding({ id, standing: served, isPreview }: CampaignRow): StandingNow {
  const [standing, setStanding] = useState(served);
  useEffect(() => {
    if (isPreview) return;
    const leaving = new AbortController();
    const read = async (): Promise<void> => {
      const { standingSchema } = await import("../contract.ts");
      const { signal } = leaving;
      const now = await apiFetch(`/api/campaign/${id}/standing`, { schema: standingSchema, signal });
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
  }, [id, isPreview]);
  return standing;
}
