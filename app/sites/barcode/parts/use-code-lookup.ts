import { useCallback, useEffect, useRef, useState } from "react";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { FoundProduct } from "../contract.ts";

/** What became of a code that was read or typed. */
export type Lookup =
  | { kind: "none" }
  | { kind: "asking"; jan: string }
  | { kind: "found"; jan: string; found: FoundProduct; isFirst: boolean | null }
  | { kind: "foreign"; jan: string }
  | { kind: "failed"; jan: string; error: Error & Partial<Pick<ApiError, "code" | "requestId">> };

/** Asks whose code it is, and notes the meeting with whoever lives in it. */
export function useCodeLookup(initial: Lookup) {
  const { write } = useVisitor();
  const [lookup, setLookup] = useState(initial);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = useCallback(
    async (jan: string): Promise<void> => {
      asking.current?.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      setLookup({ kind: "asking", jan });
      try {
        const { fetchCode, recordedEncounterSchema } = await import("./code-client.ts");
        const found = await fetchCode(jan, signal);
        if (signal.aborted) return;
        track("bar_complete");
        if (!found) return setLookup({ kind: "foreign", jan });
        setLookup({ kind: "found", jan, found, isFirst: null });
        if (!found.monster) return;
        const name = `meet-${found.monster.id}`;
        const encounter = await write(
          { name, path: "/api/barcode/meetings", method: "POST", body: { jan } },
          recordedEncounterSchema,
        );
        if (!signal.aborted) setLookup({ kind: "found", jan, found, isFirst: encounter.isFirst });
      } catch (error) {
        if (signal.aborted) return;
        // A meeting that could not be noted is sent again by itself; the visitor has met it all the same.
        const failed: Lookup = { kind: "failed", jan, error: error instanceof Error ? error : new Error("no answer") };
        setLookup((now) => (now.kind === "found" ? now : failed));
      }
    },
    [write],
  );
  return { lookup, ask, forget: useCallback(() => setLookup({ kind: "none" }), []) };
}
