import { useEffect, useRef, useSyncExternalStore } from "react";
import { type TrafficCount, type NetworkMonitor, startNetworkMonitor } from "./network-monitor.ts";

const noTraffic: TrafficCount = { sentBytes: 0, receivedBytes: 0 };

/** Watches the line while something is made of a face; the count stays until the next watch begins. */
export function useNetworkMonitor(isWatching: boolean): TrafficCount {
  const monitor = useRef<NetworkMonitor | null>(null);
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    if (!isWatching) return;
    const controller = new AbortController();
    const started = startNetworkMonitor(controller.signal);
    monitor.current = started;
    const notify = (): void => listeners.current.forEach((listener) => listener());
    const unsubscribe = started.subscribe(notify);
    notify();
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [isWatching]);

  return useSyncExternalStore(
    (listener) => {
      listeners.current.add(listener);
      return () => void listeners.current.delete(listener);
    },
    () => monitor.current?.get() ?? noTraffic,
    () => noTraffic,
  );
}
