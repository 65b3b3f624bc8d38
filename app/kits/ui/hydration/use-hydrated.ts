import { startTransition, useEffect, useState } from "react";

/** Something on this document is alive: what comes later was not rendered by the server. */
let isDocumentHydrated = false;

/**
 * False on the server and while hydrating, then true; true at once on later pages of the same
 * document, once any part has come alive by this. For what the server leaves
 * out because it does nothing without scripts. It is drawn in slices, between which the page answers: an outside store would
 * have React draw all of it in one go. Not for what hydrates later than its page, inside a `Suspense` of the server.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(isDocumentHydrated);
  useEffect(() => {
    isDocumentHydrated = true;
    startTransition(() => setIsHydrated(true));
  }, []);
  return isHydrated;
}
