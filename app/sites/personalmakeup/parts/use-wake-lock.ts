import { useEffect } from "react";

/** Keeps the screen on as long as it is wanted. A phone that does not know how, or refuses, goes dark as it always does. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let lock: WakeLockSentinel | null = null;
    const ask = async (): Promise<void> => {
      if (document.hidden) return;
      const got = await navigator.wakeLock.request("screen").catch(() => null);
      if (signal.aborted) await got?.release();
      else lock = got;
    };
    void ask();
    // The system takes it away with the page; it comes back with it.
    document.addEventListener("visibilitychange", () => void ask(), { signal });
    return () => {
      leaving.abort();
      void lock?.release();
    };
  }, [isWanted]);
}
