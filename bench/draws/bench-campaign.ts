import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Campaign, campaignSchema } from "../../contracts/campaign.ts";
import { openClaim } from "../../server/modules/draws/claims.ts";
import { drawCampaign, freezeCampaign, getProof } from "../../server/modules/draws/draw-campaign.ts";
import { publishCampaign } from "../../server/modules/draws/publish.ts";
import type { Database } from "../../server/platform/database.ts";
import { systemRandom } from "../../server/platform/random.ts";
import { signTestRound, testBeacon } from "#test-support/test-beacon.ts";
import { beaconRound } from "#server/modules/draws/beacon.ts";
import { verifyDraw } from "../../verifier/verify-draw.mjs";

const hourMs = 3_600_000;
const opensMs = Date.UTC(2_026, 9, 1);
const hoursIn = (hours: number): Date => new Date(opensMs + hours * hourMs);

/** When the entries are made: all winning moments are over, and none has waited too long. */
export const enteredAt = hoursIn(3);

/** Publishes a campaign whose prizes all wait at once when the entries are made. @param stock how many there are */
export async function publishBenchCampaign(database: Database, id: string, stock: number): Promise<Campaign> {
  const file = join(import.meta.dirname, "../../content/campaigns/half-open.json");
  const written = v.parse(campaignSchema, JSON.parse(readFileSync(file, "utf8")));
  const [prize] = written.prizes;
  if (!prize) throw new Error("there is nothing to win");
  const campaign: Campaign = {
    ...written,
    id,
    opensAt: hoursIn(0).toISOString(),
    lastMomentAt: hoursIn(2).toISOString(),
    closesAt: hoursIn(10).toISOString(),
    drawsAt: hoursIn(20).toISOString(),
    prizes: [{ ...prize, count: stock }],
    demonstration: null,
  };
  const seed = systemRandom.bytes(32).toString("hex");
  await database.transaction((queries) => publishCampaign(queries, campaign, { seed, now: hoursIn(-1) }));
  return campaign;
}

/** Every winner asks for the prize, twice at once, and a stranger asks for it too. @returns how many of these went wrong */
export async function claimAll(database: Database, campaignId: string, otherVisitor: string): Promise<number> {
  const wins = await database.query({
    text: `SELECT w.id, t.visitor_id AS visitor /* never null */ FROM draw_wins w JOIN draw_tickets t ON t.id = w.ticket_id
           WHERE w.campaign_id = $1`,
    values: [campaignId],
  });
  const claim = (winId: string, visitorId: string) =>
    openClaim(database, { winId, visitorId, hash: null, now: enteredAt });
  const claimResult = await Promise.all(
    wins.map(async ({ id, visitor }) => {
      const [first, again, others] = await Promise.all([
        claim(id, visitor),
        claim(id, visitor),
        claim(id, otherVisitor),
      ]);
      return first && again && !others;
    }),
  );
  return claimResult.filter((isRight) => !isRight).length;
}

/** What the database holds of a campaign, after its end and its draw. Every fault must be 0. */
export interface DrawCounts {
  given: number;
  /** Prizes given beyond what there was. */
  overAwarded: number;
  /** Prizes given twice, and participants with two. */
  doubled: number;
  /** 1 when the published proof does not hold. */
  unproven: number;
}

/** Closes the list, draws, and draws again from the published proof alone. */
export async function endAndVerify(database: Database, { id, drawsAt }: Campaign, stock: number): Promise<DrawCounts> {
  await database.transaction((queries) => freezeCampaign(queries, id, hoursIn(12)));
  const signature = signTestRound(beaconRound(Date.parse(drawsAt)));
  const beacon = { signature, chain: testBeacon.chain };
  await database.transaction((queries) =>
    drawCampaign(queries, id, { beacon, now: hoursIn(24), newId: () => systemRandom.uuid() }),
  );
  const verdict = await verifyDraw(JSON.parse((await getProof(database, id)) ?? "{}"), testBeacon.chain.publicKey);
  const [row] = await database.query({
    text: `SELECT count(*) AS given, count(DISTINCT unit) AS units, count(DISTINCT ticket_id) AS tickets
           FROM draw_wins WHERE campaign_id = $1`,
    values: [id],
  });
  const { given, units, tickets } = row ?? { given: 0, units: 0, tickets: 0 };
  return {
    given,
    overAwarded: Math.max(0, given - stock),
    doubled: 2 * given - units - tickets,
    unproven: verdict.isGood && verdict.winners === given && verdict.early === 0 ? 0 : 1,
  };
}
