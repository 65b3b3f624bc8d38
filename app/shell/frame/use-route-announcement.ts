import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * On every navigation after the first, moves the focus to the page's main part and announces the new title,
 * as a page load would. An address with an anchor keeps the focus where the anchor leads.
 */
export function useRouteAnnouncement(mainId: string, announcerId: string): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true });
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = document.title;
  }, [pathname, hash, mainId, announcerId]);
}
