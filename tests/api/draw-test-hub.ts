import { afterEach, beforeEach } from "vitest";
import { api } from "#app/sites/campaign/api.server.ts";
import type { EntryResponse, MyParticipation } from "#app/sites/campaign/contract.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import { readCampaignFile } from "#test-support/draws/read-campaign-file.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { master } from "#tests/badges/api-user.ts";
import { createTestApi, type TestApi, type TestBrowser } from "./test-api.ts";

/** What is said at every door: who lives where, how old, and that the rules were read. */
export const conditionsTicked = { livesInJapan: true, age: "18", hasConsent: false, agreesToRules: true };
const publishedCampaigns = ["half-open", "letters-200", "red-riddles", "town-stamps", "snow-door", "moon-key"];

/** A zone with published campaigns, a new one for each test of the file, and what a visitor does at its doors. */
export class DrawTestHub {
  hub!: TestApi;
  #fresh!: TestDatabase;

  constructor() {
    beforeEach(async () => {
      this.#fresh = await createTestDatabase();
      this.hub = createTestApi({ databaseUrl: this.#fresh.url, siteApis: { campaign: api }, master });
      for (const id of publishedCampaigns)
        await this.hub.database.transaction((queries) =>
          publishCampaign(queries, readCampaignFile(id), { seed: "5e".repeat(32), now: this.hub.clock.now() }),
        );
    });
    afterEach(async () => {
      await this.hub.stop();
      await this.#fresh.drop();
    });
  }

  async visitor(): Promise<TestBrowser> {
    const browser = this.hub.browser();
    await browser.login();
    return browser;
  }

  /** All prizes wait now, or none does. */
  async setPrizesDue(areDue: boolean): Promise<void> {
    await this.hub.database.query({
      text: "UPDATE draw_units SET due_at = $1 WHERE due_at IS NOT NULL",
      values: [new Date(this.hub.clock.now().getTime() + (areDue ? -1_000 : 86_400_000))],
    });
  }

  /** Only the prizes of one kind wait now. */
  async setOnlyPrizeDue(prizeId: string): Promise<void> {
    await this.setPrizesDue(false);
    await this.hub.database.query({
      text: "UPDATE draw_units SET due_at = $2 WHERE prize_id = $1",
      values: [prizeId, new Date(this.hub.clock.now().getTime() - 1_000)],
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
    this.hub.clock.advance(1_100);
    return browser.write(
      "POST",
      `/api/campaign/${id}/entries`,
      { ...conditionsTicked, key: key ?? "", ...over },
      headers,
    );
  }
}

/** What a press was answered. */
export const parseEntryResult = async (answer: Response): Promise<EntryResponse> =>
  (await answer.json()) as EntryResponse;

/** The visitor's own doors of a campaign. */
export const getMyEntry = async (browser: TestBrowser, id: string): Promise<MyParticipation> =>
  (await (await browser.get(`/api/campaign/${id}/mine`)).json()) as MyParticipation;
