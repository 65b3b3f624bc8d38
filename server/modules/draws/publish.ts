import type { Campaign } from "#contracts/campaign.ts";
import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { campaignTag } from "./campaign-tag.ts";
import { commitmentOf, termsOf } from "./draw-terms.ts";
import { formatInstantWins, computeInstantWins, type InstantWin } from "./instant-wins.ts";

/** A draw with its commitment, before anybody has seen it. */
export interface CommittedDraw {
  terms: string[];
  /** Empty when it is drawn after the end. */
  moments: InstantWin[];
  commitment: string;
}

/** What `seed` makes of a campaign. The same seed and campaign always make the same. @param seed 32 bytes in hex */
export function commitDraw(campaign: Campaign, seed: string): CommittedDraw {
  const terms = termsOf(campaign);
  const instantWins =
    campaign.draw === "instant"
      ? computeInstantWins(seed, {
          opensMs: Date.parse(campaign.opensAt),
          lastMs: Date.parse(campaign.lastMomentAt),
          prizes: campaign.prizes,
          hourWeights: campaign.hourWeights,
        })
      : [];
  return { terms, moments: instantWins, commitment: commitmentOf(seed, terms, formatInstantWins(instantWins)) };
}

/**
 * Publishes a campaign: from now on its texts, its terms and its commitment stay as they are. Belongs in a transaction.
 * @returns the commitment; null when it was published before
 */
export async function publishCampaign(
  queries: Queries,
  campaign: Campaign,
  { seed, now }: { seed: string; now: Date },
): Promise<string | null> {
  const { terms, moments: instantWins, commitment } = commitDraw(campaign, seed);
  const published = await queries.query({
    text: `INSERT INTO campaigns (id, content, opens_at, closes_at, terms, commitment, seed, published_at, is_demonstration)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    values: [
      campaign.id,
      JSON.stringify(campaign),
      new Date(campaign.opensAt),
      new Date(campaign.closesAt),
      terms.join("\n"),
      commitment,
      seed,
      now,
      campaign.demonstration !== null,
    ],
  });
  if (published.length === 0) return null;
  const units =
    campaign.draw === "instant"
      ? instantWins.map(({ prizeId, atMs }) => ({ prizeId, dueAt: new Date(atMs) }))
      : campaign.prizes.flatMap(({ id, count }) => Array.from({ length: count }, () => ({ prizeId: id, dueAt: null })));
  await queries.query({
    text: `INSERT INTO draw_units (campaign_id, unit, prize_id, due_at)
           SELECT $1, u.at - 1, u.prize_id, u.due_at
           FROM unnest($2::text[], $3::timestamptz[]) WITH ORDINALITY AS u (prize_id, due_at, at)`,
    values: [campaign.id, units.map(({ prizeId }) => prizeId), units.map(({ dueAt }) => dueAt)],
  });
  await bumpPageVersion(queries, campaignTag);
  return commitment;
}

/** Ends a campaign before its time. @returns false when there is none that runs */
export async function stopCampaign(queries: Queries, campaignId: string, now: Date): Promise<boolean> {
  const rows = await queries.query({
    text: `UPDATE campaigns SET stopped_at = $2 WHERE id = $1 AND stopped_at IS NULL AND frozen_at IS NULL AND closes_at > $2
           RETURNING id`,
    values: [campaignId, now],
  });
  if (rows.length > 0) await bumpPageVersion(queries, campaignTag);
  return rows.length > 0;
}
