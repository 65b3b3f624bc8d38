import { useEffect, useState } from "react";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import type { Card } from "../contract.ts";

export interface Cards {
  /** By product id; what left the catalogue is missing. */
  byId: ReadonlyMap<string, Card>;
  /** True as soon as every id was asked for, or could not be. */
  isSettled: boolean;
  failure: CardsFailure | null;
}

/** What the API said, or an error without a code when not even its script came. */
export type CardsFailure = Error & Partial<Pick<ApiError, "code" | "requestId">>;

const noCards: ReadonlyMap<string, Card> = new Map();

/** The products of these ids as the server knows them; ids that come later are asked for later. */
export function useCards(ids: readonly string[], isReady: boolean): Cards & { again: () => void } {
  const [byId, setById] = useState(noCards);
  const [requestedIds, setRequestedIds] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<CardsFailure | null>(null);
  const missing = ids
    .filter((id) => !requestedIds.has(id))
    .toSorted()
    .join(",");

  useEffect(() => {
    if (!isReady || missing === "" || failure) return;
    const controller = new AbortController();
    const { signal } = controller;
    import("./fetch-cards.ts")
      .then(({ fetchCards }) => fetchCards(missing, signal))
      .then(
        (cards) => {
          if (signal.aborted) return;
          setById((before) => new Map([...before, ...cards.map((card) => [card.id, card] as const)]));
          setRequestedIds((before) => new Set([...before, ...missing.split(",")]));
        },
        (error: unknown) => {
          if (!signal.aborted) setFailure(error instanceof Error ? error : new Error("no answer"));
        },
      );
    return () => controller.abort();
  }, [isReady, missing, failure]);

  return { byId, isSettled: isReady && (missing === "" || failure !== null), failure, again: () => setFailure(null) };
}
