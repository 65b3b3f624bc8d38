import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { Things } from "../contract.ts";

const nothing: Things = { owned: [], tools: [] };

/** What the visitor owns and made; nothing until it is known, and nothing where it cannot be known. */
export function useThings(): Things {
  const { summary } = useVisitor();
  const [things, setThings] = useState(nothing);
  const isKnown = summary?.known ?? false;
  useEffect(() => {
    if (!isKnown) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const { thingsSchema } = await import("../contract.ts");
      setThings(await apiFetch("/api/personalmakeup/things", { schema: thingsSchema, signal }));
    };
    // Without them the recipe is made of three things, as for anyone.
    read().catch((error: unknown) => signal.aborted || console.warn(error));
    return () => leaving.abort();
  }, [isKnown]);
  return things;
}
