import { type ComponentType, useEffect, useState } from "react";
import { subscribeToBadges } from "#app/kits/visitor/badge-news.ts";
import { createBadgeQueue, type BadgeQueue } from "./badge-queue.ts";

/**
 * The place where an earned badge is shown. It waits for the news of one; what shows it is fetched then, so that who
 * earns none never pays for it.
 */
export function BadgeSlot() {
  const [queue] = useState(createBadgeQueue);
  const [Toast, setToast] = useState<ComponentType<{ queue: BadgeQueue }> | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    let isRequested = false;
    const fetchToast = (): void => {
      if (isRequested || queue.list().length === 0) return;
      isRequested = true;
      void import("./badge-toast.tsx").then(
        ({ BadgeToast }) => controller.signal.aborted || setToast(() => BadgeToast),
        () => {
          // Without a network the badges wait in the queue, for the next one or the next page.
          isRequested = false;
        },
      );
    };
    subscribeToBadges((ids) => {
      queue.add(ids);
      fetchToast();
    }, controller.signal);
    fetchToast();
    return () => controller.abort();
  }, [queue]);

  return Toast && <Toast queue={queue} />;
}
