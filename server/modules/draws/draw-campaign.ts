import { type Proof, proofFormat } from "#contracts/campaign-proof.ts";
import { jstText } from "#contracts/jst-calendar.ts";
import { dayMs, hourMs } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { bumpPageVersion } from "../page-versions/page-versions.ts";
import { asideTerm } from "./aside-term.ts";
import { campaignTag } from "./campaign-tag.ts";
import { type BeaconChain, beaconRandomness, quicknet } from "./beacon.ts";
import { assignDrawn, drawOrder, ticketsDigest } from "./draw-order.ts";
import { roundOfTerms } from "./draw-terms.ts";
import { formatEntry } from "./entry-pages.ts";
import { forgetNetworks, judgeTickets } from "./judge-tickets.ts";
import { getEntryLog, commitEntryLog, settledMs } from "./entry-log.ts";

/** Why a campaign cannot be frozen or drawn now; the message is for the operator. */
export class NotReadyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NotReadyError";
  }
}

/** The list of tickets, closed. */
export interface FrozenTickets {
  tickets: number;
  digest: string;
}

/**
 * Closes the list of a campaign that is over and publishes its hash, before the public random number is known. Again: the
 * same. Belongs in a transaction.
 * @throws NotReadyError when it is not over, or entries may still be on their way
 */
export async function freezeCampaign(queries: Queries, campaignId: string, now: Date): Promise<FrozenTickets> {
  const campaign = await getCampaignForDraw(queries, campaignId);
  if (campaign.frozenAt !== null) {
    const frozen = await listMarks(queries, campaignId);
    return { tickets: frozen.length, digest: campaign.ticketsDigest ?? "" };
  }
  const settledAt = campaign.endsAt.getTime() + settledMs;
  if (now.getTime() < settledAt)
    throw new NotReadyError(`${campaignId} can be frozen from ${jstText(new Date(settledAt))} (Japan)`);
  await commitEntryLog(queries, campaignId, campaign.endsAt.getTime() + hourMs);
  if (campaign.draw === "after" && campaign.terms.split("\n").includes(asideTerm))
    await judgeTickets(queries, campaignId);
  await forgetNetworks(queries, campaignId);
  const marks = await listMarks(queries, campaignId);
  const digest = ticketsDigest(marks);
  await queries.query({
    text: "UPDATE campaigns SET frozen_at = $2, tickets_digest = $3 WHERE id = $1 AND frozen_at IS NULL",
    values: [campaignId, now, digest],
  });
  await bumpPageVersion(queries, campaignTag);
  return { tickets: marks.length, digest };
}

/** A draw that was computed and not written. */
export interface PreparedDraw {
  proof: Proof;
  /** All tickets that matter, in the order drawn. */
  order: string[];
  drawn: { unit: number; mark: string }[];
}

/**
 * What draws: the network's signature of the round that the terms name, or the made-up number of a demonstration.
 * `signature` in hex, `sample` 32 bytes in hex.
 */
export type DrawBeacon = { signature: string; chain?: BeaconChain } | { sample: string };

interface DrawRequest {
  beacon: DrawBeacon;
  now: Date;
}

/** So many more than there are prizes are kept in order, for those who do not come. */
const runnersUpFor = (prizes: number): number => Math.max(50, 3 * prizes);

/**
 * What a draw with a public random number gives. Writes nothing.
 * @throws NotReadyError when the list is not frozen, the hour of the number has not come, or it is not the number of the round
 */
export async function prepareDraw(
  queries: Queries,
  campaignId: string,
  { beacon: given, now }: DrawRequest,
): Promise<PreparedDraw> {
  const campaign = await getCampaignForDraw(queries, campaignId);
  if (campaign.frozenAt === null || campaign.ticketsDigest === null)
    throw new NotReadyError(`${campaignId} is not frozen`);
  if (!campaign.isDemonstration && now < campaign.drawsAt)
    throw new NotReadyError(`the number of ${campaignId} is known from ${jstText(campaign.drawsAt)} (Japan)`);
  const terms = campaign.terms.split("\n");
  const { beacon, signature } = readBeacon(given, roundOfTerms(terms), campaign.isDemonstration);
  const log = await getEntryLog(queries, campaignId);
  const units = await queries.query({
    text: "SELECT unit, prize_id, due_at, entry_id FROM draw_units WHERE campaign_id = $1 ORDER BY unit",
    values: [campaignId],
  });
  const aside = await listAsideMarks(queries, campaignId);
  const marks = await listMarks(queries, campaignId);
  const hasWon = new Set(log.filter(({ unit }) => unit !== null).map(({ mark }) => mark));
  const free = units.filter(({ entry_id: entryId }) => entryId === null).map(({ unit }) => unit);
  const order = drawOrder(campaign.seed, beacon, marks, units.length + runnersUpFor(units.length));
  const drawn = assignDrawn(order, free, hasWon);
  const pages = await queries.query({
    text: "SELECT hour, hash FROM draw_pages WHERE campaign_id = $1 ORDER BY hour",
    values: [campaignId],
  });
  const proof: Proof = {
    format: proofFormat,
    demonstration: campaign.isDemonstration,
    terms,
    commitment: campaign.commitment,
    committedAt: campaign.publishedAt.toISOString(),
    seed: campaign.seed,
    moments: units.flatMap(({ unit, prize_id: prizeId, due_at: dueAt }) =>
      dueAt === null ? [] : `${unit} ${prizeId} ${dueAt.getTime()}`,
    ),
    entries: log.map(formatEntry),
    pages: pages.map(({ hour, hash }) => `${hour.getTime()} ${hash}`),
    ...(terms.includes(asideTerm) ? { aside } : {}),
    tickets: { count: marks.length, digest: campaign.ticketsDigest, frozenAt: campaign.frozenAt.toISOString() },
    beacon,
    signature,
    drawn: drawn.map(({ unit, mark }) => `${unit} ${mark}`),
  };
  return { proof, order, drawn };
}

