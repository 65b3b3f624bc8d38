import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { systemRandom } from "../platform/random.ts";

let fresh: TestDatabase;
let api: TestApi;
let browser: TestBrowser;
beforeAll(async () => {
  fresh = await createTestDatabase();
  api = createTestApi({ databaseUrl: fresh.url });
});
afterAll(async () => {
  await api.stop();
  await fresh.drop();
});
beforeEach(async () => {
  await api.database.query({ text: "DELETE FROM events" });
  browser = api.browser();
  await browser.login();
});

const event = (changes: object = {}) => ({
  id: systemRandom.uuid(),
  name: "page_view",
  path: "lmw/area/3",
  at: "2026-11-20T11:59:58.500Z",
  params: { lang: "ja", cid: "kz_lmw_x", inapp: "line", deviceClass: "phone" },
  ...changes,
});
const post = (...events: object[]): Promise<Response> => browser.write("POST", "/api/events", { events });
const stored = () =>
  api.database.query({ text: "SELECT id, name, path, params, at, received_at FROM events ORDER BY name" });

describe("events", () => {
  it("are kept as they were sent, beside the server's own clock", async () => {
    const sent = event();
    expect(await (await post(sent)).json()).toEqual({ accepted: 1 });
    const { at, ...rest } = sent;
    expect(await stored()).toEqual([{ ...rest, at: new Date(at), received_at: api.clock.now() }]);
  });

  it("are kept once, however often and by whichever call they come", async () => {
    const [one, two, three] = [event(), event({ name: "vote_cast" }), event({ name: "wish_add" })];
    expect(await (await post(one, two, { ...one, id: one.id.toUpperCase() })).json()).toEqual({ accepted: 2 });
    expect(await (await post(two, three)).json()).toEqual({ accepted: 2 });
    expect(await stored()).toHaveLength(3);
  });

  it("are kept once when many calls bring them at the same moment in another order", async () => {
    const many = Array.from({ length: 20 }, () => event());
    const calls = Array.from({ length: 8 }, (_, i) => post(...(i % 2 ? many : many.toReversed())));
    for (const response of await Promise.all(calls)) expect(response.status).toBe(200);
    expect(await stored()).toHaveLength(20);
  });

  it("make the visitor known and count the night", async () => {
    await post(event());
    expect(await (await browser.get("/api/visitor/summary")).json()).toMatchObject({ known: true, nightsVisited: 1 });
  });

  it("come fifty at a time and no more, and never none", async () => {
    expect((await post(...Array.from({ length: 50 }, () => event()))).status).toBe(200);
    expect((await post(...Array.from({ length: 51 }, () => event()))).status).toBe(400);
    expect((await post()).status).toBe(400);
  });

  it.each([
    "lmw_menu_map",
    "lmw_menu_howto",
    "lmw_menu_monsterchange",
    "lmw_menu_about",
    "lmw_menu_prophecy",
    "lmw_menu_tokate",
    "lmw_share_twitter",
    "lmw_url_copy",
    "lmw_bgm_on",
    "lmw_bgm_off",
    "hack_result_share",
    "scan_result_share",
    "zone_start",
    "mcm_step7",
    "yoku_complete",
    "scan_share_ln",
    "lmv_error_e-conflict",
    "cam_gate_questions",
    "zone_floor_5",
    "zone_door_3",
    "zone_banner_mor-launch",
    "video_75",
    "consent_off",
  ])("may be named %s", async (name) => expect((await post(event({ name }))).status).toBe(200));

  it.each<[string, object]>([
    ["a name nobody listed", { name: "anything" }],
    ["a name with a word of the visitor's", { name: "zone_start_わたし" }],
    ["a site nobody knows", { name: "admin_start" }],
    ["a leading slash", { path: "/lmw" }],
    ["a query in the path", { path: "lmw?mail=me@example.com" }],
    ["a path of 201 letters", { path: "a".repeat(201) }],
    ["an id that is none", { id: "1" }],
    ["a moment that is none", { at: "yesterday" }],
    ["a moment the database could not read", { at: "2026-11-20T11:59:58 +9" }],
    ["a moment before there was a hub", { at: "0001-01-01T00:00:00Z" }],
    ["free text", { params: { lang: "ja", note: "hello" } }],
    ["a language we do not speak", { params: { lang: "fr" } }],
    ["a sentence for a campaign", { params: { lang: "ja", cid: "call me at home" } }],
    ["no params", { params: undefined }],
    ["a visitor of the sender's choice", { visitorId: systemRandom.uuid() }],
  ])("are refused with %s, the good ones beside them too", async (_, changes) => {
    const response = await post(event(), event(changes));
    expect(response.status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
