import { appendAudit } from "#server/modules/audit/audit-log.ts";
import { handOver, type Handover, moveUp } from "#server/modules/draws/claims.ts";
import { drawCampaign, freezeCampaign, NotYet, prepareDraw, readProof } from "#server/modules/draws/draw-campaign.ts";
import { beaconRound } from "#server/modules/draws/draw-terms.ts";
import { readCampaign } from "#server/modules/draws/read-campaigns.ts";
import type { Random } from "#server/platform/random.ts";
import { type Command, type CommandOptions, type CommandParts, type CommandResult, UsageError } from "./command.ts";

const known =
  "draws knows: freeze <id>, draw <id> --beacon <hex> [--dry-run], proof <id>, hand-over <id> --number <n> --code <code>, move-up";

/** `draws freeze | draw | proof | hand-over | move-up`: from the end of a campaign to the last prize. */
export function makeDrawsCommand({ random }: { random: Random }): Command {
  return async (verb, id, options, parts) => {
    try {
      if (verb === "move-up" && id === undefined) return await passOn(random, parts);
      if (id === undefined) throw new UsageError(known);
      if (verb === "freeze") return await freeze(id, parts);
      if (verb === "draw") return await draw(id, options, random, parts);
      if (verb === "proof") return await proof(id, parts);
      if (verb === "hand-over") return await hand(id, options, parts);
      throw new UsageError(known);
    } catch (error) {
      if (error instanceof NotYet) throw new UsageError(error.message);
      throw error;
    }
  };
}

async function freeze(id: string, { database, clock }: CommandParts): Promise<CommandResult> {
  const now = clock.now();
  const wasFrozen = (await readCampaign(database, id))?.frozenAt ?? null;
  const frozen = await database.transaction(async (queries) => {
    const list = await freezeCampaign(queries, id, now);
    if (wasFrozen === null)
      await appendAudit(queries, { at: now, action: "draws.freeze", subject: id, detail: { ...list } });
    return list;
  });
  return { text: `${id}: ${frozen.tickets} tickets, frozen under ${frozen.digest}`, data: { id, ...frozen } };
}

async function draw(
  id: string,
  { beacon, dryRun = false }: CommandOptions,
  random: Random,
  { database, clock }: CommandParts,
): Promise<CommandResult> {
  const campaign = await readCampaign(database, id);
  if (!campaign) throw new UsageError(`there is no published campaign ${id}`);
  const round = beaconRound(Date.parse(campaign.content.drawsAt));
  if (beacon === undefined || !/^[0-9a-f]{64}$/.test(beacon))
    throw new UsageError(`--beacon is the randomness of drand quicknet, round ${round}: 64 hex digits`);
  const now = clock.now();
  if (dryRun) {
    const { drawn, proof: made } = await prepareDraw(database, id, { beacon, now });
    return {
      text: `${drawn.length} prizes would be drawn among ${made.tickets.count} tickets. Nothing was written.`,
      data: { id, dryRun, drawn },
    };
  }
  const prepared = await database.transaction(async (queries) => {
    const result = await drawCampaign(queries, id, { beacon, now, newId: () => random.uuid() });
    if (result !== null)
      await appendAudit(queries, {
        at: now,
        action: "draws.draw",
        subject: id,
        detail: { beacon, round, drawn: result.drawn.length, tickets: result.proof.tickets.count },
      });
    return result;
  });
  if (prepared === null) throw new UsageError(`${id} is drawn already`);
  return {
    text: `${id} is drawn: ${prepared.drawn.length} prizes among ${prepared.proof.tickets.count} tickets. The proof is public`,
    data: { id, drawn: prepared.drawn },
  };
}

async function proof(id: string, { database }: CommandParts): Promise<CommandResult> {
  const text = await readProof(database, id);
  if (text === null) throw new UsageError(`${id} is not drawn`);
  return { text, data: JSON.parse(text) as object };
}

const told: Record<Handover, string> = {
  handed: "right: hand the prize over",
  before: "this prize was handed over before",
  wrong: "wrong code",
  unknown: "nobody has asked for this prize",
  shut: "too many wrong codes: look into it",
};

async function hand(
  id: string,
  { number, code }: CommandOptions,
  { database, clock }: CommandParts,
): Promise<CommandResult> {
  if (!/^\d{1,6}$/.test(number ?? "") || code === undefined)
    throw new UsageError("both stand on the ticket: --number 12 --code ABCD-EFGH-JKMN");
  const now = clock.now();
  const handed = { campaignId: id, number: Number(number), code: code.toUpperCase(), now };
  const outcome = await database.transaction(async (queries) => {
    const what = await handOver(queries, handed);
    await appendAudit(queries, {
      at: now,
      action: "draws.hand-over",
      subject: id,
      detail: { number: handed.number, outcome: what },
    });
    return what;
  });
  return { text: told[outcome], data: { id, number: handed.number, outcome } };
}

async function passOn(random: Random, { database, clock }: CommandParts): Promise<CommandResult> {
  const now = clock.now();
  const moved = await database.transaction(async (queries) => {
    const all = await moveUp(queries, { now, newId: () => random.uuid() });
    for (const { campaignId, unit, mark } of all)
      await appendAudit(queries, { at: now, action: "draws.move-up", subject: campaignId, detail: { unit, mark } });
    return all;
  });
  const lines = moved.map(
    ({ campaignId, unit, mark }) => `${campaignId} prize ${unit + 1} goes to ${mark ?? "nobody"}`,
  );
  return { text: lines.join("\n") || "no prize has lapsed", data: { moved } };
}
