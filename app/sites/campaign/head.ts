import type { MetaDescriptor } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { type Head, headMeta } from "#app/kits/page/head.ts";
import type { CampaignRow } from "./data.server.ts";

/** The head of one campaign has its name and picture; the list's is that of the manifest. */
export function campaignMeta(head: Head, campaign: CampaignRow | null): MetaDescriptor[] {
  if (campaign === null) return headMeta(head);
  const { id, name, lead } = campaign;
  return headMeta({
    ...withCard(head, "campaign", id, `${name}。${lead}`),
    title: `${name} | ${head.title}`,
    description: lead,
    canonicalUrl: `${head.canonicalUrl}?c=${id}`,
  });
}

/** A result's address looks the same whatever the outcome. */
export function resultMeta(head: Head, campaign: CampaignRow | null): MetaDescriptor[] {
  if (campaign === null) return headMeta(head);
  const { id, name } = campaign;
  return headMeta({ ...withCard(head, "campaign", id, `${name}の扉。`), title: `${name}の扉 | 扉の抽選` });
}
