import { type MetaFunction, useLoaderData } from "react-router";
import "#app/generated/site-fonts/tips.css";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadTips } from "./data.server.ts";
import { tipsMeta } from "./head.ts";
import { SearchView } from "./parts/search-view.tsx";
import { TipPage } from "./parts/tip-page.tsx";

export const loader = loadTips;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => tipsMeta(head, loaderData));

/** One search for tips, hacks, answers, shades and videos; a tip opens within it. */
export default function TipsScreen() {
  const data = useLoaderData<typeof loader>();
  if (data.tip) return <TipPage tip={data.tip} tipsQuery={data.asked} />;
  return <SearchView key={JSON.stringify(data.asked)} data={data} />;
}
