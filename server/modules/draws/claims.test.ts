import { expect, test } from "vitest";
import {
  dayMs,
  laterCampaign,
  openDrawsForEachTest,
  type TestDraws,
} from "#test-support/draws/open-draws-for-each-test.ts";
import { hashCode, isCodeValid } from "./claim-code.ts";
import { maxMisses, openClaim, reassignPrizes, redeemPrize } from "./claims.ts";
import { getMyTicket } from "./my-ticket.ts";

const secrets = ["s".repeat(32)];
let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

test("a prize is claimed by its winner alone, handed over once, shut after wrong codes, and moves on when nobody comes", async () => {
  await draws.publish(laterCampaign);
  draws.moveTo("2026-11-01T12:00:00+09:00");
  const people = await draws.createVisitors(30);
  for (const id of people) await draws.enterAfter(id);
  await draws.endAndDraw(laterCampaign);
  const wins = await Promise.all(
    people.map(async (id) => ({ id, win: (await getMyTicket(draws.database, laterCampaign.id, id))?.win })),
  );
  const winners = wins.flatMap(({ id, win }) => (win ? [{ id, win }] : []));
  expect(winners).toHaveLength(8);
  const [first, second] = winners;
  if (!first || !second) throw new Error("nobody won");

  const claim = (visitorId: string, winId: string, code: string) =>
    openClaim(draws.database, { winId, visitorId, hash: hashCode(secrets, winId, code), now: draws.clock.now() });
  expect(await claim(second.id, first.win.id, "AAAA")).toBe(false);
  expect(await claim(first.id, first.win.id, "AAAA")).toBe(true);
  const redeem = (unit: number, code: string) =>
    draws.database.transaction((queries) =>
      redeemPrize(queries, {
        ...{ campaignId: laterCampaign.id, number: unit + 1, now: draws.clock.now() },
        fits: (winId, hash) => isCodeValid(secrets, winId, hash, code),
      }),
    );
  expect(await redeem(second.win.unit, "AAAA")).toBe("unknown");
  expect(await redeem(first.win.unit, "BBBB")).toBe("wrong");
  expect(await redeem(first.win.unit, "AAAA")).toBe("handed");
  expect(await redeem(first.win.unit, "AAAA")).toBe("before");
  await claim(second.id, second.win.id, "CCCC");
  for (let miss = 0; miss < maxMisses; miss++) expect(await redeem(second.win.unit, "DDDD")).toBe("wrong");
  expect(await redeem(second.win.unit, "CCCC")).toBe("shut");

  draws.clock.advance(15 * dayMs);
  const up = () =>
    draws.database.transaction((queries) =>
      reassignPrizes(queries, { now: draws.clock.now(), newId: () => draws.random.uuid() }),
    );
  const moved = await up();
  expect(moved).toHaveLength(6);
  expect(moved.every(({ mark }) => mark !== null)).toBe(true);
  expect(await up()).toEqual([]);
  expect(await claim(winners[2]?.id ?? "", winners[2]?.win.id ?? "", "EEEE")).toBe(false);
  expect(await draws.count("SELECT count(*) AS n FROM draw_wins WHERE lapsed_at IS NULL")).toBe(8);
  // Eight and six have had their turn; sixteen are left for six prizes, then ten, then four for six.
  for (const left of [6, 6, 4]) {
    draws.clock.advance(15 * dayMs);
    expect((await up()).filter(({ mark }) => mark !== null)).toHaveLength(left);
  }
});
