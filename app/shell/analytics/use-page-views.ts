import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { afterLoad } from "./after-load.ts";
import { trackAt } from "#app/kits/analytics/track.ts";

/** The kit route sends the browser to the shop: it is no page of ours. */
const excludedPaths = /^\/lmk(\/|$)/;

/**
 * Notes a page view on each navigation after the first, and fetches the collector when the page has come to rest.
 * A jump to an anchor is no navigation, nor is a screen that rewrites its own query (a code under the thumb).
 */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const lastLocation = useRef({ pathname, search });

  useEffect(() => {
    const before = lastLocation.current;
    lastLocation.current = { pathname, search };
    const isSamePage = pathname === before.pathname && (search === before.search || type === "REPLACE");
    if (!isSamePage && !excludedPaths.test(pathname)) trackAt("page_view", pathname);
  }, [pathname, search, type]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetchCollector = () =>
      import("./deferred/measure.ts").then(({ startMeasuring }) => startMeasuring(signal), console.warn);
    afterLoad(() => void fetchCollector(), signal);
    return () => controller.abort();
  }, []);
}
