import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { UsageError } from "./command.ts";

/** The ids of all campaigns that editors wrote. */
export function campaignFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .toSorted();
}

/** One campaign as it is written, and one line for every fault. `campaign` is null as long as there is one. */
export function readCampaignFile(folder: string, id: string): { campaign: Campaign | null; faults: string[] } {
  const file = join(folder, `${id}.json`);
  if (!/^[a-z][a-z0-9-]{2,31}$/.test(id) || !existsSync(file))
    throw new UsageError(`there is no ${id}.json; there are ${campaignFiles(folder).join(", ")}`);
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return { campaign: null, faults: [`${id}.json: ${String(error)}`] };
  }
  const checked = v.safeParse(campaignSchema, written);
  if (!checked.success)
    return {
      campaign: null,
      faults: checked.issues.map((issue) => `${id}.json ${v.getDotPath(issue) ?? ""}: ${issue.message}`),
    };
  if (checked.output.id !== id) return { campaign: null, faults: [`${id}.json id: it says ${checked.output.id}`] };
  return { campaign: checked.output, faults: [] };
}
