import { useEffect, useRef, useSyncExternalStore } from "react";
import { type LineCount, type NetworkWatch, watchNetwork } from "./network-watch.ts";

const nothing: LineCount = { sentBytes: 0, receivedBytes: 0 };

/** Watches the line as long as a face is being read; the count stays until the next reading begins. */
export function useNetworkWatch(isReading: boolean): LineCount {
  const watch = useRef<NetworkWatch | null>(null);
  const listeners = useRef(new Set<() => void>());

  useEffect(() => {
    if (!isReading) return;
    const over = new AbortController();
    const begun = watchNetwork(over.signal);
    watch.current = begun;
    const tell = (): void => listeners.current.forEach((listener) => listener());
    const forget = begun.subscribe(tell);
    tell();
    return () => {
      over.abort();
      forget();
    };
  }, [isReading]);

  return useSyncExternalStore(
    (listener) => {
      listeners.current.add(listener);
      return () => void listeners.current.delete(listener);
    },
    () => watch.current?.get() ?? nothing,
    () => nothing,
  );
}
