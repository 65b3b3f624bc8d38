import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import * as v from "valibot";
import { campaignSchema } from "#contracts/campaign.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import { master, type ApiUser } from "./api-user.ts";

/** The APIs of all sites, as the server finds them. */
const siteApis = Object.fromEntries(
  Object.entries(import.meta.glob<Hono<ApiEnv>>("../../app/sites/*/api.server.ts", { eager: true, import: "api" })).map(
    ([file, api]) => [file.split("/").at(-2) ?? file, api],
  ),
);

const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" };

/** A visitor of the tests' own zone. */
export interface BadgeUser extends ApiUser {
  /** Another tab of the same visitor, served by another process. */
  openTab(hub: TestApi): BadgeUser;
}

export interface BadgeTestHub {
  hub: TestApi;
  /** Starts a second process on the same database. */
  openSecondHub(): TestApi;
  createUser(): Promise<BadgeUser>;
  stop(): Promise<void>;
}

/** A zone with all sites on a database of its own, with one lottery that is open. */
export async function openBadgeTestHub(): Promise<BadgeTestHub> {
  const testDatabase = await createTestDatabase();
  const open = (): TestApi =>
    createTestApi({ databaseUrl: testDatabase.url, siteApis, master, env: { LIMITS_FACTOR: "10000" } });
  const hubs = [open()];
  const [hub] = hubs as [TestApi];
  const campaign = readFileSync(join(import.meta.dirname, "../../content/campaigns/half-open.json"), "utf8");
  await hub.database.transaction((queries) =>
    publishCampaign(queries, v.parse(campaignSchema, JSON.parse(campaign)), {
      ...{ seed: "5e".repeat(32), now: hub.clock.now() },
    }),
  );
  return {
    hub,
    openSecondHub() {
      const secondHub = open();
      hubs.push(secondHub);
      return secondHub;
    },
    createUser: () => createUser(hub),
    async stop() {
      await Promise.all(hubs.map((one) => one.stop()));
      await testDatabase.drop();
    },
  };
}

async function createUser(hub: TestApi): Promise<BadgeUser> {
  const browser = hub.browser();
  await browser.login();
  return userOf(hub, browser);
}

function userOf(hub: TestApi, browser: TestBrowser): BadgeUser {
  const earnedBadges: string[] = [];
  let last: { method: string; path: string; body: unknown; key: string } | null = null;

  async function send(method: string, path: string, body: unknown, key: string): Promise<Response> {
    const answer = await browser.write(method, path, body, { ...phone, "idempotency-key": key });
    earnedBadges.push(...(answer.headers.get("x-seals") ?? "").split(",").filter((id) => id !== ""));
    return answer;
  }

  return {
    hub,
    earnedBadges,
    async write(method, path, body = {}) {
      last = { method, path, body, key: crypto.randomUUID() };
      const answer = await send(method, path, body, last.key);
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
      return answer.json() as Promise<never>;
    },
    async resend(key) {
      if (!last) throw new Error("nothing was written");
      // What cannot be done twice is refused; that is no concern of the seals.
      await send(last.method, last.path, last.body, key === "same" ? last.key : crypto.randomUUID());
    },
    get: async (path) => (await browser.get(path)).json() as Promise<never>,
    wait: (ms) => hub.clock.advance(ms),
    waitUntil: (moment) => hub.clock.advance(Date.parse(`${moment}+09:00`) - hub.clock.now().getTime()),
    nextDay: () => hub.clock.advance(86_400_000),
    other: () => createUser(hub),
    openTab(at) {
      const tab = at.browser();
      for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
      return userOf(at, tab);
    },
  };
}
