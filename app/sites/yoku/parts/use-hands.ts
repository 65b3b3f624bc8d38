import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import type { Hands } from "../contract.ts";

/** All hands of the evening, asked for when the page is alive so that they are there without a network too. */
export function useHands(lang: DesireLanguage): Hands | null {
  const { state } = useVisitor();
  const [hands, setHands] = useState<Hands | null>(null);
  const isHydrated = state !== "loading";

  const fetchHands = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const { handsSchema } = await import("../contract.ts");
        setHands(await apiFetch(`/api/yoku/hands?lang=${lang}`, { schema: handsSchema, ...(signal && { signal }) }));
      } catch (error) {
        // The twelve that the page brought are there, and the next are asked for as pages.
        if (!signal?.aborted) console.warn(error);
      }
    },
    [lang],
  );

  useEffect(() => {
    if (!isHydrated) return;
    const controller = new AbortController();
    void fetchHands(controller.signal);
    window.addEventListener("online", () => void fetchHands(controller.signal), { signal: controller.signal });
    return () => controller.abort();
  }, [isHydrated, fetchHands]);

  return hands;
}
