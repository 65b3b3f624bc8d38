import "#app/generated/site-fonts/virtual-tester.css";
import type { MetaFunction } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadTints } from "../data.server.ts";
import { shouldRevalidate, TesterView, testerMeta } from "../tester-view.tsx";

export { shouldRevalidate };
export const loader = loadTints;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) =>
  metaFromSite(matches, (head) => testerMeta(head, loaderData, new URLSearchParams(location.search)));

/** Eight tints, coat by coat. */
export default function TintsScreen() {
  return <TesterView />;
}
