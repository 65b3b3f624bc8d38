import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { savedItemDefinitions, sharedDefinitions } from "./saved-item-kinds.server.ts";
import { lightAt } from "./rules/day-light.ts";

/** Which kinds a picture of the room may show to others, and which nobody throws away. */
const kinds = {
  sharedKinds: sharedDefinitions.map(({ kind }) => kind),
  permanentKinds: savedItemDefinitions.flatMap(({ kind, stays }) => (stays === "always" ? [kind] : [])),
};

/** The light in the window, and the kinds. What stands in the room is the visitor's, and comes after the page is hydrated. */
export function loadRoom({ context }: LoaderFunctionArgs) {
  const { now, hints } = context.get(pageContext);
  const { isDay, until } = lightAt(now);
  hints.validUntil(until);
  return { isDay, ...kinds };
}
