import "#app/generated/site-fonts/campaign.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadCampaigns } from "../data.server.ts";
import { campaignMeta } from "../head.ts";
import { Unavailable } from "../parts/unavailable.tsx";
import { CampaignList } from "../parts/campaign-list.tsx";
import { CampaignDetailView } from "../parts/campaign-detail.tsx";

export const loader = loadCampaigns;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => campaignMeta(head, loaderData?.view === "one" ? loaderData.campaign : null));

/** All campaigns, or one of them. */
export default function CampaignScreen() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "list":
      return <CampaignList campaigns={page.campaigns} />;
    case "one":
      return <CampaignDetailView key={page.campaign.id} campaign={page.campaign} />;
    case "away":
      return <Unavailable />;
  }
}
