import { type ComponentType, useEffect, useState } from "react";
import { afterLoad } from "#app/shell/tracking/after-load.ts";

/**
 * The place of the line that says the network is away, right before the bar of the floors. Once the page has loaded and
 * come to rest, it fetches the line, and with it what registers the service worker.
 */
export function OfflinePlace() {
  const [Line, setLine] = useState<ComponentType | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const fetchLine = () =>
      import("./later/offline-line.tsx").then(({ OfflineLine }) => setLine(() => OfflineLine), console.warn);
    afterLoad(() => void fetchLine(), leaving.signal);
    return () => leaving.abort();
  }, []);

  return Line && <Line />;
}
