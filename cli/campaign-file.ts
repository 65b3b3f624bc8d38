import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { UsageError } from "./command.ts";

/** The ids of all campaigns that editors wrote. */
export function listCampaignFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .toSorted();
}

/** One campaign as it is written, and one line for every fault. `campaign` is null as long as there is one. */
export function readCampaignFile(folder: string, id: string): { campaign: Campaign | null; issues: string[] } {
  const file = join(folder, `${id}.json`);
  if (!/^[a-z][a-z0-9-]{2,31}$/.test(id) || !existsSync(file))
    throw new UsageError(`there is no ${id}.json; there are ${listCampaignFiles(folder).join(", ")}`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return { campaign: null, issues: [`${id}.json: ${String(error)}`] };
  }
  const validated = v.safeParse(campaignSchema, parsed);
  if (!validated.success)
    return {
      campaign: null,
      issues: validated.issues.map((issue) => `${id}.json ${v.getDotPath(issue) ?? ""}: ${issue.message}`),
    };
  if (validated.output.id !== id) return { campaign: null, issues: [`${id}.json id: it says ${validated.output.id}`] };
  return { campaign: validated.output, issues: [] };
}
