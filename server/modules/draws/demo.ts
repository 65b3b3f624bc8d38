import type { Campaign } from "#contracts/campaign.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import { jstHour } from "#contracts/jst-clock.ts";
import type { Queries } from "../../platform/database.ts";
import { type Random, seededRandom } from "../../platform/random.ts";
import { drawCampaign, freezeCampaign } from "./draw-campaign.ts";
import { markOf } from "./draw-order.ts";
import { matchInstantWins } from "./match-instant-wins.ts";
import { publishCampaign, commitDraw } from "./publish.ts";
import { commitEntryLog, settledMs } from "./entry-log.ts";
import { openAtSetUp } from "./open-at-set-up.ts";

interface DemoEntry {
  atMs: number;
  mark: string;
  ticketId: string;
  entryId: string;
  day: string;
}

/** A campaign of the demonstration with its made-up entrants, ready to be stored. */
export interface PreparedDemo {
  campaign: Campaign;
  entries: DemoEntry[];
  /** Goes on where the entrants ended. */
  random: Random;
}

/**
 * Makes the entrants up: a second of work or more, so it is done before the transaction, which would wait for it in vain. The
 * same content makes the same draw everywhere.
 */
export function prepareDemo(planned: Campaign, now: Date): PreparedDemo {
  const campaign = openAtSetUp(planned, now);
  const random = seededRandom(`entrants of ${campaign.id}`);
  const entries = createEntries(campaign, random).filter(({ atMs }) => atMs < now.getTime());
  return { campaign, entries, random };
}

/**
 * Publishes it, and draws it when it is over. Belongs in a transaction.
 * @returns false when it is there already
 */
export async function seedDemo(
  queries: Queries,
  { campaign, entries, random }: PreparedDemo,
  now: Date,
): Promise<boolean> {
  const { demonstration } = campaign;
  if (demonstration === null) throw new Error(`${campaign.id} is no demonstration`);
  if ((await publishCampaign(queries, campaign, { seed: demonstration.seed, now })) === null) return false;
  await saveEntries(queries, campaign.id, entries);
  if (campaign.draw === "instant") await saveWins(queries, campaign, entries, random);
  const closesMs = Date.parse(campaign.closesAt);
  if (now.getTime() < closesMs + settledMs) await commitEntryLog(queries, campaign.id, now.getTime() - settledMs);
  else {
    await freezeCampaign(queries, campaign.id, now);
    if (demonstration.beacon !== null)
      await drawCampaign(queries, campaign.id, {
        beacon: { sample: demonstration.beacon },
        now,
        newId: () => random.uuid(),
      });
  }
  return true;
}

/** Entrants who come as busily as the hours say; every seventh comes again on another day where that is allowed. */
function createEntries(campaign: Campaign, random: Random): DemoEntry[] {
  const { id, demonstration, opensAt, closesAt, hourWeights, draw } = campaign;
  const [opensMs, closesMs] = [Date.parse(opensAt), Date.parse(closesAt)];
  const maxWeight = Math.max(...hourWeights);
  const randomTime = (): number => {
    for (;;) {
      const atMs = opensMs + random.int(closesMs - opensMs);
      const hour = jstHour(atMs);
      if (random.int(maxWeight) < (hourWeights[hour] ?? 0)) return atMs;
    }
  };
  const entries: DemoEntry[] = [];
  for (let n = 0; n < (demonstration?.entrants ?? 0); n++) {
    const ticketId = random.uuid();
    const mark = markOf(id, ticketId);
    const times = draw === "instant" && n % 7 === 0 ? [randomTime(), randomTime()] : [randomTime()];
    const days = new Set<string>();
    for (const atMs of times) {
      const day = draw === "instant" ? jstDay(new Date(atMs)) : jstDay(new Date(opensMs));
      if (days.has(day)) continue;
      days.add(day);
      entries.push({ atMs, mark, ticketId, entryId: random.uuid(), day });
    }
  }
  return entries.toSorted((a, b) => a.atMs - b.atMs);
}

async function saveEntries(queries: Queries, campaignId: string, entries: readonly DemoEntry[]): Promise<void> {
  const tickets = [...new Map(entries.map((entry) => [entry.ticketId, entry.mark]))];
  await queries.query({
    text: `INSERT INTO draw_tickets (id, campaign_id, visitor_id, mark)
           SELECT id, $1, NULL, mark FROM unnest($2::uuid[], $3::text[]) AS t (id, mark)`,
    values: [campaignId, tickets.map(([id]) => id), tickets.map(([, mark]) => mark)],
  });
  await queries.query({
    text: `INSERT INTO draw_entries (id, campaign_id, ticket_id, jst_day, at)
           SELECT id, $1, ticket, day, at FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::timestamptz[]) AS e (id, ticket, day, at)`,
    values: [
      campaignId,
      entries.map(({ entryId }) => entryId),
      entries.map(({ ticketId }) => ticketId),
      entries.map(({ day }) => day),
      entries.map(({ atMs }) => new Date(atMs)),
    ],
  });
}

/** Made-up winners have all been to the counter: nothing of theirs moves on. */
async function saveWins(
  queries: Queries,
  campaign: Campaign,
  entries: readonly DemoEntry[],
  random: Random,
): Promise<void> {
  const { moments } = commitDraw(campaign, campaign.demonstration?.seed ?? "");
  const matched = matchInstantWins(entries, moments);
  const wins = entries.flatMap((entry, at) => {
    const unit = matched[at] ?? null;
    return unit === null ? [] : [{ ...entry, unit, id: random.uuid() }];
  });
  await queries.query({
    text: `UPDATE draw_units u SET entry_id = w.entry FROM unnest($2::int[], $3::uuid[]) AS w (unit, entry)
           WHERE u.campaign_id = $1 AND u.unit = w.unit`,
    values: [campaign.id, wins.map(({ unit }) => unit), wins.map(({ entryId }) => entryId)],
  });
  await queries.query({
    text: `INSERT INTO draw_wins (id, campaign_id, unit, ticket_id, won_at, claim_until, misses, claimed_at, handed_at)
           SELECT id, $1, unit, ticket, at, at + interval '14 days', 0, at, at
           FROM unnest($2::uuid[], $3::int[], $4::uuid[], $5::timestamptz[]) AS w (id, unit, ticket, at)`,
    values: [
      campaign.id,
      wins.map(({ id }) => id),
      wins.map(({ unit }) => unit),
      wins.map(({ ticketId }) => ticketId),
      wins.map(({ atMs }) => new Date(atMs)),
    ],
  });
}
