import { useEffect } from "react";

/** Keeps the screen on as long as it is wanted. A phone that does not know how, or refuses, goes dark as it always does. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    const controller = new AbortController();
    const { signal } = controller;
    let lock: WakeLockSentinel | null = null;
    const requestLock = async (): Promise<void> => {
      if (document.hidden) return;
      const sentinel = await navigator.wakeLock.request("screen").catch(() => null);
      if (signal.aborted) await sentinel?.release();
      else lock = sentinel;
    };
    void requestLock();
    // The system takes it away with the page; it comes back with it.
    document.addEventListener("visibilitychange", () => void requestLock(), { signal });
    return () => {
      controller.abort();
      void lock?.release();
    };
  }, [isWanted]);
}
