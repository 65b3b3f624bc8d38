"use no memo"; // Compiled it would only be heavier.
import { startTransition, useEffect, useEffectEvent, useState } from "react";
import type { GenericSchema, InferOutput } from "valibot";
import { ApiError } from "./api-error.ts";
import { apiFetch, type ApiPath } from "./api-fetch.ts";

/** What a part of the page asks the API for, once the page is alive. */
export interface Fetched<T> {
  /** Null until it is here. What is here stays while it is asked for again. */
  data: T | null;
  /** Why the last request brought nothing; null while another one is under way. */
  error: ApiError | null;
  /** Asks once more. */
  refetch: () => void;
}

const noAnswer = { data: null, error: null };

/**
 * Asks the API at an address, anew for another address, and again when the network is back and nothing is here yet.
 * @param path null: nothing is asked for
 * @param getSchema may fetch it, so that it does not weigh on the first view
 * @example const { data } = useFetched("/api/faq/votes", () => faqVotesSchema);
 */
export function useFetched<S extends GenericSchema>(
  path: ApiPath | null,
  getSchema: () => S | Promise<S>,
): Fetched<InferOutput<S>> {
  type Data = InferOutput<S> | null;
  const [answer, setAnswer] = useState<{ path: ApiPath | null; data: Data; error: ApiError | null }>();
  const [round, setRound] = useState(0);
  const { data, error } = answer?.path === path ? answer : noAnswer;

  function refetch(): void {
    setAnswer({ path, data, error: null });
    setRound(round + 1);
  }

  const load = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (path === null) return;
    try {
      const fetched = await apiFetch(path, { schema: await getSchema(), signal });
      // A part of the page whose script is still on its way would be taken away by an urgent update.
      startTransition(() => setAnswer({ path, data: fetched as Data, error: null }));
    } catch (thrown) {
      if (signal.aborted) return;
      setAnswer({ path, data, error: thrown instanceof ApiError ? thrown : new ApiError("E-NET") });
    }
  });
  const loadMissing = useEffectEvent(() => {
    if (data === null) refetch();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void load(signal);
    window.addEventListener("online", () => loadMissing(), { signal });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another round asks anew
  }, [path, round]);

  return { data, error, refetch };
}
