import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { isCodeValid, listClaimKeys, parseTicketText, type TicketText } from "#server/modules/draws/claim-code.ts";
import { redeemPrize, type RedeemOutcome, reassignPrizes } from "#server/modules/draws/claims.ts";
import { beaconRound } from "#server/modules/draws/beacon.ts";
import type { BeaconSource } from "#server/modules/draws/beacon-relays.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import {
  type DrawBeacon,
  drawCampaign,
  freezeCampaign,
  NotReadyError,
  prepareDraw,
  getProof,
} from "#server/modules/draws/draw-campaign.ts";
import { getCampaign, type PublishedCampaign } from "#server/modules/draws/published-campaigns.ts";
import type { Queries } from "#server/platform/database.ts";
import type { Random } from "#server/platform/random.ts";
import { type DryRun, dryRunOption } from "./arguments.ts";
import {
  addVerb,
  type CommandContext,
  type CommandLine,
  type CommandResult,
  type Actions,
  UsageError,
} from "./command.ts";
import { addPrizeCommands } from "./draws-prizes.ts";

/** `draws …`: from the end of a campaign to the last prize. What changes something takes `--dry-run`. */
export function addDrawsCommands(zone: CommandLine, actions: Actions): void {
  const { read, write } = actions;
  const draws = zone.command("draws").description("draws and prizes, from the end of a campaign on");
  addVerb(draws, "freeze <id>", "close the list of tickets")
    .addOption(dryRunOption)
    .action(write(whenReady(freeze)));
  addVerb(draws, "draw <id>", "draw with the public number of the hour, fetched and checked")
    .option("--signature <96 hex digits>", "the network's signature of the round, where no relay can be reached")
    .addOption(dryRunOption)
    .action(write(whenReady(draw)));
  addVerb(draws, "proof <id>", "the proof, for whoever trusts nobody").action(read(proof));
  addVerb(draws, "redeem", "hand a prize over at the counter, by what the winner shows")
    .alias("hand-over")
    .argument("<id>", 'the campaign; or all that a scanner types, "KZ <id> <n> <six digits>"')
    .option("--number <n>", "the number of the prize")
    .option("--code <six digits>", "the code of the winner")
    .addOption(dryRunOption)
    .action(write(redeem));
  addPrizeCommands(draws, actions);
  addVerb(draws, "reassign", "prizes nobody claimed in time go to the next")
    .alias("move-up")
    .addOption(dryRunOption)
    .action(write(reassign));
}

/** What has to wait for its hour is refused like anything that cannot be done yet. */
const whenReady =
  <Given extends unknown[]>(work: (...given: Given) => Promise<CommandResult>) =>
  async (...given: Given): Promise<CommandResult> => {
    try {
      return await work(...given);
    } catch (error) {
      if (error instanceof NotReadyError) throw new UsageError(error.message);
      throw error;
    }
  };

/** Undoes what a rehearsal did, and carries its result out. */
class DryRunRollback extends Error {
  readonly result: CommandResult;
  constructor(result: CommandResult) {
    super("a rehearsal is undone");
    this.result = result;
  }
}

