import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { api } from "#app/sites/campaign/api.server.ts";
import type { Entered, Mine } from "#app/sites/campaign/contract.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { master } from "#tests/seals/walker.ts";
import { testApi, type TestApi, type TestBrowser } from "./api-caller.ts";

/** A campaign of content/campaigns as it is written there. */
export const writtenCampaign = (id: string): Campaign =>
  v.parse(
    campaignSchema,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../content/campaigns/${id}.json`), "utf8")),
  );

/** What is said at every door: who lives where, how old, and that the rules were read. */
export const ticks = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true };
const published = ["half-open", "letters-200", "red-riddles", "town-stamps", "snow-door", "moon-key"];

/** A zone with published campaigns, a new one for each test of the file, and what a visitor does at its doors. */
export class DrawZone {
  zone!: TestApi;
  #fresh!: FreshDatabase;

  constructor() {
    beforeEach(async () => {
      this.#fresh = await freshDatabase();
      this.zone = testApi({ databaseUrl: this.#fresh.url, siteApis: { campaign: api }, master });
      for (const id of published)
        await this.zone.database.transaction((queries) =>
          publishCampaign(queries, writtenCampaign(id), { seed: "5e".repeat(32), now: this.zone.clock.now() }),
        );
    });
    afterEach(async () => {
      await this.zone.stop();
      await this.#fresh.drop();
    });
  }

  async visitor(): Promise<TestBrowser> {
    const browser = this.zone.browser();
    await browser.login();
    return browser;
  }

  /** All prizes wait now, or none does. */
  async prizesWait(areWaiting: boolean): Promise<void> {
    await this.zone.database.query({
      text: "UPDATE draw_units SET due_at = $1 WHERE due_at IS NOT NULL",
      values: [new Date(this.zone.clock.now().getTime() + (areWaiting ? -1_000 : 86_400_000))],
    });
  }

  /** Only the prizes of one kind wait now. */
  async onlyWaits(prizeId: string): Promise<void> {
    await this.prizesWait(false);
    await this.zone.database.query({
      text: "UPDATE draw_units SET due_at = $2 WHERE prize_id = $1",
      values: [prizeId, new Date(this.zone.clock.now().getTime() - 1_000)],
    });
  }

  /** Takes a key, lets the time go by that a hand needs, and presses. */
  async enter(
    browser: TestBrowser,
    id: string,
    over: object = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const answer = await browser.write("POST", `/api/campaign/${id}/keys`, {});
    const { key } = (await answer.json()) as { key?: string };
    this.zone.clock.advance(1_100);
    return browser.write("POST", `/api/campaign/${id}/entries`, { ...ticks, key: key ?? "", ...over }, headers);
  }
}

/** What a press was answered. */
export const enteredOf = async (answer: Response): Promise<Entered> => (await answer.json()) as Entered;

/** The visitor's own doors of a campaign. */
export const mineOf = async (browser: TestBrowser, id: string): Promise<Mine> =>
  (await (await browser.get(`/api/campaign/${id}/mine`)).json()) as Mine;
