/**
 * While the network is away, links of the zone load whole pages: the worker has those, or the card that says what can
 * be seen. A step inside the window would need modules nobody may have fetched, and the framework answers a missing
 * module by reloading the page one stands on.
 *
 * The network is away when the phone says so, on a copy (`data-copy`, of the worker), and while the server does not
 * answer (`data-away`, of app/offline/deferred). Runs in the page as text, before any module, so that no tap is too early: it
 * sees nothing of this file. On the window and in the capture phase it comes before the framework's own listeners.
 */
export function forceFullPageNavigation(): void {
  const isOffline = () => !navigator.onLine || document.documentElement.matches("[data-copy], [data-away]");

  // A plain tap on a link that leads to another page of the zone in this tab.
  const isInternalNavigation = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
    if (link.origin !== location.origin || (link.target !== "" && link.target !== "_self")) return false;
    const isSamePage = link.pathname === location.pathname && link.search === location.search;
    return !link.hasAttribute("download") && !(isSamePage && link.hash !== "");
  };

  window.addEventListener(
    "click",
    (event) => isOffline() && isInternalNavigation(event) && event.stopPropagation(),
    true,
  );
}
