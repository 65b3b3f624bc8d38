"use no memo"; // Part of the first view: compiled it would only be heavier.

import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * While the network is away the zone's links load whole pages, which the worker may have. A step on the bench is no page of
 * its own: all of it is here, and the mascara would be lost. The zone's listener (app/shell/document/full-page-navigation.ts) keeps
 * the press from the framework; this keeps it from the browser.
 */
export function useOfflineSteps(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-step]");
      if (navigator.onLine || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(link.pathname + link.search, { preventScrollReset: true });
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, [navigate]);
}
