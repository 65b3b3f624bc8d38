import { afterEach, beforeEach } from "vitest";
import type { Campaign } from "#contracts/campaign.ts";
import { type DrawBeacon, drawCampaign, freezeCampaign, getProof } from "#server/modules/draws/draw-campaign.ts";
import { beaconRound } from "#server/modules/draws/beacon.ts";
import { type DrawEntryResult, enterAfter, enterInstant } from "#server/modules/draws/enter.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { type FixedClock, fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { seededRandom } from "#server/platform/random.ts";
import { createTestDatabase } from "../postgres/create-test-database.ts";
import type { TestDatabase } from "../postgres/test-postgres.ts";
import { signTestRound, testBeacon } from "../test-beacon.ts";
import { readCampaignFile } from "./read-campaign-file.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

export const dayMs = 86_400_000;

/** Real ones, published before they open: prizes wait at moments of the campaign, and are drawn when it is over. */
export const instantCampaign: Campaign = { ...readCampaignFile("snow-door"), demonstration: null };
export const laterCampaign: Campaign = { ...readCampaignFile("moon-key"), demonstration: null };

/** What draws a campaign: the signature of the round that it names. */
export const beaconOf = ({ drawsAt }: Campaign): DrawBeacon => ({
  signature: signTestRound(beaconRound(Date.parse(drawsAt))),
  chain: testBeacon.chain,
});

/** Opens a migrated, empty database for two processes before each test of a file, in October 2026, and drops it after it. */
export function openDrawsForEachTest(onOpen: (draws: TestDraws) => unknown): void {
  let fresh: TestDatabase;
  let draws: TestDraws;
  beforeEach(async () => {
    fresh = await createTestDatabase();
    draws = new TestDraws(fresh.url);
    await onOpen(draws);
  });
  afterEach(async () => {
    await draws.stop();
    await fresh.drop();
  });
}

/** What visitors and the hours do in a draw. */
export class TestDraws {
  readonly clock: FixedClock = fixedClock("2026-10-01T00:00:00Z");
  readonly random = seededRandom("draws");
  readonly database: Database;
  /** Two app processes have a pool each. */
  readonly otherDatabase: Database;

  constructor(url: string) {
    const logger = memoryLogger(this.clock);
    this.database = openDatabase({ url, max: 20, logger, connectWithinMs: testConnectWithinMs });
    this.otherDatabase = openDatabase({ url, max: 20, logger, connectWithinMs: testConnectWithinMs });
  }

  async stop(): Promise<void> {
    await Promise.all([this.database.stop(), this.otherDatabase.stop()]);
  }

  moveTo(moment: string): void {
    this.clock.advance(Date.parse(moment) - this.clock.now().getTime());
  }

  async publish(campaign: Campaign): Promise<void> {
    await this.database.transaction((queries) =>
      publishCampaign(queries, campaign, { seed: "5e".repeat(32), now: this.clock.now() }),
    );
  }

  /** @param daysAgo so many days ago they were first seen */
  async createVisitors(count: number, daysAgo = 0): Promise<string[]> {
    const ids = Array.from({ length: count }, () => this.random.uuid());
    await this.database.query({
      text: "INSERT INTO visitors (id, created_at, lang) SELECT id, $2, 'ja' FROM unnest($1::uuid[]) AS v (id)",
      values: [ids, new Date(this.clock.now().getTime() - daysAgo * dayMs)],
    });
    return ids;
  }

  enterInstant(visitorId: string, database = this.database, network?: string): Promise<DrawEntryResult> {
    return enterInstant(database, { ...this.#entryRequest(instantCampaign.id, visitorId, network), claimDays: 14 });
  }

  enterAfter(visitorId: string, network?: string): Promise<DrawEntryResult> {
    return enterAfter(this.database, {
      ...this.#entryRequest(laterCampaign.id, visitorId, network),
      firstDay: "2026-10-25",
    });
  }

  /** So many entries, a second apart, each of a new visitor who was first seen so many days ago. */
  async enterMany(
    campaign: Campaign,
    howMany: number,
    { network, daysAgo = 0 }: { network: (at: number) => string; daysAgo?: number },
  ): Promise<string[]> {
    const people = await this.createVisitors(howMany, daysAgo);
    for (const [at, id] of people.entries()) {
      await (campaign.draw === "instant"
        ? this.enterInstant(id, this.database, network(at))
        : this.enterAfter(id, network(at)));
      this.clock.advance(1_000);
    }
    return people;
  }

  /** Ends a campaign, draws it, and gives its proof. */
  async endAndDraw(campaign: Campaign): Promise<object> {
    this.moveTo(campaign.closesAt);
    this.clock.advance(dayMs);
    await this.database.transaction((queries) => freezeCampaign(queries, campaign.id, this.clock.now()));
    this.moveTo(campaign.drawsAt);
    this.clock.advance(dayMs);
    const draw = { beacon: beaconOf(campaign), now: this.clock.now(), newId: () => this.random.uuid() };
    await this.database.transaction((queries) => drawCampaign(queries, campaign.id, draw));
    return JSON.parse((await getProof(this.database, campaign.id)) ?? "{}") as object;
  }

  /** The number that a statement counts. */
  async count(text: string): Promise<number> {
    return (await this.database.queryComposed<{ n: number }>({ text }))[0]?.n ?? -1;
  }

  #entryRequest(campaignId: string, visitorId: string, network?: string) {
    return {
      ...{ campaignId, visitorId, now: this.clock.now() },
      ids: { ticket: this.random.uuid(), entry: this.random.uuid(), win: this.random.uuid() },
      ...(network === undefined ? {} : { network }),
    };
  }
}
