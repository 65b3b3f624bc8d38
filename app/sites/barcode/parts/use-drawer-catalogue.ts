import { useEffect, useMemo, useState } from "react";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import type { DrawerItem } from "../contract.ts";

type Failure = Error & Partial<Pick<ApiError, "code" | "requestId">>;

/** The catalogue, read once: then each pack is named without a network. Null until it is there. */
export function useDrawerCatalogue() {
  const [items, setItems] = useState<readonly DrawerItem[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (items || failure) return;
    const controller = new AbortController();
    const { signal } = controller;
    import("./code-client.ts")
      .then(({ fetchDrawerItems }) => fetchDrawerItems(signal))
      .then(
        (found) => signal.aborted || setItems(found),
        (error: unknown) => signal.aborted || setFailure(error instanceof Error ? error : new Error("no answer")),
      );
    return () => controller.abort();
  }, [items, failure]);
  useEffect(() => {
    if (!failure) return;
    const again = (): void => setFailure(null);
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failure]);
  return {
    items,
    byJan: useMemo(() => new Map(items?.map((item) => [item.jan, item])), [items]),
    failure,
    again: () => setFailure(null),
  };
}
