import { useCallback, useEffect, useState } from "react";
import type { GenericSchema, InferOutput } from "valibot";
import { isAbort } from "#app/kits/basics/abort.ts";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch, type ApiPath } from "#app/kits/visitor/api-fetch.ts";

/** Something the page asks for once it is alive; `again` asks anew. */
export interface Asked<T> {
  data: T | null;
  trouble: ApiErrorCode | null;
  again: () => void;
}

/** Asks the server, and asks again when the network is back. */
export function useAsked<S extends GenericSchema>(path: ApiPath, schema: S): Asked<InferOutput<S>> {
  const [data, setData] = useState<InferOutput<S> | null>(null);
  const [trouble, setTrouble] = useState<ApiErrorCode | null>(null);
  const ask = useCallback(
    (signal?: AbortSignal) => {
      apiFetch(path, { schema, signal }).then(
        (answer) => {
          setData(answer as InferOutput<S>);
          setTrouble(null);
        },
        (error: unknown) => {
          if (!isAbort(error)) setTrouble(error instanceof ApiError ? error.code : "E-NET");
        },
      );
    },
    [path, schema],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    ask(signal);
    window.addEventListener("online", () => ask(signal), { signal });
    return () => leaving.abort();
  }, [ask]);

  return { data, trouble, again: () => ask() };
}
