import { type ComponentType, useEffect, useState } from "react";
import { afterLoad } from "#app/shell/tracking/after-load.ts";

/**
 * The place of the lines that say that the network is away or that nothing is kept here, right before the bar of the
 * floors. Once the page has loaded and come to rest, it fetches them, and with them what registers the service worker.
 */
export function OfflinePlace() {
  const [Line, setLine] = useState<ComponentType | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const fetchLine = () => import("./later/lines.tsx").then(({ Lines }) => setLine(() => Lines), console.warn);
    afterLoad(() => void fetchLine(), leaving.signal);
    return () => leaving.abort();
  }, []);

  return Line && <Line />;
}
