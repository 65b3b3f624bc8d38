import * as v from "valibot";
import { campaignSchema } from "#contracts/campaign.ts";
import type { SiteJobs } from "#server/http/site-jobs.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { moveUp } from "#server/modules/draws/claims.ts";
import { putOnDemonstration } from "#server/modules/draws/demonstration.ts";
import { freezeCampaign } from "#server/modules/draws/draw-campaign.ts";
import { campaignPhase, readCampaigns } from "#server/modules/draws/read-campaigns.ts";
import { sealLog, settledMs } from "#server/modules/draws/seal-log.ts";

const written = import.meta.glob("../../../content/campaigns/*.json", { eager: true, import: "default" });

/** The demonstration at a start; every five minutes what time itself does: seals, ends, prizes nobody came for. */
export const jobs: SiteJobs = ({ platform: { database, clock, random } }) => [
  {
    name: "campaign-demonstration",
    cron: null,
    atStart: true,
    work: async (signal) => {
      const campaigns = Object.values(written).map((content) => v.parse(campaignSchema, content));
      for (const campaign of campaigns.filter(({ demonstration }) => demonstration !== null)) {
        if (signal.aborted) return;
        await database.transaction((queries) => putOnDemonstration(queries, campaign, clock.now()));
      }
    },
  },
  {
    name: "campaign-clock",
    cron: "*/5 * * * *",
    atStart: true,
    work: async (signal) => {
      for (const campaign of await readCampaigns(database)) {
        if (signal.aborted) return;
        const now = clock.now();
        const { id } = campaign.content;
        const phase = campaignPhase(campaign, now);
        if (phase === "open") await database.transaction((queries) => sealLog(queries, id, now.getTime() - settledMs));
        const isSettled = now.getTime() >= campaign.endsAt.getTime() + settledMs;
        if (phase !== "ended" || campaign.frozenAt !== null || !isSettled) continue;
        await database.transaction(async (queries) => {
          const list = await freezeCampaign(queries, id, now);
          await appendAudit(queries, {
            at: now,
            action: "draws.freeze",
            subject: id,
            detail: { ...list, by: "clock" },
          });
        });
      }
      await database.transaction(async (queries) => {
        const now = clock.now();
        for (const { campaignId, unit, mark } of await moveUp(queries, { now, newId: () => random.uuid() }))
          await appendAudit(queries, {
            at: now,
            action: "draws.move-up",
            subject: campaignId,
            detail: { unit, mark, by: "clock" },
          });
      });
    },
  },
];
