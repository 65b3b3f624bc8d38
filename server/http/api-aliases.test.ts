import { afterEach, beforeEach, expect, test } from "vitest";
import { api as campaign } from "#app/sites/campaign/api.server.ts";
import { api as chameleon } from "#app/sites/chameleon/api.server.ts";
import { api as hack } from "#app/sites/hack/api.server.ts";
import { api as lmp } from "#app/sites/lmp/api.server.ts";
import { api as lmv } from "#app/sites/lmv/api.server.ts";
import { api as ucp } from "#app/sites/ucp/api.server.ts";
import { api as zones } from "#app/sites/zones/api.server.ts";
import { siteAliases } from "#app/shell/site-frame/site-api-aliases.server.ts";
import { createTestApi, type TestApi } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { hubAliases } from "./api-aliases.ts";

let testDatabase: TestDatabase;
let hub: TestApi;

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  hub = createTestApi({ databaseUrl: testDatabase.url, siteApis: { campaign, chameleon, hack, lmp, lmv, ucp, zones } });
});
afterEach(async () => {
  await hub.stop();
  await testDatabase.drop();
});

/** Methods and handlers of all that lies at or below a path, by what follows it. */
function routesBelow(path: string) {
  const own = `/api/${path}`;
  return hub.app.routes
    .filter(({ method, path: other }) => method !== "ALL" && (other === own || other.startsWith(`${own}/`)))
    .map(({ method, path: other, handler }) => ({ method, rest: other.slice(own.length), handler }));
}

test.each([...hubAliases, ...siteAliases])("%s is answered by what answers %s, and that stays", (alias, path) => {
  expect(routesBelow(path).length).toBeGreaterThan(0);
  expect(routesBelow(alias)).toEqual(routesBelow(path));
});

test("a visitor gets the same answer at both addresses, and writes by either", async () => {
  const me = hub.browser();
  await me.login();
  for (const [first, alias] of [
    ["visitor/gaps", "visitor/missing-items"],
    ["visitor/holdings", "visitor/data-summary"],
    ["chameleon/book", "chameleon/colours"],
  ]) {
    const [old, plain] = await Promise.all([me.get(`/api/${first}`), me.get(`/api/${alias}`)]);
    expect([plain.status, await plain.text()]).toEqual([old.status, await old.text()]);
  }
  expect((await me.write("POST", "/api/visitor/transfer-links", {})).status).toBe(200);
});

test("a closed site is closed at its second address too", async () => {
  await hub.stop();
  hub = createTestApi({ databaseUrl: testDatabase.url, siteApis: { hack }, isClosed: () => true });
  const answer = await hub.browser().get("/api/hack/saved");
  expect(await answer.json()).toMatchObject({ error: { code: "E-CLOSED" } });
});
