import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { MasterData } from "#contracts/master-data.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { doorsTag } from "#server/modules/switches/site-switch.ts";
import { campaignFiles, readCampaignFile } from "./campaign-file.ts";
import { type Command, type CommandParts, type CommandResult, UsageError } from "./command.ts";
import { type Change, changesBetween, dataOfScript, unbuiltColours } from "./content-changes.ts";
import { readableFiles } from "./content-files.ts";
import { buildContent } from "./content-workshop.ts";

const known = "content knows: validate, preview, publish <folder of the asset host> [--dry-run]";
const builtScript = "build/static/master/master-data.js";

/**
 * `content validate | preview | publish <folder>`: what editors write. Publishing needs no deployment where an asset host
 * serves the master script; new colours and everything that is no content come with a build.
 * @param root the folder of the sources
 */
export function makeContentCommand(root: string): Command {
  return async (verb, folder, { dryRun = false }, parts) => {
    if (verb === "validate" && folder === undefined) return validate(root);
    if (verb === "preview" && folder === undefined) return preview(root);
    if (verb === "publish" && folder !== undefined) return publish(root, resolve(folder), dryRun, parts);
    throw new UsageError(known);
  };
}

async function validate(root: string): Promise<CommandResult> {
  const { count, faults: unreadable } = readableFiles(join(root, "content"));
  const campaigns = join(root, "content/campaigns");
  // Where a file is no JSON, everything else would only repeat it.
  const faults =
    unreadable.length > 0
      ? unreadable
      : [
          ...(await buildContent(root, "--check")).faults.map((fault) => `content/${fault}`),
          ...campaignFiles(campaigns)
            .flatMap((id) => readCampaignFile(campaigns, id).faults)
            .map((fault) => `content/campaigns/${fault}`),
        ];
  if (faults.length > 0) throw new UsageError(`${faults.join("\n")}\n${faults.length} faults`);
  return { text: `${count} files without a fault`, data: { files: count } };
}

/** What would change, held against the script that was built last. */
async function preview(root: string): Promise<CommandResult> {
  const { data, changes } = await merged(root);
  return {
    text: [...told(changes), `version ${data.version}`].join("\n"),
    data: { version: data.version, changes },
  };
}

async function publish(
  root: string,
  folder: string,
  dryRun: boolean,
  { database, clock, siteIds }: CommandParts,
): Promise<CommandResult> {
  await validate(root);
  const { data, changes } = await merged(root);
  const { version } = data;
  const shades = join(root, "app/generated/shades.css");
  const unbuilt = existsSync(shades) ? unbuiltColours(data, readFileSync(shades, "utf8")) : [];
  if (unbuilt.length > 0)
    throw new UsageError(`new colours need a build: ${unbuilt.join(", ")}. Run npm run build and deploy`);
  if (!existsSync(folder)) throw new UsageError(`there is no folder ${folder}`);
  if (folder === join(root, "build/static"))
    throw new UsageError("files of a running zone are not changed under it: run npm run build and restart");
  if (dryRun)
    return {
      text: [...told(changes), `version ${version} would be written to ${folder}. Nothing was written.`].join("\n"),
      data: { version, changes, dryRun },
    };
  const { faults } = await buildContent(root, "--out", folder);
  if (faults.length > 0) throw new UsageError(faults.join("\n"));
  await database.transaction(async (queries) => {
    for (const tag of [doorsTag, ...(siteIds ?? []).map((id) => `site:${id}`)]) await bumpPageVersion(queries, tag);
    await appendAudit(queries, {
      at: clock.now(),
      action: "content.publish",
      subject: version,
      detail: {
        changes: changes.map(({ kind, added, removed, changed }) => [
          kind,
          added.length,
          removed.length,
          changed.length,
        ]),
      },
    });
  });
  return {
    text: [...told(changes), `version ${version} lies in ${folder}; every process has it within two minutes`].join(
      "\n",
    ),
    data: { version, changes, folder },
  };
}

/** The content as it would be served, merged in a folder that is thrown away. */
async function merged(root: string): Promise<{ data: MasterData; changes: Change[] }> {
  const folder = mkdtempSync(join(tmpdir(), "kate-content-"));
  try {
    const { faults } = await buildContent(root, "--out", folder);
    if (faults.length > 0)
      throw new UsageError(`${faults.map((fault) => `content/${fault}`).join("\n")}\n${faults.length} faults`);
    const data = dataOfScript(readFileSync(join(folder, "master/master-data.js"), "utf8"));
    const built = join(root, builtScript);
    return { data, changes: existsSync(built) ? changesBetween(dataOfScript(readFileSync(built, "utf8")), data) : [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const listed = (sign: string, ids: readonly string[]): string => ids.map((id) => ` ${sign}${id}`).join("");

function told(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ["nothing differs from the last build"];
  return changes.map(
    ({ kind, added, removed, changed }) =>
      `${kind}:${listed("+", added)}${listed("-", removed)}${listed("~", changed)}`,
  );
}
