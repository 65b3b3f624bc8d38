"use no memo";
import { useEffect, useEffectEvent } from "react";

/**
 * Takes plain taps on links to a shade (`a[data-shade]`): the face is painted here and needs no network. On the window and
 * in the capture phase, because while the line is away app/offline makes whole pages of all other links.
 */
export function useShadeSteps(onShade: (id: string) => void): void {
  const step = useEffectEvent(onShade);
  useEffect(() => {
    const controller = new AbortController();
    window.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-shade]") : null;
        const isPlain = event.button === 0 && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
        if (!link || !isPlain) return;
        event.preventDefault();
        step(link.dataset.shade ?? "");
      },
      { capture: true, signal: controller.signal },
    );
    return () => controller.abort();
  }, []);
}
