import { useCallback, useEffect, useState } from "react";
import type { GenericSchema, InferOutput } from "valibot";
import { isAbort } from "#app/kits/basics/abort.ts";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch, type ApiPath } from "#app/kits/visitor/api-fetch.ts";

/** Something the page asks for once it is alive; `again` asks anew. */
export interface Fetched<T> {
  data: T | null;
  errorCode: ApiErrorCode | null;
  refetch: () => void;
}

/** Asks the server, and asks again when the network is back. */
export function useFetched<S extends GenericSchema>(path: ApiPath, schema: S): Fetched<InferOutput<S>> {
  const [data, setData] = useState<InferOutput<S> | null>(null);
  const [errorCode, setErrorCode] = useState<ApiErrorCode | null>(null);
  const fetchData = useCallback(
    (signal?: AbortSignal) => {
      apiFetch(path, { schema, signal }).then(
        (answer) => {
          setData(answer as InferOutput<S>);
          setErrorCode(null);
        },
        (error: unknown) => {
          if (!isAbort(error)) setErrorCode(error instanceof ApiError ? error.code : "E-NET");
        },
      );
    },
    [path, schema],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetchData(signal);
    window.addEventListener("online", () => fetchData(signal), { signal });
    return () => controller.abort();
  }, [fetchData]);

  return { data, errorCode, refetch: () => fetchData() };
}
