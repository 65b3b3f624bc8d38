import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import "#app/generated/site-fonts/tips.css";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadTips } from "./data.server.ts";
import { tipsMeta } from "./head.ts";
import { SearchView } from "./parts/search-view.tsx";
import tipPage from "./parts/tip-page.module.css";

// A view of its own each: whoever searches carries neither. Their styles come with the page.
const TipPage = lazy(async () => ({ default: (await import("./parts/tip-page.tsx")).TipPage }));
const LanguageSearch = lazy(async () => ({ default: (await import("./parts/language-search.tsx")).LanguageSearch }));

export const loader = loadTips;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => tipsMeta(head, loaderData));

/** One search for tips, hacks, answers, shades and videos; a tip opens within it. */
export default function TipsScreen() {
  const data = useLoaderData<typeof loader>();
  if (data.view === "whole" && !data.tip) return <SearchView key={JSON.stringify(data.asked)} data={data} />;
  return (
    <Suspense>
      {data.view === "language" ? (
        <LanguageSearch data={data} />
      ) : (
        data.tip && <TipPage tip={data.tip} tipsQuery={data.asked} className={tipPage.tip} />
      )}
    </Suspense>
  );
}
