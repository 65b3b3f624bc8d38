import { type ComponentType, useEffect, useState } from "react";
import { hearSeals } from "#app/kits/visitor/seal-news.ts";
import { createSealQueue, type SealQueue } from "./seal-queue.ts";

/**
 * The place where an earned seal is pressed. It waits for the news of one; what shows it is fetched then, so that who
 * earns none never pays for it.
 */
export function SealPlace() {
  const [queue] = useState(createSealQueue);
  const [Moment, setMoment] = useState<ComponentType<{ queue: SealQueue }> | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    let isAsked = false;
    const fetchMoment = (): void => {
      if (isAsked || queue.list().length === 0) return;
      isAsked = true;
      void import("./seal-moment.tsx").then(
        ({ SealMoment }) => leaving.signal.aborted || setMoment(() => SealMoment),
        () => {
          // Without a network the seals wait in the queue, for the next one or the next page.
          isAsked = false;
        },
      );
    };
    hearSeals((ids) => {
      queue.add(ids);
      fetchMoment();
    }, leaving.signal);
    fetchMoment();
    return () => leaving.abort();
  }, [queue]);

  return Moment && <Moment queue={queue} />;
}
