import { expect, test as base } from "@playwright/test";
import type { Hub } from "./hub-server.ts";
import { startWorkerHub } from "./worker-hub.ts";

/** What a test against the zone can ask for. */
export interface HubFixtures {
  /** Origin of the worker's zone, without a trailing slash. */
  baseUrl: string;
  /** Starts a zone of the test's own, for what stops, kills, closes or re-configures one. It is killed after the test. */
  ownHub(env?: Record<string, string>): Promise<Hub>;
  /** All zones that this test may reach: the worker's, and those it started. */
  hubs: Hub[];
}

/** A test against the built zone: one for each worker, on a database of its own. A logged error of a zone fails the test. */
export const test = base.extend<HubFixtures, { hub: Hub }>({
  hub: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures it needs off the pattern
    async ({}, provide) => {
      const hub = await startWorkerHub();
      await provide(hub);
      await hub.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  hubs: [
    async ({ hub }, provide) => {
      const hubs = [hub];
      await provide(hubs);
      const startedHubs = hubs.slice(1);
      const errors = hub.takeErrors();
      await Promise.all(startedHubs.map((startedHub) => startedHub.kill()));
      expect(errors, "the zone's log has no errors").toEqual([]);
    },
    { auto: true },
  ],
  baseUrl: async ({ hub }, provide) => {
    await provide(hub.url);
  },
  ownHub: async ({ hubs }, provide) => {
    await provide(async (env) => {
      const startedHub = await startWorkerHub(env);
      hubs.push(startedHub);
      return startedHub;
    });
  },
});

export { expect };
