import { expect, test } from "vitest";
import * as v from "valibot";
import { campaignSchema } from "#contracts/campaign.ts";
import { openDrawsForEachTest, type TestDraws } from "#test-support/draws/open-draws-for-each-test.ts";
import { readCampaignFile } from "#test-support/draws/read-campaign-file.ts";
import { prepareDemo, seedDemo } from "./demo.ts";
import { openAtSetUp } from "./open-at-set-up.ts";
import { campaignPhase, getCampaign } from "./published-campaigns.ts";

let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

test("a sample that opens with the hub is sealed before it opens, and its terms say that day", async () => {
  draws.moveTo("2026-12-03T21:04:05.678+09:00");
  const now = draws.clock.now();
  const prepared = prepareDemo(readCampaignFile("red-riddles"), now);
  await draws.database.transaction((queries) => seedDemo(queries, prepared, now));
  const campaign = await getCampaign(draws.database, "red-riddles");
  const opening = new Date("2026-12-03T21:04:06+09:00");
  expect([campaign?.publishedAt, campaign?.opensAt]).toEqual([now, opening]);
  expect(campaign && [now, opening].map((moment) => campaignPhase(campaign, moment))).toEqual(["before", "open"]);
  expect(campaign?.content.legal.period).toMatch(/^2026年12月3日（木）21:04から2027年3月20日（土）0:00まで/);
  expect(v.safeParse(campaignSchema, campaign?.content).success).toBe(true);
  expect(await draws.count("SELECT count(*)::int AS n FROM draw_entries")).toBe(0);
});

test("before its day, after its last moment, and without that wish a sample opens as it was planned", () => {
  const riddles = readCampaignFile("red-riddles");
  const plain = readCampaignFile("half-open");
  expect(openAtSetUp(riddles, new Date("2026-11-01T00:00:00Z"))).toBe(riddles);
  expect(openAtSetUp(riddles, new Date("2027-03-19T18:00:00+09:00"))).toBe(riddles);
  expect(openAtSetUp(plain, new Date("2026-12-03T00:00:00Z"))).toBe(plain);
});
