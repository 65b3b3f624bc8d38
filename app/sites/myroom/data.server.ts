import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { lightAt } from "./rules/day-light.ts";

/** The light in the window. What stands in the room is the visitor's, and comes after the page is hydrated. */
export function loadRoom({ context }: LoaderFunctionArgs) {
  const { now, hints } = context.get(pageContext);
  const { isDay, until } = lightAt(now);
  hints.validUntil(until);
  return { isDay };
}
