"use no memo";
import { useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from "react-router";

/**
 * Goes to another address of the page by itself, later than the hand: not while the visitor is on the way to another one, and
 * not from an address that is no longer there. What was rendered may be behind both on a busy phone, and would take the newer
 * address back; so the router itself is asked, and whoever calls tries again when address or way change.
 * @param navigate goes there at once
 */
export function useFollow(navigate: (next: URLSearchParams) => void): (next: URLSearchParams) => void {
  const [query] = useSearchParams();
  const router = useContext(RouterContext)?.router;
  return (next) => {
    if (!router) return;
    const { navigation, location } = router.state;
    const isRendered = String(new URLSearchParams(location.search)) === String(query);
    if (navigation.state === "idle" && isRendered) navigate(next);
  };
}
