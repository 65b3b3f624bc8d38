import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the address points to, on arrival and at every later step. Browsers that reveal what an
 * address points to have done it before this runs; it is for the others, and for steps the router takes.
 */
export function useOpenAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => openAnswer(hash.slice(1)), [hash]);
  useEffect(() => {
    // The same anchor a second time: the router sees no step, but the answer may have been folded.
    const onHash = (): void => openAnswer(location.hash.slice(1));
    window.addEventListener("hashchange", onHash);
    return () => window.removeEventListener("hashchange", onHash);
  }, []);
}

function openAnswer(id: string): void {
  const target = document.getElementById(id);
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}
