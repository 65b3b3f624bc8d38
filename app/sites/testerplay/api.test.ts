import { expect, it } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi, TestBrowser } from "#tests/api/test-api.ts";
import { master } from "#tests/badges/api-user.ts";
import { getVisitorSummary } from "#server/modules/visitors/visits.ts";
import { api } from "./api.server.ts";
import { encodeTesterResult } from "./rules/tester-result-code.ts";
import type { TesterResult } from "./rules/tester-result.ts";

const knots = [
  { x: 10, y: 40, w: 4 },
  { x: 100, y: 44, w: 3 },
];
const round: TesterResult = {
  ...{ lang: "zh-HK", mission: 14, ground: 2, seconds: 41, isCalm: false, isDuo: false },
  strokes: [2, 9, 2].map((shade) => ({ shade, player: 0, knots })),
};
const code = encodeTesterResult(round);

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { testerplay: api }, master });

const visitor = () => hub.visitor();
const saveRound = (browser: TestBrowser, body: unknown) => browser.write("POST", "/api/testerplay/footprints", body);
const count = async (text: string): Promise<number> =>
  (await hub.database.queryComposed<{ n: number }>({ name: text.slice(0, 60), text, values: [] }))[0]?.n ?? -1;

it("a kept round stands in my room under its mission, and each of its shades was tried once", async () => {
  const browser = await visitor();
  const answer = await saveRound(browser, { code, place: "home" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ favourite: null });
  const [row] = await hub.database.query({ name: "who", text: "SELECT id FROM visitors", values: [] });
  expect((await getVisitorSummary(hub.database, row?.id ?? "")).lastWork).toMatchObject({
    site: "testerplay",
    title: "叮叮上層最前嗰個位",
    path: `/testerplay-hk?c=${code}`,
  });
  expect(await count("SELECT count(*)::int AS n FROM interest_events WHERE kind = 'try'")).toBe(2);
  expect(await count("SELECT count(*)::int AS n FROM blind_picks WHERE source = 'testerplay' AND NOT is_named")).toBe(
    1,
  );
});

it("in a shop the names stand on the testers: nothing is counted as a choice without names", async () => {
  await saveRound(await visitor(), { code, place: "shop" });
  expect(await count("SELECT count(*)::int AS n FROM blind_picks")).toBe(0);
  expect(await count("SELECT count(*)::int AS n FROM footprints")).toBe(1);
});

it("the same round kept twice is one", async () => {
  const browser = await visitor();
  await saveRound(browser, { code, place: "home" });
  await saveRound(browser, { code, place: "home" });
  expect(await count("SELECT count(*)::int AS n FROM footprints")).toBe(1);
  expect(await count("SELECT count(*)::int AS n FROM works")).toBe(1);
});

it("a code nobody wrote is refused by its field, and a picture has no place at all", async () => {
  const browser = await visitor();
  for (const body of [
    { code: `${code.slice(0, -1)}*`, place: "home" },
    { code: `A${code}`, place: "home" },
  ]) {
    const answer = await saveRound(browser, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: "E-INPUT" } });
  }
  expect((await saveRound(browser, { code, place: "home", photo: "data:image/png;base64,AAAA" })).status).toBe(400);
});
