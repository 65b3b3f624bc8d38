import { type ComponentType, useEffect, useState } from "react";
import { afterLoad } from "#app/shell/analytics/after-load.ts";

/**
 * The place of the lines that say that the network is away or that nothing is kept here, right before the bar of the
 * zones. Once the page has loaded and come to rest, it fetches them, and with them what registers the service worker.
 */
export function OfflineSlot() {
  const [Line, setLine] = useState<ComponentType | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const fetchLine = () =>
      import("./deferred/status-lines.tsx").then(({ StatusLines: Lines }) => setLine(() => Lines), console.warn);
    afterLoad(() => void fetchLine(), controller.signal);
    return () => controller.abort();
  }, []);

  return Line && <Line />;
}
