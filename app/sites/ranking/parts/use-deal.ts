import { useCallback, useEffect, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { type DealAnswer, dealSchema } from "../contract.ts";

/** What did not succeed, and how to try it once more. */
export type Failure = { error: ApiError; again: () => void };

/** The swatches that are dealt to this visitor; asked for when the table is opened. */
export function useDeal(): { deal: DealAnswer | null; failure: Failure | null } {
  const [deal, setDeal] = useState<DealAnswer | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const requestDeal = useCallback((signal?: AbortSignal): void => {
    apiFetch("/api/ranking/deals", { method: "POST", schema: dealSchema, signal }).then(setDeal, (reason: unknown) => {
      if (!signal?.aborted) setError(asApiError(reason));
    });
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    requestDeal(controller.signal);
    return () => controller.abort();
  }, [requestDeal]);

  function again(): void {
    setError(null);
    requestDeal();
  }
  return { deal, failure: error && { error, again } };
}

/** Whatever was thrown, as the one shape of things that go wrong. */
export const asApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError("E-SERVER"));
