import * as v from "valibot";
import { campaignSchema } from "#contracts/campaign.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { deleteExpiredAddresses } from "#server/modules/draws/addresses.ts";
import { reassignPrizes } from "#server/modules/draws/claims.ts";
import { prepareDemo, seedDemo } from "#server/modules/draws/demo.ts";
import { freezeCampaign } from "#server/modules/draws/draw-campaign.ts";
import { saveGiftCodes } from "#server/modules/draws/gift-codes.ts";
import {
  campaignPhase,
  getCampaign,
  listCampaigns,
  type PublishedCampaign,
} from "#server/modules/draws/published-campaigns.ts";
import { commitEntryLog, settledMs } from "#server/modules/draws/entry-log.ts";
import type { Platform } from "#server/platform/platform.ts";

const campaignFiles = import.meta.glob("../../../content/campaigns/*.json", { eager: true, import: "default" });

type CampaignPlatform = Pick<Platform, "database" | "clock" | "random" | "secrets">;

/** The demo at a start; every five minutes what time itself does: log hashes, ends, prizes nobody came for. */
export const jobs: SiteJobs = ({ platform }) => [
  {
    name: "campaign-demonstration",
    cron: null,
    atStart: true,
    work: (signal) => seedDemoCampaigns(platform, signal),
  },
  {
    name: "campaign-clock",
    cron: "*/5 * * * *",
    atStart: true,
    work: async (signal) => {
      for (const campaign of await listCampaigns(platform.database)) {
        if (signal.aborted) return;
        await advanceCampaign(platform, campaign);
      }
      await releaseUnclaimed(platform);
    },
  },
];

async function seedDemoCampaigns({ database, clock, random, secrets }: CampaignPlatform, signal: AbortSignal) {
  const campaigns = Object.values(campaignFiles).map((content) => v.parse(campaignSchema, content));
  for (const campaign of campaigns.filter(({ demonstration }) => demonstration !== null)) {
    if (signal.aborted) return;
    if (await getCampaign(database, campaign.id)) continue;
    const now = clock.now();
    const prepared = prepareDemo(campaign, now);
    await database.transaction(async (queries) => {
      if (!(await seedDemo(queries, prepared, now))) return;
      for (const { id, kind, count } of campaign.prizes) {
        if (kind !== "code") continue;
        const codes = Array.from({ length: count }, (_, at) => `MIHON-${String(at + 1).padStart(4, "0")}`);
        await saveGiftCodes(queries, { campaignId: campaign.id, prizeId: id, codes, now }, { secrets, random });
      }
    });
  }
}

/** Commits to the entries of an open campaign, and freezes one that has ended. */
async function advanceCampaign({ database, clock }: CampaignPlatform, campaign: PublishedCampaign): Promise<void> {
  const now = clock.now();
  const { id } = campaign.content;
  const phase = campaignPhase(campaign, now);
  if (phase === "open") await database.transaction((queries) => commitEntryLog(queries, id, now.getTime() - settledMs));
  const isSettled = now.getTime() >= campaign.endsAt.getTime() + settledMs;
  if (phase !== "ended" || campaign.frozenAt !== null || !isSettled) return;
  await database.transaction(async (queries) => {
    const list = await freezeCampaign(queries, id, now);
    await appendAudit(queries, { at: now, action: "draws.freeze", subject: id, detail: { ...list, by: "clock" } });
  });
}

/** Deletes addresses that are due, and gives prizes that nobody came for to the next. */
async function releaseUnclaimed({ database, clock, random }: CampaignPlatform): Promise<void> {
  await database.transaction(async (queries) => {
    const now = clock.now();
    const deleted = await deleteExpiredAddresses(queries, now);
    if (deleted > 0)
      await appendAudit(queries, {
        at: now,
        action: "draws.forget-addresses",
        subject: "due",
        detail: { deleted, by: "clock" },
      });
    const reassigned = await reassignPrizes(queries, { now, newId: () => random.uuid() });
    for (const { campaignId, unit, mark: ticketMark } of reassigned)
      await appendAudit(queries, {
        at: now,
        action: "draws.move-up",
        subject: campaignId,
        detail: { unit, mark: ticketMark, by: "clock" },
      });
  });
}
