import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** After so long what lies below the first view is drawn even for somebody who only looks. */
const idleMs = 4000;
const interactionEvents = ["scroll", "pointerdown", "keydown", "focusin", "wheel"] as const;

/**
 * False while the first view is arriving: what lies below it waits with its letters and pictures. True from the first
 * stir of a hand, when the address names a place further down, or when the page has come to rest.
 */
export function useBelowFoldReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  const { hash } = useLocation();

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const showBelowFold = (): void => {
      abortController.abort();
      startTransition(() => setIsReady(true));
    };
    let timer: ReturnType<typeof setTimeout>;
    const startTimer = (): void => {
      timer = setTimeout(showBelowFold, hash ? 0 : idleMs);
    };
    if (hash || document.readyState === "complete") startTimer();
    else window.addEventListener("load", startTimer, { signal, once: true });
    signal.addEventListener("abort", () => clearTimeout(timer));
    for (const eventName of interactionEvents)
      window.addEventListener(eventName, showBelowFold, { signal, passive: true });
    return () => abortController.abort();
  }, [hash]);

  return isReady;
}
