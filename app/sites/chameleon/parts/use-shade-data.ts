import { useCallback, useEffect, useState } from "react";
import type { NameBank } from "#contracts/colour-names.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { ProductShade } from "../shared-colour.server.ts";

/** The words of names and the shades of the catalogue. */
export interface ShadeData {
  bank: NameBank;
  shades: ProductShade[];
}

/** Fetches the shade data once the page is hydrated: with it, naming and turning need no network. */
export function useShadeData(): {
  shadeData: ShadeData | null;
  hasFailed: boolean;
  fetchShadeData: (signal?: AbortSignal) => void;
} {
  const [shadeData, setShadeData] = useState<ShadeData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const fetchShadeData = useCallback((signal?: AbortSignal): void => {
    setHasFailed(false);
    const fetchData = async (): Promise<void> => {
      const { shadeDataSchema } = await import("../contract.ts");
      setShadeData((await apiFetch("/api/chameleon/stock", { schema: shadeDataSchema, signal })) as ShadeData);
    };
    fetchData().catch(() => !signal?.aborted && setHasFailed(true));
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    fetchShadeData(controller.signal);
    return () => controller.abort();
  }, [fetchShadeData]);
  return { shadeData, hasFailed, fetchShadeData };
}
