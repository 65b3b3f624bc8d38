import { startTransition, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { CampaignStatus } from "../contract.ts";
import type { CampaignRow } from "../data.server.ts";

const refreshMs = 20_000;

/** The numbers as the page was served, then as they are, as long as somebody looks at them. */
export function useCampaignStatus({ id, status: served, isPreview }: CampaignRow): CampaignStatus {
  const [status, setStatus] = useState(served);
  useEffect(() => {
    if (isPreview) return;
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      const { campaignStatusSchema } = await import("../contract.ts");
      const { signal } = controller;
      const now = await apiFetch(`/api/campaign/${id}/standing`, { schema: campaignStatusSchema, signal });
      startTransition(() => setStatus(now));
    };
    // What was served stays when the numbers cannot be read.
    const refresh = (): void => void (document.hidden || read().catch(() => {}));
    refresh();
    const timer = setInterval(refresh, refreshMs);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [id, isPreview]);
  return status;
}
