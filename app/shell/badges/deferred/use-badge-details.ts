import { useEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "#contracts/languages.ts";
import { type BadgeDetailsList, badgeDetailsSchema } from "#contracts/badge.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { BadgeQueue } from "./badge-queue.ts";

export type BadgeDetails = BadgeDetailsList["seals"][number];

const none: readonly string[] = [];
const maxAtOnce = 12;

/**
 * The first badge of the queue, in the language of the page; null while there is none or its text is not here. What the
 * server does not know as the visitor's own leaves the queue unseen; without a network all of them wait.
 */
export function useBadgeDetails(queue: BadgeQueue, lang: Language): BadgeDetails | null {
  const ids = useSyncExternalStore(queue.subscribe, queue.list, () => none);
  const [details, setDetails] = useState<readonly BadgeDetails[]>([]);
  const requested = ids.slice(0, maxAtOnce).join(",");

  useEffect(() => {
    if (requested === "") return;
    const controller = new AbortController();
    const requestedIds = requested.split(",");
    const fetchDetails = (): void => {
      apiFetch(`/api/visitor/seals?ids=${requested}&lang=${lang}`, {
        schema: badgeDetailsSchema,
        signal: controller.signal,
      }).then(
        ({ seals: badges }) => {
          setDetails(badges);
          const unknown = requestedIds.filter((id) => !badges.some((badge) => badge.id === id));
          if (unknown.length > 0) queue.remove(unknown);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.code === "E-INPUT") queue.remove(requestedIds);
        },
      );
    };
    fetchDetails();
    window.addEventListener("online", fetchDetails, { signal: controller.signal });
    return () => controller.abort();
  }, [requested, lang, queue]);

  return details.find(({ id }) => id === ids[0]) ?? null;
}
