import { useCallback, useEffect, useState } from "react";
import { type FaceResult, faceResultsSchema, type KeepResult, keptResultSchema } from "#contracts/face-result.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

export interface KeptResults {
  /** The newest first; empty until they were read. */
  results: FaceResult[];
  /** The same wish again is one result. @throws ApiError */
  keep: (wish: string, body: KeepResult) => Promise<FaceResult>;
  /** @throws ApiError */
  choose: (id: string, chosen: number) => Promise<FaceResult>;
  /** @throws ApiError */
  drop: (id: string) => Promise<void>;
}

/** The visitor's kept results, read when the page is alive, and what can be done to them. */
export function useKeptResults(): KeptResults {
  const { state, write, reload } = useVisitor();
  const [results, setResults] = useState<FaceResult[]>([]);

  useEffect(() => {
    if (state !== "known") return;
    const leaving = new AbortController();
    apiFetch("/api/scan/results", { schema: faceResultsSchema, signal: leaving.signal }).then(
      (answer) => setResults(answer.results),
      () => {
        // Without them the diary shows what this browser remembers.
      },
    );
    return () => leaving.abort();
  }, [state]);

  const take = useCallback(
    (result: FaceResult): FaceResult => {
      setResults((before) => [result, ...before.filter(({ id }) => id !== result.id)]);
      // Other rooms begin with what is chosen here.
      void reload();
      return result;
    },
    [reload],
  );

  return {
    results,
    keep: useCallback(
      async (wish, body) => {
        const intent = { name: `scan-keep-${wish}`, path: "/api/scan/results", method: "POST", body } as const;
        return take((await write(intent, keptResultSchema)).result);
      },
      [take, write],
    ),
    choose: useCallback(
      async (id, chosen) => {
        const path = `/api/scan/results/${id}` as const;
        const intent = { name: `scan-choose-${id}`, path, method: "PATCH", body: { chosen } } as const;
        return take((await write(intent, keptResultSchema)).result);
      },
      [take, write],
    ),
    drop: useCallback(
      async (id) => {
        const path = `/api/scan/results/${id}` as const;
        setResults((await write({ name: `scan-drop-${id}`, path, method: "DELETE" }, faceResultsSchema)).results);
      },
      [write],
    ),
  };
}
