import { useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type Tonight, tonightSchema } from "../contract.ts";

/** How the town stands tonight for this visitor; null until it is known. The page is whole without it. */
export function useTonight(): Tonight | null {
  const [tonight, setTonight] = useState<Tonight | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    apiFetch("/api/zones/tonight", { schema: tonightSchema, signal: leaving.signal }).then(setTonight, () => {});
    return () => leaving.abort();
  }, []);
  return tonight;
}
