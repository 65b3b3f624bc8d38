import { useEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "#contracts/languages.ts";
import { type ToldSeals, toldSealsSchema } from "#contracts/seal.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import type { SealQueue } from "./seal-queue.ts";

export type ToldSeal = ToldSeals["seals"][number];

const none: readonly string[] = [];
const mostAtOnce = 12;

/**
 * The first seal of the queue, in the words of the page; null while there is none or its words are not here. What the
 * server does not know as the visitor's own leaves the queue unseen; without a network all of them wait.
 */
export function useToldSeal(queue: SealQueue, lang: Language): ToldSeal | null {
  const ids = useSyncExternalStore(queue.subscribe, queue.list, () => none);
  const [told, setTold] = useState<readonly ToldSeal[]>([]);
  const asked = ids.slice(0, mostAtOnce).join(",");

  useEffect(() => {
    if (asked === "") return;
    const leaving = new AbortController();
    const wanted = asked.split(",");
    const ask = (): void => {
      apiFetch(`/api/visitor/seals?ids=${asked}&lang=${lang}`, {
        schema: toldSealsSchema,
        signal: leaving.signal,
      }).then(
        ({ seals }) => {
          setTold(seals);
          const unknown = wanted.filter((id) => !seals.some((seal) => seal.id === id));
          if (unknown.length > 0) queue.drop(unknown);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.code === "E-INPUT") queue.drop(wanted);
        },
      );
    };
    ask();
    window.addEventListener("online", ask, { signal: leaving.signal });
    return () => leaving.abort();
  }, [asked, lang, queue]);

  return told.find(({ id }) => id === ids[0]) ?? null;
}
