import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompanionMessage } from "#contracts/companion.ts";
import { openBadgeTestHub, type BadgeTestHub } from "#tests/badges/badge-test-hub.ts";
import { master, repeat, type ApiUser } from "#tests/badges/api-user.ts";

let zone: BadgeTestHub;
let me: ApiUser;
beforeEach(async () => {
  zone = await openBadgeTestHub();
  me = await zone.createUser();
});
afterEach(() => zone.stop());

const chooseCompanion = (monsterId: string) => me.write("POST", "/api/lmw/progress", { kind: "starter", monsterId });
const getLine = async (query: string): Promise<CompanionMessage["says"]> =>
  (await me.get<CompanionMessage>(`/api/visitor/companion?${query}`)).says;
const nights = (count: number) => repeat(count, async () => me.nextDay());
const of = (monsterId: string) => master.companionLines.find((own) => own.monsterId === monsterId)!;

test("it has one line for each site, and none for whoever goes alone", async () => {
  expect(await getLine("site=faq")).toBeNull();
  await chooseCompanion("13");
  expect(await getLine("site=faq")).toMatchObject({ monsterId: "13", line: of("13").lines.faq, letterOf: null });
  expect((await getLine("site=mor"))?.line).toBe(of("13").lines.mor);
  expect(await getLine("site=nowhere")).toBeNull();
});

test("after six nights it says its line; after seven its letter, all night long, until it was read", async () => {
  await chooseCompanion("13");
  await nights(6);
  expect((await getLine("site=faq"))?.letterOf).toBeNull();
  await nights(1);
  const prophecyLine = await getLine("site=faq");
  expect(prophecyLine?.letterOf).toBe("2026-11-20");
  expect(of("13").letters).toContain(prophecyLine?.line);
  // What is done before it was read does not lose it.
  await me.write("POST", "/api/visitor/opening");
  expect(await getLine("site=hack")).toEqual(prophecyLine);
  expect(await getLine("site=hack&read=2026-11-20")).toMatchObject({ line: of("13").lines.hack, letterOf: null });
  await nights(1);
  expect((await getLine("site=hack"))?.letterOf).toBeNull();
});

test("another absence brings another letter, and every monster has its own", async () => {
  await chooseCompanion("13");
  await nights(7);
  const first = await getLine("site=faq");
  await me.write("POST", "/api/visitor/opening");
  await nights(9);
  const second = await getLine("site=faq&read=2026-11-20");
  expect([first?.letterOf, second?.letterOf]).toEqual(["2026-11-20", "2026-11-27"]);
  expect(second?.line).not.toBe(first?.line);
  const prophecyLines = master.companionLines.flatMap((own) => own.letters);
  expect(new Set(prophecyLines).size).toBe(prophecyLines.length);
  expect(prophecyLines.length).toBeGreaterThanOrEqual(48);
});

const pollId = "lmv-first-ball";
const dayMs = 86_400_000;
const goTo = (moment: string) => zone.hub.clock.advance(Date.parse(moment) - zone.hub.clock.now().getTime());
/** A board as it was shown so many days ago. */
async function saveLeaderboard(daysAgo: number, votes: Record<string, number>): Promise<void> {
  const standings = Object.entries(votes).map(([monsterId, count]) => ({ monsterId, votes: count }));
  const at = new Date(zone.hub.clock.now().getTime() - daysAgo * dayMs);
  await zone.hub.database.query({
    text: "INSERT INTO vote_boards VALUES ($1, $2, $3, 0)",
    values: [pollId, at, JSON.stringify(standings)],
  });
}

test("it speaks of its rise and its fall, once a night in any site, and in the hall each time it is asked", async () => {
  await chooseCompanion("13");
  await saveLeaderboard(1, { "01": 9, "13": 4, "02": 3 });
  await saveLeaderboard(0, { "13": 12, "01": 10, "02": 3 });
  const afterRise = await getLine("site=faq");
  expect(afterRise).toMatchObject({ line: of("13").ball.rising, ballOf: "2026-11-20", letterOf: null });
  expect(await getLine("site=hack&told=2026-11-20")).toMatchObject({ line: of("13").lines.hack, ballOf: null });
  expect((await getLine("site=lmv&told=2026-11-20"))?.line).toBe(of("13").ball.rising);
  expect((await getLine("site=hack&told=2026-11-19"))?.line).toBe(of("13").ball.rising);
  me = await zone.createUser();
  await chooseCompanion("01");
  expect((await getLine("site=faq"))?.line).toBe(of("01").ball.falling);
});

test("where nothing moved only the hall hears of it; whom nobody stamped says its own line", async () => {
  await chooseCompanion("13");
  await saveLeaderboard(0, { "01": 5, "13": 5 });
  expect((await getLine("site=faq"))?.line).toBe(of("13").lines.faq);
  expect((await getLine("site=lmv"))?.line).toBe(of("13").ball.steady);
  me = await zone.createUser();
  await chooseCompanion("17");
  expect((await getLine("site=lmv"))?.line).toBe(of("17").lines.lmv);
});

test("under the seal it tells nobody where it stands; elected, it tells everybody for fourteen nights", async () => {
  await chooseCompanion("13");
  await saveLeaderboard(1, { "01": 9, "13": 4 });
  await saveLeaderboard(0, { "13": 12, "01": 10 });
  goTo("2026-12-19T12:00:00Z");
  expect((await getLine("site=lmv&read=2026-11-20"))?.line).toBe(of("13").lines.lmv);
  goTo("2026-12-20T14:00:00Z");
  const results = JSON.stringify({ standings: [{ monsterId: "13", votes: 9 }] });
  await zone.hub.database.query({
    text: "INSERT INTO vote_finals VALUES ($1, $2, $3)",
    values: [pollId, zone.hub.clock.now(), results],
  });
  await me.write("POST", "/api/visitor/opening");
  const read = "read=2026-11-20";
  expect(await getLine(`site=faq&${read}`)).toMatchObject({ line: of("13").ball.elected, ballOf: "2026-12-20" });
  goTo("2027-01-04T14:00:00Z");
  expect((await getLine(`site=faq&read=2026-12-20`))?.line).toBe(of("13").lines.faq);
});

test("each of the twenty-four has its own words for a rise, a fall, a quiet night and the crown", () => {
  const pollLines = master.companionLines.flatMap(({ ball }) => Object.values(ball));
  expect(new Set(pollLines).size).toBe(96);
});
