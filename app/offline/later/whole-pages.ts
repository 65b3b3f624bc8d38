/**
 * While the network is away, links of the zone load whole pages: the worker has those, or the card that says what can
 * be seen. A step inside the window would need modules nobody may have fetched, and the framework answers a missing
 * module by reloading the page one stands on. Returns its stop.
 */
export function stepByWholePages(): () => void {
  const leaving = new AbortController();
  // On the window and in the capture phase it comes before the listeners of the framework, which stand on the document.
  window.addEventListener("click", (event) => isStep(event) && event.stopPropagation(), {
    capture: true,
    signal: leaving.signal,
  });
  return () => leaving.abort();
}

/** True for a plain tap on a link that leads to another page of the zone in this tab. */
export function isStep(event: MouseEvent): boolean {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  if (link.origin !== location.origin || (link.target !== "" && link.target !== "_self")) return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return !link.hasAttribute("download") && !(isSamePage && link.hash !== "");
}
