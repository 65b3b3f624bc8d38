import type { Campaign } from "#contracts/campaign.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { exportEntries } from "#server/modules/draws/export-entries.ts";
import { publishCampaign, commitDraw, stopCampaign } from "#server/modules/draws/publish.ts";
import { campaignPhase, getCampaign, listCampaigns } from "#server/modules/draws/published-campaigns.ts";
import { getDrawStatus } from "#server/modules/draws/draw-status.ts";
import { listCampaignFiles, readCampaignFile } from "./campaign-file.ts";
import { previewCampaign } from "./campaign-preview.ts";
import { type DryRun, dryRunOption } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";
import { csvText } from "./csv.ts";

/** `campaigns …`. Publishing commits the draw; closing ends it early. Both stand in the audit log. */
export function addCampaignCommands(zone: CommandLine, { read, write }: Actions): void {
  const campaigns = zone.command("campaigns").alias("campaign").description("campaigns, from the file to the end");
  addVerb(campaigns, "list", "all that are published").action(read(list));
  addVerb(campaigns, "validate [id]", "every fault of a file, or of all files").action(read(validate));
  addVerb(campaigns, "preview <id>", "all a visitor will read, and a rehearsal of the draw").action(read(preview));
  addVerb(campaigns, "publish <id>", "seal it; before it opens").addOption(dryRunOption).action(write(publish));
  addVerb(campaigns, "close <id>", "end it early").addOption(dryRunOption).action(write(close));
  addVerb(campaigns, "export <id>", "entries and prizes as CSV, without visitors").action(read(exportCsv));
}

async function list({ database, clock }: CommandContext): Promise<CommandResult> {
  const now = clock.now();
  const campaigns = await Promise.all(
    (await listCampaigns(database)).map(async (campaign) => {
      const { id, name } = campaign.content;
      const status = await getDrawStatus(database, id, { now, dayEndsAt: nextJstMidnight(now) });
      const phase = campaignPhase(campaign, now);
      return { id, name, phase, isDemonstration: campaign.isDemonstration, ...status };
    }),
  );
  const lines = campaigns.map(
    ({ id, phase, isDemonstration, prizes, remaining, entries, people }) =>
      `${id}  ${phase}${isDemonstration ? " (demonstration)" : ""}  ${phase === "drawn" ? `${prizes} prizes drawn` : `${remaining} of ${prizes} prizes left`}, ${entries} entries of ${people} people`,
  );
  return { text: lines.join("\n") || "no campaign is published", data: { campaigns } };
}

function validate({ campaignFolder: folder }: CommandContext, id: string | undefined): CommandResult {
  const ids = id === undefined ? listCampaignFiles(folder) : [id];
  const issues = ids.flatMap((each) => readCampaignFile(folder, each).issues);
  if (issues.length > 0) throw new UsageError(`${issues.join("\n")}\n${issues.length} faults`);
  return { text: `${ids.length} campaigns without a fault: ${ids.join(", ")}`, data: { ids } };
}

const preview = ({ campaignFolder }: CommandContext, id: string): CommandResult =>
  previewCampaign(requireValidFile(campaignFolder, id));

async function publish(
  { database, clock, random, campaignFolder }: CommandContext,
  id: string,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  const campaign = requireValidFile(campaignFolder, id);
  const now = clock.now();
  if (campaign.demonstration !== null)
    throw new UsageError(`${campaign.id} is a demonstration: the zone publishes it by itself`);
  if (new Date(campaign.opensAt) <= now)
    throw new UsageError(`${campaign.id} opens at ${campaign.opensAt}, which is over: the seal has to be there before`);
  if (await getCampaign(database, campaign.id)) throw new UsageError(`${campaign.id} is published already`);
  const seed = random.bytes(32).toString("hex");
  if (dryRun) {
    const { terms, moments } = commitDraw(campaign, seed);
    return {
      text: `${terms.join("\n")}\n${moments.length} winning moments would be sealed. Nothing was written.`,
      data: { dryRun, terms, moments: moments.length },
    };
  }
  const commitment = await database.transaction(async (queries) => {
    const committed = await publishCampaign(queries, campaign, { seed, now });
    if (committed !== null)
      await appendAudit(queries, {
        at: now,
        action: "campaign.publish",
        subject: campaign.id,
        detail: { commitment: committed },
      });
    return committed;
  });
  if (commitment === null) throw new UsageError(`${campaign.id} is published already`);
  return {
    text: `${campaign.id} is published and opens at ${campaign.opensAt}. Its seal is ${commitment}`,
    data: { id: campaign.id, commitment },
  };
}

async function close(
  { database, clock }: CommandContext,
  id: string,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  const now = clock.now();
  const campaign = await getCampaign(database, id);
  if (!campaign) throw new UsageError(`there is no published campaign ${id}`);
  if (campaign.isStopped || campaign.endsAt <= now) throw new UsageError(`${id} is over already`);
  if (dryRun) return { text: `${id} would take no entry from now on. Nothing was written.`, data: { id, dryRun } };
  await database.transaction(async (queries) => {
    if (await stopCampaign(queries, id, now))
      await appendAudit(queries, { at: now, action: "campaign.close", subject: id });
  });
  return { text: `${id} takes no entry any more`, data: { id, stoppedAt: now.toISOString() } };
}

async function exportCsv({ database, clock }: CommandContext, id: string): Promise<CommandResult> {
  if (!(await getCampaign(database, id))) throw new UsageError(`there is no published campaign ${id}`);
  const rows = await exportEntries(database, id);
  await database.transaction((queries) =>
    appendAudit(queries, { at: clock.now(), action: "campaign.export", subject: id, detail: { rows: rows.length } }),
  );
  const cells = rows.map(({ at, mark, prize, state }) => [at, mark, prize, state]);
  return { text: csvText(["at", "ticket", "prize", "state"], cells), data: { rows } };
}

function requireValidFile(folder: string, id: string): Campaign {
  const { campaign, issues } = readCampaignFile(folder, id);
  if (campaign === null) throw new UsageError(issues.join("\n"));
  return campaign;
}
