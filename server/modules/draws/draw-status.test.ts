import { expect, test } from "vitest";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import {
  instantCampaign,
  laterCampaign,
  openDrawsForEachTest,
  type TestDraws,
} from "#test-support/draws/open-draws-for-each-test.ts";
import { getDrawStatus } from "./draw-status.ts";

let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

const { id } = instantCampaign;

const statusNow = () =>
  getDrawStatus(draws.database, id, { now: draws.clock.now(), dayEndsAt: nextJstMidnight(draws.clock.now()) });

/** Moves every prize of the campaign to one of these moments, in turn. */
async function setDueTimes(...moments: string[]): Promise<void> {
  await draws.database.queryComposed({
    text: `UPDATE draw_units SET due_at = ($2::timestamptz[])[1 + unit % $3] WHERE campaign_id = $1`,
    values: [id, moments.map((moment) => new Date(moment)), moments.length],
  });
}

test("when nothing is left today I am told the next day that has something, and how much, but not its minute", async () => {
  await draws.publish(instantCampaign);
  draws.moveTo("2027-01-20T21:00:00+09:00");
  await setDueTimes("2027-01-22T00:00:00+09:00", "2027-01-22T23:59:59+09:00", "2027-01-23T00:00:00+09:00");
  expect(await statusNow()).toMatchObject({
    remaining: 70,
    remainingToday: 0,
    nextDay: { at: new Date("2027-01-22T00:00:00+09:00"), count: 47 },
  });
  draws.moveTo("2027-01-23T09:00:00+09:00");
  expect((await statusNow()).nextDay).toBeNull();
});

test("on the last day but one, what is left is that of today and of the last day, whatever moments the seed made", async () => {
  await draws.publish(instantCampaign);
  draws.moveTo("2027-02-13T00:00:00+09:00");
  const { remaining, remainingToday, nextDay } = await statusNow();
  expect(nextDay?.at).toEqual(new Date("2027-02-14T00:00:00+09:00"));
  expect(nextDay?.count).toBeGreaterThan(0);
  expect((remainingToday ?? 0) + (nextDay?.count ?? 0)).toBe(remaining);
});

test("a draw after the end has no days", async () => {
  await draws.publish(laterCampaign);
  draws.moveTo("2026-10-26T00:00:00+09:00");
  const now = draws.clock.now();
  expect(await getDrawStatus(draws.database, laterCampaign.id, { now, dayEndsAt: nextJstMidnight(now) })).toMatchObject(
    {
      remaining: 8,
      remainingToday: null,
      nextDay: null,
    },
  );
});
