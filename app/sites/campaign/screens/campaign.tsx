import "#app/generated/site-fonts/campaign.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadCampaigns } from "../data.server.ts";
import { campaignMeta } from "../head.ts";
import { Away } from "../parts/away.tsx";
import { CampaignList } from "../parts/list.tsx";
import { OneCampaign } from "../parts/one.tsx";

export const loader = loadCampaigns;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => campaignMeta(head, loaderData?.view === "one" ? loaderData.campaign : null));

/** All campaigns, or one of them. */
export default function CampaignScreen() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "list":
      return <CampaignList campaigns={page.campaigns} />;
    case "one":
      return <OneCampaign key={page.campaign.id} campaign={page.campaign} />;
    case "away":
      return <Away />;
  }
}
