import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import * as v from "valibot";
import { campaignSchema } from "#contracts/campaign.ts";
import { publishCampaign } from "#server/modules/draws/publish.ts";
import type { ApiEnv } from "#server/http/api-env.ts";
import { testApi, type TestApi, type TestBrowser } from "#tests/api/api-caller.ts";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import { master, type Walker } from "./walker.ts";

/** The APIs of all sites, as the server finds them. */
const siteApis = Object.fromEntries(
  Object.entries(import.meta.glob<Hono<ApiEnv>>("../../app/sites/*/api.server.ts", { eager: true, import: "api" })).map(
    ([file, api]) => [file.split("/").at(-2) ?? file, api],
  ),
);

const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1" };

/** A visitor of the tests' own zone. */
export interface SealWalker extends Walker {
  /** Another tab of the same visitor, served by another process. */
  tabAt(zone: TestApi): SealWalker;
}

export interface SealZone {
  zone: TestApi;
  /** Starts a second process on the same database. */
  openTwin(): TestApi;
  walker(): Promise<SealWalker>;
  stop(): Promise<void>;
}

/** A zone with all sites on a database of its own, with one lottery that is open. */
export async function openSealZone(): Promise<SealZone> {
  const fresh = await freshDatabase();
  const open = (): TestApi => testApi({ databaseUrl: fresh.url, siteApis, master, env: { LIMITS_FACTOR: "10000" } });
  const zones = [open()];
  const [zone] = zones as [TestApi];
  const campaign = readFileSync(join(import.meta.dirname, "../../content/campaigns/half-open.json"), "utf8");
  await zone.database.transaction((queries) =>
    publishCampaign(queries, v.parse(campaignSchema, JSON.parse(campaign)), {
      ...{ seed: "5e".repeat(32), now: zone.clock.now() },
    }),
  );
  return {
    zone,
    openTwin() {
      const twin = open();
      zones.push(twin);
      return twin;
    },
    walker: () => makeWalker(zone),
    async stop() {
      await Promise.all(zones.map((one) => one.stop()));
      await fresh.drop();
    },
  };
}

async function makeWalker(zone: TestApi): Promise<SealWalker> {
  const browser = zone.browser();
  await browser.login();
  return walkerOf(zone, browser);
}

function walkerOf(zone: TestApi, browser: TestBrowser): SealWalker {
  const told: string[] = [];
  let last: { method: string; path: string; body: unknown; key: string } | null = null;

  async function send(method: string, path: string, body: unknown, key: string): Promise<Response> {
    const answer = await browser.write(method, path, body, { ...phone, "idempotency-key": key });
    told.push(...(answer.headers.get("x-seals") ?? "").split(",").filter((id) => id !== ""));
    return answer;
  }

  return {
    zone,
    told,
    async write(method, path, body = {}) {
      last = { method, path, body, key: crypto.randomUUID() };
      const answer = await send(method, path, body, last.key);
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
      return answer.json() as Promise<never>;
    },
    async again(key) {
      if (!last) throw new Error("nothing was written");
      // What cannot be done twice is refused; that is no concern of the seals.
      await send(last.method, last.path, last.body, key === "same" ? last.key : crypto.randomUUID());
    },
    read: async (path) => (await browser.get(path)).json() as Promise<never>,
    wait: (ms) => zone.clock.advance(ms),
    waitUntil: (moment) => zone.clock.advance(Date.parse(`${moment}+09:00`) - zone.clock.now().getTime()),
    nextNight: () => zone.clock.advance(86_400_000),
    other: () => makeWalker(zone),
    tabAt(at) {
      const tab = at.browser();
      for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
      return walkerOf(at, tab);
    },
  };
}
