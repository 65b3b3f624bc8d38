import { existsSync, readFileSync } from "node:fs";
import { appendAudit } from "#server/modules/audit/audit-log.ts";
import {
  openAddressCipher,
  deleteAddresses,
  markAddressesExported,
  listParcels,
} from "#server/modules/draws/addresses.ts";
import {
  countGiftCodes,
  openGiftCodeCipher,
  saveGiftCodes,
  UnknownCodesError,
} from "#server/modules/draws/gift-codes.ts";
import { type PublishedCampaign, getCampaign } from "#server/modules/draws/published-campaigns.ts";
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

/** Those of `draws …` that bring prizes to their winners without a counter. */
export function addPrizeCommands(draws: ReturnType<CommandLine["command"]>, { write }: Actions): void {
  addVerb(draws, "gift-codes <id>", "how many are left; with a file, take more in")
    .option("--prize <id>", "the prize they are for")
    .option("--file <codes.txt>", "one code a line")
    .addOption(dryRunOption)
    .action(write(giftCodes));
  addVerb(draws, "addresses <id>", "where to send prizes, as CSV; from then on winners cannot change them")
    .addOption(dryRunOption)
    .action(write(addresses));
  addVerb(draws, "forget-addresses <id>", "delete them before their day, when everything was sent")
    .addOption(dryRunOption)
    .action(write(deleteCampaignAddresses));
}

async function giftCodes(
  parts: CommandContext,
  id: string,
  { prize, file, dryRun = false }: DryRun & { prize?: string; file?: string },
): Promise<CommandResult> {
  const campaign = await requirePublished(id, parts);
  if (file === undefined) return listGiftCodeCounts(id, parts);
  const chosenPrize = campaign.content.prizes.find((one) => one.id === prize);
  const known = campaign.content.prizes.filter(({ kind }) => kind === "code").map((one) => one.id);
  if (chosenPrize?.kind !== "code")
    throw new UsageError(`--prize is a prize of ${id} that is a gift code: ${known.join(", ") || "it has none"}`);
  const codes = readCodeFile(file);
  if (dryRun)
    return {
      text: `${codes.length} codes would be taken in for ${id} ${chosenPrize.id}. Nothing was written.`,
      data: { id, dryRun, codes: codes.length },
    };
  const { clock, random } = parts;
  const now = clock.now();
  const secrets = await parts.secrets();
  const imported = await parts.database
    .transaction(async (queries) => {
      const result = await saveGiftCodes(
        queries,
        { campaignId: id, prizeId: chosenPrize.id, codes, now },
        { secrets, random },
      );
      const detail = { prize: chosenPrize.id, ...result };
      await appendAudit(queries, { at: now, action: "draws.gift-codes", subject: id, detail });
      return result;
    })
    .catch((error: unknown) => {
      throw error instanceof UnknownCodesError ? new UsageError(error.message) : error;
    });
  return {
    text: `${imported.added} codes taken in, ${imported.known} were there already, ${imported.given} went to winners who waited. Delete ${file}`,
    data: { id, prize: chosenPrize.id, ...imported },
  };
}

/** All parcels as a table. */
async function addresses(parts: CommandContext, id: string, { dryRun = false }: DryRun): Promise<CommandResult> {
  await requirePublished(id, parts);
  const { database, clock, random } = parts;
  const now = clock.now();
  const parcels = await listParcels(
    database,
    id,
    await openAddressCipher(database, { secrets: await parts.secrets(), random }),
  );
  const readable = parcels.filter(({ address }) => address !== null);
  if (dryRun)
    return {
      text: `${readable.length} addresses would be handed on, ${parcels.length - readable.length} cannot be opened. Nothing was written.`,
      data: { id, dryRun, readable: readable.length, unreadable: parcels.length - readable.length },
    };
  if (readable.length < parcels.length)
    throw new UsageError("some addresses cannot be opened with these SECRETS: use those of the zone, older ones too");
  await database.transaction(async (queries) => {
    const numbers = parcels.map(({ number }) => number);
    await markAddressesExported(queries, id, numbers, now);
    await appendAudit(queries, {
      at: now,
      action: "draws.addresses",
      subject: id,
      detail: { handedOn: numbers.length },
    });
  });
  const rows = parcels.map(({ number, prizeId, address, deleteOn }) => [
    ...[number, prizeId, address?.name ?? "", address?.postal ?? "", address?.prefecture ?? "", address?.city ?? ""],
    ...[address?.street ?? "", address?.building ?? "", address?.phone ?? "", deleteOn],
  ]);
  const header = "number prize name postal prefecture city street building phone delete-on".split(" ");
  return { text: csvText(header, rows), data: { parcels } };
}

async function deleteCampaignAddresses(
  parts: CommandContext,
  id: string,
  { dryRun = false }: DryRun,
): Promise<CommandResult> {
  await requirePublished(id, parts);
  const { database, clock, random } = parts;
  if (dryRun) {
    const cipher = await openAddressCipher(database, { secrets: await parts.secrets(), random });
    const { length } = await listParcels(database, id, cipher);
    return { text: `${length} addresses would be deleted. Nothing was written.`, data: { id, dryRun, count: length } };
  }
  const deleted = await database.transaction(async (queries) => {
    const count = await deleteAddresses(queries, id);
    const detail = { deleted: count };
    await appendAudit(queries, { at: clock.now(), action: "draws.forget-addresses", subject: id, detail });
    return count;
  });
  return { text: `${deleted} addresses of ${id} are deleted`, data: { id, deleted } };
}

async function listGiftCodeCounts(id: string, parts: CommandContext): Promise<CommandResult> {
  const { database, clock, random } = parts;
  const cipher = await openGiftCodeCipher(database, { secrets: await parts.secrets(), random });
  const counts = await countGiftCodes(database, { campaignId: id, cipher, now: clock.now() });
  const lines = counts.map(
    ({ prizeId, given, left, unreadable }) =>
      `${id} ${prizeId}: ${given} given, ${left} left${unreadable > 0 ? `, ${unreadable} that these SECRETS do not open` : ""}`,
  );
  return { text: lines.join("\n") || `${id} has no gift codes`, data: { counts } };
}

async function requirePublished(id: string, { database }: CommandContext): Promise<PublishedCampaign> {
  const campaign = await getCampaign(database, id);
  if (!campaign) throw new UsageError(`there is no published campaign ${id}`);
  return campaign;
}

function readCodeFile(file: string): string[] {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
  const lines = readFileSync(file, "utf8")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const bad = lines.findIndex((line) => !/^[\x21-\x7e]{4,64}$/.test(line));
  if (bad >= 0)
    throw new UsageError(`${file}: code ${bad + 1} is not 4 to 64 letters, digits and signs without blanks`);
  if (new Set(lines).size < lines.length) throw new UsageError(`${file}: a code stands there twice`);
  if (lines.length === 0) throw new UsageError(`${file} holds no code`);
  return lines;
}