/** Does it in a transaction; with `--dry-run` it is all done, told, and taken back. */
async function runWithDryRun(
  dryRun: boolean,
  { database }: CommandContext,
  work: (queries: Queries) => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await database.transaction(async (queries) => {
      const result = await work(queries);
      if (!dryRun) return result;
      throw new DryRunRollback({
        ...result,
        text: `${result.text}\nNothing was written.`,
        data: { ...result.data, dryRun },
      });
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.result;
    throw error;
  }
}

async function freeze(parts: CommandContext, id: string, { dryRun = false }: DryRun): Promise<CommandResult> {
  const { database, clock } = parts;
  const now = clock.now();
  const wasFrozen = (await getCampaign(database, id))?.frozenAt ?? null;
  return runWithDryRun(dryRun, parts, async (queries) => {
    const frozen = await freezeCampaign(queries, id, now);
    if (wasFrozen === null)
      await appendAudit(queries, { at: now, action: "draws.freeze", subject: id, detail: { ...frozen } });
    return { text: `${id}: ${frozen.tickets} tickets, frozen under ${frozen.digest}`, data: { id, ...frozen } };
  });
}

async function draw(
  { database, clock, random, beacon: source }: CommandContext,
  id: string,
  { signature, dryRun = false }: DryRun & { signature?: string },
): Promise<CommandResult> {
  const campaign = await getCampaign(database, id);
  if (!campaign) throw new UsageError(`there is no published campaign ${id}`);
  if (campaign.drawnAt !== null) throw new UsageError(`${id} is drawn already`);
  const now = clock.now();
  const round = beaconRound(Date.parse(campaign.content.drawsAt));
  const beacon = await findBeacon(campaign, { round, signature, source, random, now });
  if (dryRun) {
    const { drawn, proof: preparedProof } = await prepareDraw(database, id, { beacon, now });
    return {
      text: `${drawn.length} prizes would be drawn among ${preparedProof.tickets.count} tickets. Nothing was written.`,
      data: { id, dryRun, drawn },
    };
  }
  const prepared = await database.transaction(async (queries) => {
    const result = await drawCampaign(queries, id, { beacon, now, newId: () => random.uuid() });
    if (result !== null) {
      const { beacon: randomness, signature: signed } = result.proof;
      const detail = { beacon: randomness, signature: signed, round, drawn: result.drawn.length };
      await appendAudit(queries, {
        at: now,
        action: "draws.draw",
        subject: id,
        detail: { ...detail, tickets: result.proof.tickets.count },
      });
    }
    return result;
  });
  if (prepared === null) throw new UsageError(`${id} is drawn already`);
  return {
    text: `${id} is drawn: ${prepared.drawn.length} prizes among ${prepared.proof.tickets.count} tickets. The proof is public`,
    data: { id, drawn: prepared.drawn },
  };
}

interface BeaconRequest {
  round: number;
  signature: string | undefined;
  source: BeaconSource;
  random: Random;
  now: Date;
}

/** The number of the hour: as typed, else as the relays tell it. A campaign of the demonstration makes its number up. */
async function findBeacon(
  { isDemonstration, content }: PublishedCampaign,
  { round, signature, source, random, now }: BeaconRequest,
): Promise<DrawBeacon> {
  if (isDemonstration) return { sample: content.demonstration?.beacon ?? random.bytes(32).toString("hex") };
  if (signature !== undefined) return { signature, chain: source.chain };
  if (now.getTime() < Date.parse(content.drawsAt))
    throw new NotReadyError(`the number of ${content.id} is known from ${jstText(new Date(content.drawsAt))} (Japan)`);
  const fetched = await source.fetchSignature(round);
  if (fetched === null)
    throw new UsageError(
      `no relay of drand quicknet gives round ${round} now: try again, or type what any of them shows: --signature <96 hex digits>`,
    );
  return { signature: fetched, chain: source.chain };
}

async function proof({ database }: CommandContext, id: string): Promise<CommandResult> {
  const text = await getProof(database, id);
  if (text === null) throw new UsageError(`${id} is not drawn`);
  return { text, data: JSON.parse(text) as object };
}

const redeemMessages: Record<RedeemOutcome, string> = {
  handed: "right: hand the prize over",
  before: "hand nothing over: this prize was handed over before",
  wrong: "hand nothing over: the code is wrong",
  unknown: "hand nothing over: nobody has asked for this prize",
  shut: "hand nothing over: too many wrong codes for this prize, look into it",
};

interface TicketOptions {
  number?: string;
  code?: string;
}

async function redeem(parts: CommandContext, id: string, options: DryRun & TicketOptions): Promise<CommandResult> {
  const { campaignId, number, code } = parseTicket(id, options);
  const { database, random } = parts;
  const claimKeys = await listClaimKeys(database, { secrets: await parts.secrets(), random });
  const now = parts.clock.now();
  return runWithDryRun(options.dryRun ?? false, parts, async (queries) => {
    const isValid = (winId: string, hash: string): boolean => isCodeValid(claimKeys, winId, hash, code);
    const outcome = await redeemPrize(queries, { campaignId, number, fits: isValid, now });
    const detail = { number, outcome };
    await appendAudit(queries, { at: now, action: "draws.hand-over", subject: campaignId, detail });
    return {
      text: redeemMessages[outcome],
      data: { id: campaignId, number, outcome },
      isRefused: outcome !== "handed",
    };
  });
}

/** As a scanner types what the QR code says (`"KZ half-open 12 345678"`), or as one reads it off. */
function parseTicket(id: string, { number, code }: TicketOptions): TicketText {
  const digits = code?.replaceAll(/[\s-]/g, "") ?? "";
  const ticket = parseTicketText(id) ?? parseTicketText(`KZ ${id} ${number ?? ""} ${digits}`);
  if (!ticket)
    throw new UsageError('both stand on the ticket: --number 12 --code 345678. Or scan it: "KZ <id> 12 345678"');
  return ticket;
}

async function reassign(parts: CommandContext, { dryRun = false }: DryRun): Promise<CommandResult> {
  const { clock, random } = parts;
  const now = clock.now();
  return runWithDryRun(dryRun, parts, async (queries) => {
    const reassigned = await reassignPrizes(queries, { now, newId: () => random.uuid() });
    for (const { campaignId, unit, mark } of reassigned)
      await appendAudit(queries, { at: now, action: "draws.move-up", subject: campaignId, detail: { unit, mark } });
    const lines = reassigned.map(
      ({ campaignId, unit, mark }) => `${campaignId} prize ${unit + 1} goes to ${mark ?? "nobody"}`,
    );
    return { text: lines.join("\n") || "no prize has lapsed", data: { moved: reassigned } };
  });
}
