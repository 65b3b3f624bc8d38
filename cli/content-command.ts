import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { MasterData } from "#contracts/master-data.ts";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { bumpPageVersion } from "#server/modules/page-versions/page-versions.ts";
import { sitesTag } from "#server/modules/switches/site-switch.ts";
import { listCampaignFiles, readCampaignFile } from "./campaign-file.ts";
import { type DryRun, dryRunOption } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";
import { type Change, findChanges, parseMasterScript, findUnbuiltColours } from "./content-changes.ts";
import { checkReadable } from "./content-files.ts";
import { buildContent } from "./build-content.ts";

const builtScript = "build/static/master/master-data.js";

/**
 * `content …`: what editors write. Publishing needs no deployment where an asset host serves the master script; new
 * colours and everything that is no content come with a build.
 */
export function addContentCommands(zone: CommandLine, { read, write }: Actions): void {
  const content = zone.command("content").description("what editors write");
  addVerb(content, "validate", "every fault of every file, with file and path").action(read(validate));
  addVerb(content, "preview", "what differs from the last build").action(read(preview));
  addVerb(content, "publish <folder>", "write the master script for the asset host that serves this folder")
    .addOption(dryRunOption)
    .action(write(publish));
}

async function validate({ root }: CommandContext): Promise<CommandResult> {
  const { count, unreadable } = checkReadable(join(root, "content"));
  const campaigns = join(root, "content/campaigns");
  // Where a file is no JSON, everything else would only repeat it.
  const issues =
    unreadable.length > 0
      ? unreadable
      : [
          ...(await buildContent(root, "--check")).issues.map((problem) => `content/${problem}`),
          ...listCampaignFiles(campaigns)
            .flatMap((id) => readCampaignFile(campaigns, id).issues)
            .map((problem) => `content/campaigns/${problem}`),
        ];
  if (issues.length > 0) throw new UsageError(`${issues.join("\n")}\n${issues.length} faults`);
  return { text: `${count} files without a fault`, data: { files: count } };
}

/** What would change, held against the script that was built last. */
async function preview({ root }: CommandContext): Promise<CommandResult> {
  const { data, changes } = await buildAndCompare(root);
  return {
    text: [...formatChanges(changes), `version ${data.version}`].join("\n"),
    data: { version: data.version, changes },
  };
}

async function publish(
  context: CommandContext,
  givenFolder: string,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  await validate(context);
  const { database, clock, siteIds, root } = context;
  const folder = resolve(givenFolder);
  const { data, changes } = await buildAndCompare(root);
  const { version } = data;
  const shades = join(root, "app/generated/shades.css");
  const missingColours = existsSync(shades) ? findUnbuiltColours(data, readFileSync(shades, "utf8")) : [];
  if (missingColours.length > 0)
    throw new UsageError(`new colours need a build: ${missingColours.join(", ")}. Run npm run build and deploy`);
  if (!existsSync(folder)) throw new UsageError(`there is no folder ${folder}`);
  if (folder === join(root, "build/static"))
    throw new UsageError("files of a running zone are not changed under it: run npm run build and restart");
  if (dryRun)
    return {
      text: [...formatChanges(changes), `version ${version} would be written to ${folder}. Nothing was written.`].join(
        "\n",
      ),
      data: { version, changes, dryRun },
    };
  const { issues } = await buildContent(root, "--out", folder);
  if (issues.length > 0) throw new UsageError(issues.join("\n"));
  await database.transaction(async (queries) => {
    for (const tag of [sitesTag, ...(siteIds ?? []).map((id) => `site:${id}`)]) await bumpPageVersion(queries, tag);
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
    text: [
      ...formatChanges(changes),
      `version ${version} lies in ${folder}; every process has it within two minutes`,
    ].join("\n"),
    data: { version, changes, folder },
  };
}

/** The content as it would be served, merged in a folder that is thrown away. */
async function buildAndCompare(root: string): Promise<{ data: MasterData; changes: Change[] }> {
  const folder = mkdtempSync(join(tmpdir(), "kate-content-"));
  try {
    const { issues } = await buildContent(root, "--out", folder);
    if (issues.length > 0)
      throw new UsageError(`${issues.map((problem) => `content/${problem}`).join("\n")}\n${issues.length} faults`);
    const data = parseMasterScript(readFileSync(join(folder, "master/master-data.js"), "utf8"));
    const built = join(root, builtScript);
    return {
      data,
      changes: existsSync(built) ? findChanges(parseMasterScript(readFileSync(built, "utf8")), data) : [],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const listed = (sign: string, ids: readonly string[]): string => ids.map((id) => ` ${sign}${id}`).join("");

function formatChanges(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ["nothing differs from the last build"];
  return changes.map(
    ({ kind, added, removed, changed }) =>
      `${kind}:${listed("+", added)}${listed("-", removed)}${listed("~", changed)}`,
  );
}
