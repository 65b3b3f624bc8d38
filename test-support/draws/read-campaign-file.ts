import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";

/** A campaign of content/campaigns as it is written there. */
export const readCampaignFile = (id: string): Campaign =>
  v.parse(
    campaignSchema,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../content/campaigns/${id}.json`), "utf8")),
  );
