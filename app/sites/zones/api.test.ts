import { expect, test } from "vitest";
import { openApiForEachTest } from "#tests/api/open-api-for-each-test.ts";
import type { TestApi } from "#tests/api/test-api.ts";
import { api } from "./api.server.ts";

let hub: TestApi;
openApiForEachTest((opened) => (hub = opened), { siteApis: { zones: api } });

/** A visitor with a row, and what the hub reports to them. */
async function visitor() {
  const browser = hub.browser();
  await browser.login();
  await browser.write("POST", "/api/visitor/opening", {});
  const newest = "SELECT id FROM visitors ORDER BY created_at DESC, id LIMIT 1";
  const [row] = await hub.database.query({ text: newest, values: [] });
  return {
    getToday: async () => (await browser.get("/api/zones/tonight")).json() as Promise<unknown>,
    left: (text: string) => hub.database.queryComposed({ text, values: [row!.id, hub.clock.now()] }),
  };
}

const insertProphecy = `INSERT INTO prophecies (visitor_id, jst_day, source, sign, gesture, aside, hour, shade, form,
                                        content_version, opened_at)
                VALUES ($1, ($2 AT TIME ZONE 'Asia/Tokyo')::date, 1, 1, 1, 1, 1, 1, 'night', 'v', $2)`;
const insertTip = "INSERT INTO tip_feedback (visitor_id, tip_id, is_helpful, at) VALUES ($1, 'tip-001', true, $2)";
const insertBadge = "INSERT INTO seals (visitor_id, seal_id, at) VALUES ($1, 'opening', $2)";

test("whoever did nothing tonight has nothing ticked, and a stranger is told the lights alone", async () => {
  expect(await (await hub.browser().get("/api/zones/tonight")).json()).toMatchObject({ done: [], seals: 0 });
  expect(await (await visitor()).getToday()).toMatchObject({ done: [], lights: expect.any(String) as string });
});

test("a letter and a trick are ticked on the night I did them, and no longer the next day in Japan", async () => {
  const me = await visitor();
  await me.left(insertProphecy);
  await me.left(insertTip);
  expect(await me.getToday()).toMatchObject({ done: ["letter", "tip"] });
  hub.clock.advance(Date.parse("2026-11-21T00:00:00+09:00") - hub.clock.now().getTime() - 1);
  expect(await me.getToday()).toMatchObject({ done: ["letter", "tip"] });
  hub.clock.advance(1);
  expect(await me.getToday()).toMatchObject({ done: [] });
});

test("as many windows are lit as I have seals, and they are mine alone", async () => {
  const me = await visitor();
  await me.left(insertBadge);
  const countBadges = async (who: typeof me) => ((await who.getToday()) as { seals: number }).seals;
  expect(await countBadges(me)).toBeGreaterThan(0);
  expect(await (await hub.browser().get("/api/zones/tonight")).json()).toMatchObject({ seals: 0 });
});
