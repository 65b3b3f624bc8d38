import "#app/generated/site-fonts/virtual-tester.css";
import type { MetaFunction } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadLips } from "../data.server.ts";
import { shouldRevalidate, TesterRoom, testerMeta } from "../screen-of.tsx";

export { shouldRevalidate };
export const loader = loadLips;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  metaFromDoor(matches, (head) => testerMeta(head, loaderData, new URLSearchParams(location.search).get("s")));

/** Twenty-four lips on a face. */
export default function LipsScreen() {
  return <TesterRoom />;
}
