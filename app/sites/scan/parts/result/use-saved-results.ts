import { useCallback, useEffect, useState } from "react";
import { type FaceResult, faceResultsSchema, type FaceResultInput, savedResultSchema } from "#contracts/face-result.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";

export interface SavedResults {
  /** The newest first; empty until they were read. */
  results: FaceResult[];
  /** The same wish again is one result. @throws ApiError */
  save: (key: string, body: FaceResultInput) => Promise<FaceResult>;
  /** @throws ApiError */
  choose: (id: string, chosen: number) => Promise<FaceResult>;
  /** @throws ApiError */
  delete: (id: string) => Promise<void>;
}

/** The visitor's kept results, read when the page is alive, and what can be done to them. */
export function useSavedResults(): SavedResults {
  const { state, write, reload } = useVisitor();
  const [results, setResults] = useState<FaceResult[]>([]);

  useEffect(() => {
    if (state !== "known") return;
    const controller = new AbortController();
    apiFetch("/api/scan/results", { schema: faceResultsSchema, signal: controller.signal }).then(
      (answer) => setResults(answer.results),
      () => {
        // Without them the diary shows what this browser remembers.
      },
    );
    return () => controller.abort();
  }, [state]);

  const addResult = useCallback(
    (result: FaceResult): FaceResult => {
      setResults((before) => [result, ...before.filter(({ id }) => id !== result.id)]);
      // Other sites begin with what is chosen here.
      void reload();
      return result;
    },
    [reload],
  );

  return {
    results,
    save: useCallback(
      async (key, body) => {
        const intent = { name: `scan-keep-${key}`, path: "/api/scan/results", method: "POST", body } as const;
        return addResult((await write(intent, savedResultSchema)).result);
      },
      [addResult, write],
    ),
    choose: useCallback(
      async (id, chosen) => {
        const path = `/api/scan/results/${id}` as const;
        const intent = { name: `scan-choose-${id}`, path, method: "PATCH", body: { chosen } } as const;
        return addResult((await write(intent, savedResultSchema)).result);
      },
      [addResult, write],
    ),
    delete: useCallback(
      async (id) => {
        const path = `/api/scan/results/${id}` as const;
        setResults((await write({ name: `scan-drop-${id}`, path, method: "DELETE" }, faceResultsSchema)).results);
      },
      [write],
    ),
  };
}
