import { useCallback, useEffect, useState } from "react";
import type { NameBank } from "#contracts/chameleon.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { StockShade } from "../find.server.ts";

/** The words of names and the shades of the shelf. */
export interface Stock {
  bank: NameBank;
  shades: StockShade[];
}

/** Fetches the stock once the page is alive: with it, naming and turning need no network. */
export function useStock(): { stock: Stock | null; hasFailed: boolean; fetchStock: (signal?: AbortSignal) => void } {
  const [stock, setStock] = useState<Stock | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const fetchStock = useCallback((signal?: AbortSignal): void => {
    setHasFailed(false);
    const read = async (): Promise<void> => {
      const { stockSchema } = await import("../contract.ts");
      setStock((await apiFetch("/api/chameleon/stock", { schema: stockSchema, signal })) as Stock);
    };
    read().catch(() => !signal?.aborted && setHasFailed(true));
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    fetchStock(leaving.signal);
    return () => leaving.abort();
  }, [fetchStock]);
  return { stock, hasFailed, fetchStock };
}
