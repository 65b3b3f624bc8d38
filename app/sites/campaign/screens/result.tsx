import "#app/generated/site-fonts/campaign.css";
import { type MetaFunction, useLoaderData, useParams } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadResult } from "../data.server.ts";
import { resultMeta } from "../head.ts";
import { Away } from "../parts/away.tsx";
import { ResultView } from "../parts/result.tsx";

export const loader = loadResult;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => resultMeta(head, loaderData?.view === "one" ? loaderData.campaign : null));

/** Where a door led: told to the one who opened it, and to nobody else. */
export default function ResultScreen() {
  const page = useLoaderData<typeof loader>();
  const { result = "check" } = useParams();
  return page.view === "one" ? (
    <ResultView key={page.campaign.id} campaign={page.campaign} result={result} />
  ) : (
    <Away />
  );
}
