import type { Campaign } from "#contracts/campaign.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { exportEntries } from "#server/modules/draws/export-entries.ts";
import { publishCampaign, commitDraw, stopCampaign } from "#server/modules/draws/publish.ts";
import { campaignPhase, getCampaign, listCampaigns } from "#server/modules/draws/published-campaigns.ts";
import { getDrawStatus } from "#server/modules/draws/draw-status.ts";
import type { Random } from "#server/platform/random.ts";
import { listCampaignFiles, readCampaignFile } from "./campaign-file.ts";
import { previewCampaign } from "./campaign-preview.ts";
import { type Command, type CommandContext, type CommandResult, UsageError } from "./command.ts";
import { csvText } from "./csv.ts";

interface CampaignCommandOptions {
  /** Where editors write campaigns. */
  folder: string;
  random: Random;
}

/**
 * `campaigns list | validate [id] | preview <id> | publish <id> [--dry-run] | close <id> [--dry-run] | export <id>`.
 * Publishing commits the draw; closing ends it early. Both stand in the audit log.
 */
export function createCampaignCommand(tools: CampaignCommandOptions): Command {
  return async (verb, id, { dryRun = false }, parts) => {
    if (verb === "list" && id === undefined) return list(parts);
    if (verb === "validate") return validate(tools.folder, id);
    if (id === undefined || !["preview", "publish", "close", "export"].includes(verb ?? ""))
      throw new UsageError("campaigns knows: list, validate [id], preview <id>, publish <id>, close <id>, export <id>");
    if (verb === "preview") return previewCampaign(requireValidFile(tools.folder, id));
    if (verb === "publish") return publish(requireValidFile(tools.folder, id), dryRun, tools.random, parts);
    if (verb === "close") return close(id, dryRun, parts);
    return exportCsv(id, parts);
  };
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

function validate(folder: string, id: string | undefined): CommandResult {
  const ids = id === undefined ? listCampaignFiles(folder) : [id];
  const issues = ids.flatMap((each) => readCampaignFile(folder, each).faults);
  if (issues.length > 0) throw new UsageError(`${issues.join("\n")}\n${issues.length} faults`);
  return { text: `${ids.length} campaigns without a fault: ${ids.join(", ")}`, data: { ids } };
}

async function publish(
  campaign: Campaign,
  dryRun: boolean,
  random: Random,
  { database, clock }: CommandContext,
): Promise<CommandResult> {
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

async function close(id: string, dryRun: boolean, { database, clock }: CommandContext): Promise<CommandResult> {
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

async function exportCsv(id: string, { database, clock }: CommandContext): Promise<CommandResult> {
  if (!(await getCampaign(database, id))) throw new UsageError(`there is no published campaign ${id}`);
  const rows = await exportEntries(database, id);
  await database.transaction((queries) =>
    appendAudit(queries, { at: clock.now(), action: "campaign.export", subject: id, detail: { rows: rows.length } }),
  );
  const cells = rows.map(({ at, mark, prize, state }) => [at, mark, prize, state]);
  return { text: csvText(["at", "ticket", "prize", "state"], cells), data: { rows } };
}

function requireValidFile(folder: string, id: string): Campaign {
  const { campaign, faults: issues } = readCampaignFile(folder, id);
  if (campaign === null) throw new UsageError(issues.join("\n"));
  return campaign;
}
