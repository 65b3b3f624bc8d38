import "#app/generated/site-fonts/campaign.css";
import { type MetaFunction, useLoaderData, useParams } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadResult } from "../data.server.ts";
import { resultMeta } from "../head.ts";
import { Unavailable } from "../parts/unavailable.tsx";
import { ResultView } from "../parts/result-view.tsx";

export const loader = loadResult;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => resultMeta(head, loaderData?.view === "one" ? loaderData.campaign : null));

/** Where an entry led: shown to the one who made it, and to nobody else. */
export default function ResultScreen() {
  const page = useLoaderData<typeof loader>();
  const { result = "check" } = useParams();
  return page.view === "one" ? (
    <ResultView key={page.campaign.id} campaign={page.campaign} result={result} />
  ) : (
    <Unavailable />
  );
}
