import { useCallback, useEffect, useRef, useState } from "react";

/** `none`: this browser has no such thing. `off`: it was refused or taken back. */
export type WakeState = "asking" | "on" | "off" | "none";

/** Keeps the screen from going dark while the part is shown; taken again when the page comes back into view. */
export function useWakeLock(): { state: WakeState; ask: () => void } {
  const [state, setState] = useState<WakeState>("asking");
  const again = useRef<() => void>(() => {});

  useEffect(() => {
    if (!("wakeLock" in navigator)) return setState("none");
    const controller = new AbortController();
    const { signal } = controller;
    let lock: WakeLockSentinel | null = null;

    async function take(): Promise<void> {
      if (document.hidden || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request("screen");
        if (signal.aborted) return void lock.release();
        setState("on");
        lock.addEventListener("release", () => setState("off"), { signal });
      } catch {
        // A low battery, or a browser that wants a tap first.
        setState("off");
      }
    }
    again.current = () => void take();
    void take();
    document.addEventListener("visibilitychange", () => void take(), { signal });
    return () => {
      controller.abort();
      void lock?.release().catch(() => {});
    };
  }, []);

  return { state, ask: useCallback(() => again.current(), []) };
}
