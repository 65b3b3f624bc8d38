import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** After so long what lies below the first view is drawn even for somebody who only looks. */
const restMs = 4000;
const stirs = ["scroll", "pointerdown", "keydown", "focusin", "wheel"] as const;

/**
 * False while the first view is arriving: what lies below it waits with its letters and pictures. True from the first
 * stir of a hand, when the address names a place further down, or when the page has come to rest.
 */
export function useAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  const { hash } = useLocation();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const rest = (): void => {
      leaving.abort();
      startTransition(() => setIsAtRest(true));
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(rest, hash ? 0 : restMs);
    };
    if (hash || document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { signal, once: true });
    signal.addEventListener("abort", () => clearTimeout(timer));
    for (const stir of stirs) window.addEventListener(stir, rest, { signal, passive: true });
    return () => leaving.abort();
  }, [hash]);

  return isAtRest;
}