/** Draws: keeps the winners and publishes the proof. Belongs in a transaction. @returns null when it was drawn before */
export async function drawCampaign(
  queries: Queries,
  campaignId: string,
  { beacon, now, newId }: DrawRequest & { newId: () => string },
): Promise<PreparedDraw | null> {
  const locked = await queries.query({
    text: "SELECT id FROM campaigns WHERE id = $1 AND drawn_at IS NULL FOR UPDATE",
    values: [campaignId],
  });
  if (locked.length === 0) return null;
  const { claimDays } = await getCampaignForDraw(queries, campaignId);
  const prepared = await prepareDraw(queries, campaignId, { beacon, now });
  await queries.query({
    text: `INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses)
           SELECT w.id, $1, w.unit, t.id, $5, $6, 0 FROM unnest($2::uuid[], $3::int[], $4::text[]) AS w (id, unit, mark)
           JOIN draw_tickets t ON t.campaign_id = $1 AND t.mark = w.mark`,
    values: [
      campaignId,
      prepared.drawn.map(newId),
      prepared.drawn.map(({ unit }) => unit),
      prepared.drawn.map(({ mark }) => mark),
      now,
      new Date(now.getTime() + claimDays * dayMs),
    ],
  });
  await queries.query({
    text: "INSERT INTO draw_proofs (campaign_id, proof, draw_order) VALUES ($1, $2, $3)",
    values: [campaignId, JSON.stringify(prepared.proof), JSON.stringify(prepared.order)],
  });
  await queries.query({ text: "UPDATE campaigns SET drawn_at = $2 WHERE id = $1", values: [campaignId, now] });
  await bumpPageVersion(queries, campaignTag);
  return prepared;
}

/** The published proof, byte for byte; null before the draw. */
export async function getProof(queries: Queries, campaignId: string): Promise<string | null> {
  const [row] = await queries.query({
    text: "SELECT proof FROM draw_proofs WHERE campaign_id = $1",
    values: [campaignId],
  });
  return row?.proof ?? null;
}

/** The number that draws. A campaign that is none of the demonstration takes no number on anybody's word. */
function readBeacon(given: DrawBeacon, round: number, isDemonstration: boolean): Pick<Proof, "beacon" | "signature"> {
  if ("sample" in given) {
    if (!isDemonstration)
      throw new NotReadyError("only a campaign of the demonstration is drawn with a made-up number");
    return { beacon: given.sample, signature: null };
  }
  const beacon = beaconRandomness(given.chain ?? quicknet, round, given.signature);
  if (beacon === null) throw new NotReadyError(`this is not the signature of round ${round} of drand quicknet`);
  return { beacon, signature: given.signature };
}

async function listMarks(queries: Queries, campaignId: string): Promise<string[]> {
  const rows = await queries.query({
    text: `SELECT mark FROM draw_tickets t WHERE campaign_id = $1 AND NOT is_aside
             AND EXISTS (SELECT FROM draw_entries e WHERE e.campaign_id = $1 AND e.ticket_id = t.id AND NOT e.is_aside)`,
    values: [campaignId],
  });
  return rows.map(({ mark }) => mark);
}

/** What was set aside when the list was frozen. */
async function listAsideMarks(queries: Queries, campaignId: string): Promise<string[]> {
  const rows = await queries.query({
    text: "SELECT mark FROM draw_tickets WHERE campaign_id = $1 AND is_aside ORDER BY mark",
    values: [campaignId],
  });
  return rows.map(({ mark }) => mark);
}

async function getCampaignForDraw(queries: Queries, campaignId: string) {
  const [row] = await queries.query({
    text: `SELECT terms, seed, commitment, published_at, is_demonstration, least(closes_at, stopped_at) AS ends_at /* never null */,
                  content ->> 'drawsAt' AS draws_at /* never null */, (content ->> 'claimDays')::int AS claim_days /* never null */,
                  content ->> 'draw' AS draw /* never null */, frozen_at, tickets_digest
           FROM campaigns WHERE id = $1`,
    values: [campaignId],
  });
  if (!row) throw new NotReadyError(`there is no published campaign ${campaignId}`);
  return {
    terms: row.terms,
    seed: row.seed,
    commitment: row.commitment,
    publishedAt: row.published_at,
    isDemonstration: row.is_demonstration,
    endsAt: row.ends_at,
    drawsAt: new Date(row.draws_at),
    claimDays: row.claim_days,
    draw: row.draw,
    frozenAt: row.frozen_at,
    ticketsDigest: row.tickets_digest,
  };
}
