import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { toggleFacetInSearch } from "../rules/catalogue-query.ts";
import type { FacetId } from "../rules/facet-ids.ts";

/** Follows the link of one value of a facet; `to` is where it leads by the page as it is drawn. */
export type FacetToggle = (event: MouseEvent, id: FacetId, value: string, to: string) => void;

/**
 * Lets a second tap add to one whose answer is not here yet; by itself its link would undo the first. What is drawn tells of
 * a tap only a moment later, and on a busy phone the second comes sooner: the query of the last one is noted at once.
 */
export function useFacetToggle(): FacetToggle {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const pending = useNavigation().location;
  const drawn = pending?.pathname === pathname ? pending.search : search;
  const latestSearch = useRef(drawn);
  useLayoutEffect(() => {
    latestSearch.current = drawn;
  }, [drawn]);

  return (event, id, value, to) => {
    // Into another tab or window: this page stays as it is.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const isDrawn = latestSearch.current === search;
    const next = isDrawn ? to : toggleFacetInSearch(latestSearch.current, id, value);
    latestSearch.current = new URL(next, location.href).search;
    if (isDrawn) return;
    event.preventDefault();
    void navigate(next, { preventScrollReset: true });
  };
}
