import { type MetaFunction, useLoaderData } from "react-router";
import "#app/generated/site-fonts/tips.css";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadTips } from "./data.server.ts";
import { tipsMeta } from "./head.ts";
import { SearchRoom } from "./parts/search-room.tsx";
import { TipPage } from "./parts/tip-page.tsx";

export const loader = loadTips;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => tipsMeta(head, loaderData));

/** One window for tips, hacks, answers, shades and films; a tip opens within it. */
export default function TipsScreen() {
  const data = useLoaderData<typeof loader>();
  if (data.tip) return <TipPage tip={data.tip} asked={data.asked} />;
  return <SearchRoom key={JSON.stringify(data.asked)} data={data} />;
}
