import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { signTestRound, testBeacon } from "#test-support/test-beacon.ts";
import { beaconRound } from "./beacon.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { DatabaseUnavailable } from "../../platform/database-unavailable.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { type Random, seededRandom } from "../../platform/random.ts";
import { isCodeValid, hashCode } from "./claim-code.ts";
import { redeemPrize, maxMisses, reassignPrizes, openClaim } from "./claims.ts";
import { prepareDemo, seedDemo } from "./demo.ts";
import { drawCampaign, freezeCampaign, prepareDraw, getProof } from "./draw-campaign.ts";
import { EntriesClosedError, enterAfter, enterInstant } from "./enter.ts";
import { getMyTicket } from "./my-ticket.ts";
import { publishCampaign, stopCampaign } from "./publish.ts";
import { getCampaign } from "./published-campaigns.ts";
import { commitEntryLog } from "./entry-log.ts";

const dayMs = 86_400_000;
const written = (id: string): Campaign =>
  v.parse(
    campaignSchema,
    JSON.parse(readFileSync(join(import.meta.dirname, `../../../content/campaigns/${id}.json`), "utf8")),
  );
/** Real ones: published before they open. */
const instant: Campaign = { ...written("snow-door"), demonstration: null };
const after: Campaign = { ...written("moon-key"), demonstration: null };
const seed = "5e".repeat(32);
/** What draws a campaign: the signature of the round that it names. */
const beaconOf = ({ drawsAt }: Campaign) => ({
  signature: signTestRound(beaconRound(Date.parse(drawsAt))),
  chain: testBeacon.chain,
});
const secrets = ["s".repeat(32)];

let clock: FixedClock;
let random: Random;
let fresh: TestDatabase;
let database: Database;
let other: Database;
beforeEach(async () => {
  random = seededRandom("draws");
  clock = fixedClock("2026-10-01T00:00:00Z");
  fresh = await createTestDatabase();
  const logger = memoryLogger(clock);
  // Two app processes have a pool each.
  database = openDatabase({ url: fresh.url, max: 20, logger });
  other = openDatabase({ url: fresh.url, max: 20, logger });
});
afterEach(async () => {
  await Promise.all([database.stop(), other.stop()]);
  await fresh.drop();
});

async function visitors(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => random.uuid());
  await database.query({
    text: "INSERT INTO visitors (id, created_at, lang) SELECT id, $2, 'ja' FROM unnest($1::uuid[]) AS v (id)",
    values: [ids, clock.now()],
  });
  return ids;
}

const moveTo = (moment: string): void => clock.advance(Date.parse(moment) - clock.now().getTime());
const publish = (campaign: Campaign) =>
  database.transaction((queries) => publishCampaign(queries, campaign, { seed, now: clock.now() }));
const entryRequest = (campaignId: string, visitorId: string) => ({
  campaignId,
  visitorId,
  ids: { ticket: random.uuid(), entry: random.uuid(), win: random.uuid() },
  now: clock.now(),
});
const enterInstantDraw = (visitorId: string, queries: Database = database) =>
  enterInstant(queries, { ...entryRequest(instant.id, visitorId), claimDays: 14 });
const enterAfterDraw = (visitorId: string) =>
  enterAfter(database, { ...entryRequest(after.id, visitorId), firstDay: "2026-10-25" });
const count = async (text: string): Promise<number> =>
  (await database.queryComposed<{ n: number }>({ text }))[0]?.n ?? -1;

/** Ends a campaign, draws it, and gives its proof. */
async function drawnProof(campaign: Campaign): Promise<object> {
  moveTo(campaign.closesAt);
  clock.advance(dayMs);
  await database.transaction((queries) => freezeCampaign(queries, campaign.id, clock.now()));
  moveTo(campaign.drawsAt);
  clock.advance(dayMs);
  await database.transaction((queries) =>
    drawCampaign(queries, campaign.id, { beacon: beaconOf(campaign), now: clock.now(), newId: () => random.uuid() }),
  );
  return JSON.parse((await getProof(database, campaign.id)) ?? "{}") as object;
}

test("thirty thousand doors, two hundred at once on two processes: never a prize too many, and the proof holds", async () => {
  await publish(instant);
  const people = await visitors(30_000);
  moveTo("2027-01-20T12:00:00+09:00");
  // So that many fight for many: all of the first days' moments wait within one day.
  await database.query({
    text: "UPDATE draw_units SET due_at = $1::timestamptz - (unit % 70) * interval '1 minute'",
    values: [clock.now()],
  });
  const queue = people.flatMap((id, at) => (at % 10 === 0 ? [id, id] : [id]));
  const unitOfVisitor = new Map<string, number | null>();
  const contradictions: string[] = [];
  const worker = async (queries: Database): Promise<void> => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      // What a crowded machine did not answer is asked again, as a visitor would.
      const entered = await enterInstantDraw(id, queries).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) return null;
        throw error;
      });
      if (entered === null) queue.push(id);
      else if ((unitOfVisitor.get(id) ?? entered.unit) !== entered.unit) contradictions.push(id);
      else unitOfVisitor.set(id, entered.unit);
    }
  };
  await Promise.all(Array.from({ length: 200 }, (_, at) => worker(at % 2 === 0 ? database : other)));
  expect(contradictions).toEqual([]);
  expect(unitOfVisitor.size).toBe(30_000);
  expect([...unitOfVisitor.values()].filter((unit) => unit !== null)).toHaveLength(70);
  expect(await count("SELECT count(*) AS n FROM draw_entries")).toBe(30_000);
  expect(await count("SELECT count(*) AS n FROM draw_wins")).toBe(70);
  expect(await count("SELECT count(DISTINCT ticket_id) AS n FROM draw_wins")).toBe(70);
  expect(await count("SELECT count(DISTINCT unit) AS n FROM draw_wins")).toBe(70);
}, 120_000);

test("a double press is one door, tomorrow there is another, and who won does not win again", async () => {
  await publish(instant);
  const [me = ""] = await visitors(1);
  moveTo("2027-01-20T12:00:00+09:00");
  await database.query({ text: "UPDATE draw_units SET due_at = $1", values: [clock.now()] });
  const [first, second] = await Promise.all([enterInstantDraw(me), enterInstantDraw(me, other)]);
  expect([first.isNew, second.isNew].toSorted()).toEqual([false, true]);
  expect(first.entryId).toBe(second.entryId);
  expect(first.unit).not.toBeNull();
  clock.advance(dayMs);
  expect(await enterInstantDraw(me)).toMatchObject({ isNew: true, unit: null });
});

test("a moment waits a day for somebody, then it is left for the draw", async () => {
  await publish(instant);
  const [early = "", late = ""] = await visitors(2);
  moveTo("2027-01-20T12:00:00+09:00");
  await database.query({ text: "UPDATE draw_units SET due_at = $1 WHERE unit = 0", values: [clock.now()] });
  await database.query({
    text: "UPDATE draw_units SET due_at = $1 WHERE unit > 0",
    values: [new Date("2027-02-14T03:00:00Z")],
  });
  clock.advance(-1);
  expect((await enterInstantDraw(early)).unit).toBeNull();
  clock.advance(dayMs + 1);
  expect((await enterInstantDraw(late)).unit).toBeNull();
  clock.advance(-2);
  const [other1 = ""] = await visitors(1);
  expect((await enterInstantDraw(other1)).unit).toBe(0);
});

test("before the opening, after the end and after a stop by hand no door opens", async () => {
  await publish(instant);
  const [me = ""] = await visitors(1);
  await expect(enterInstantDraw(me)).rejects.toThrow(EntriesClosedError);
  moveTo("2027-01-20T12:00:00+09:00");
  expect(await database.transaction((queries) => stopCampaign(queries, instant.id, clock.now()))).toBe(true);
  await expect(enterInstantDraw(me)).rejects.toThrow(EntriesClosedError);
  expect(await count("SELECT count(*) AS n FROM draw_entries")).toBe(0);
});

test("entries, a seal each hour, the list frozen, the draw: the proof holds, and no kind of tampering does", async () => {
  await publish(instant);
  moveTo("2027-01-15T10:00:00+09:00");
  for (const id of await visitors(180)) {
    clock.advance(4 * 3_600_000);
    await enterInstantDraw(id);
    if (random.int(9) === 0)
      await database.transaction((queries) => commitEntryLog(queries, instant.id, clock.now().getTime() - 60_000));
  }
  const proof = (await drawnProof(instant)) as Record<string, string[] & string>;
  const verdict = await verifyDraw(proof, testBeacon.chain.publicKey);
  expect(verdict.steps.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(verdict).toMatchObject({ isGood: true, early: 0, winners: 70 });

  const list = (name: string): string[] => proof[name] as unknown as string[];
  const outsider =
    list("entries")
      .find((line) => line.endsWith("-"))
      ?.split(" ")[1] ?? "";
  const met = list("entries").findIndex((line) => !line.endsWith("-"));
  const [metAt, , metUnit] = list("entries")[met]?.split(" ") ?? [];
  const tampered: Record<string, object> = {
    "another seed": { ...proof, seed: "5f".repeat(32) },
    "another moment": { ...proof, moments: list("moments").with(0, `0 lip ${Date.parse("2027-01-16T03:00:00Z")}`) },
    "more prizes": { ...proof, terms: list("terms").map((line) => line.replace("prize lip 60", "prize lip 61")) },
    "an entry taken out": { ...proof, entries: list("entries").toSpliced(9, 1) },
    "an entry slipped in": { ...proof, entries: list("entries").toSpliced(9, 0, list("entries")[9] ?? "") },
    "a win for somebody else": { ...proof, entries: list("entries").with(met, `${metAt} ${outsider} ${metUnit}`) },
    "a win out of nothing": {
      ...proof,
      entries: list("entries").map((line, at) => (at === 3 ? line.replace("-", "69") : line)),
    },
    "an hour sealed anew": { ...proof, pages: list("pages").with(2, (list("pages")[2] ?? "").replace(/.$/, "0")) },
    "another number of the hour": { ...proof, beacon: "bf".repeat(32) },
    "a number that somebody made up, and its own hash for a signature": { ...proof, signature: "ab".repeat(48) },
    "a number of another round": { ...proof, signature: signTestRound(1000) },
    "a number that nobody signed": { ...proof, signature: null },
    "an old proof without the signature": { ...proof, signature: undefined },
    "another round in the terms": {
      ...proof,
      terms: list("terms").map((line) => line.replace(/quicknet \d+/, "quicknet 1000")),
      signature: signTestRound(1000),
    },
    "another one drawn": { ...proof, drawn: list("drawn").with(0, `${list("drawn")[0]?.split(" ")[0]} ${outsider}`) },
    "a prize given twice": { ...proof, drawn: [...list("drawn"), list("drawn")[0] ?? ""] },
    "another list": { ...proof, tickets: { ...(proof["tickets"] as unknown as object), digest: "00".repeat(32) } },
    "a seal made afterwards": { ...proof, committedAt: "2027-03-01T00:00:00.000Z" },
    "another seal": { ...proof, commitment: "00".repeat(32) },
  };
  for (const [what, broken] of Object.entries(tampered))
    expect((await verifyDraw(broken, testBeacon.chain.publicKey)).isGood, what).toBe(false);
});

/** So many entries, each of a new visitor who was first seen so many days ago. */
async function enterMany(
  campaign: Campaign,
  howMany: number,
  { network, daysAgo = 0 }: { network: (at: number) => string; daysAgo?: number },
): Promise<string[]> {
  const people = await visitors(howMany);
  await database.query({
    text: "UPDATE visitors SET created_at = $2 WHERE id = ANY($1::uuid[])",
    values: [people, new Date(clock.now().getTime() - daysAgo * dayMs)],
  });
  for (const [at, id] of people.entries()) {
    const request = { ...entryRequest(campaign.id, id), network: network(at) };
    await (campaign.draw === "instant"
      ? enterInstant(database, { ...request, claimDays: 14 })
      : enterAfter(database, { ...request, firstDay: "2026-10-25" }));
    clock.advance(1_000);
  }
  return people;
}
const networkOfOwn = (at: number): string => `own ${at}`;

test("fifty-seven visitors whom somebody made up at one address meet no more moments than a family, and the log says so", async () => {
  await publish(instant);
  moveTo("2027-01-20T12:00:00+09:00");
  await database.query({ text: "UPDATE draw_units SET due_at = $1", values: [clock.now()] });
  const bots = await enterMany(instant, 57, { network: () => "one" });
  expect(await count("SELECT count(*) AS n FROM draw_wins")).toBe(6);
  expect((await getMyTicket(database, instant.id, bots[50] ?? ""))?.entries).toMatchObject([
    { unit: null, isAside: true },
  ]);
  // A neighbour who was here before, and everybody else, still win.
  const [neighbour] = await enterMany(instant, 1, { network: () => "one", daysAgo: 20 });
  await enterMany(instant, 3, { network: networkOfOwn });
  expect((await getMyTicket(database, instant.id, neighbour ?? ""))?.win).not.toBeNull();
  expect(await count("SELECT count(*) AS n FROM draw_wins")).toBe(10);

  const proof = (await drawnProof(instant)) as { entries: string[]; tickets: object };
  const verdict = await verifyDraw(proof, testBeacon.chain.publicKey);
  expect(verdict).toMatchObject({ aside: 51, early: 0 });
  // The moments were moved for this test; nothing else is broken.
  const brokenSteps = (of: typeof verdict) => of.steps.filter(({ isGood }) => !isGood).map(({ id }) => id);
  expect(brokenSteps(verdict)).toEqual(["seal", "moments"]);
  const hidden = { ...proof, entries: proof.entries.map((line) => line.replace(/ x$/, " -")) };
  expect(brokenSteps(await verifyDraw(hidden, testBeacon.chain.publicKey))).toContain("log");
});

test("of a draw after the end the list leaves out what one network has beyond its share, before the number is known", async () => {
  await publish(after);
  moveTo("2026-11-01T12:00:00+09:00");
  await enterMany(after, 30, { network: networkOfOwn, daysAgo: 60 });
  const newcomers = await enterMany(after, 10, { network: (at) => `new ${at}` });
  const bots = await enterMany(after, 57, { network: () => "one" });
  const proof = (await drawnProof(after)) as { aside: string[]; tickets: { count: number }; terms: string[] };
  expect(proof).toMatchObject({ tickets: { count: 40 } });
  expect(proof.aside).toHaveLength(57);
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, aside: 57, winners: 8 });
  expect((await getMyTicket(database, after.id, bots[0] ?? ""))?.entries).toMatchObject([{ isAside: true }]);
  expect((await getMyTicket(database, after.id, newcomers[0] ?? ""))?.entries).toMatchObject([{ isAside: false }]);
  expect(await count("SELECT count(*) AS n FROM draw_entries WHERE network IS NOT NULL")).toBe(0);
  for (const broken of [
    { ...proof, aside: proof.aside.slice(1) },
    { ...proof, aside: [] },
    { ...proof, terms: proof.terms.filter((line) => line !== "aside networks/1") },
  ])
    expect((await verifyDraw(broken, testBeacon.chain.publicKey)).isGood).toBe(false);
});

test("a draw that was published before networks were judged is drawn as its terms said", async () => {
  await publish(after);
  await database.query({ text: "UPDATE campaigns SET terms = replace(terms, E'\\naside networks/1', '')" });
  moveTo("2026-11-01T12:00:00+09:00");
  await enterMany(after, 57, { network: () => "one" });
  expect(await drawnProof(after)).toMatchObject({ tickets: { count: 57 } });
});

test("a draw after the end waits for its list and its hour, draws everybody once, and is not drawn again", async () => {
  await publish(after);
  moveTo("2026-11-01T12:00:00+09:00");
  const people = await visitors(40);
  for (const id of people) expect(await enterAfterDraw(id)).toMatchObject({ isNew: true, unit: null });
  expect(await enterAfterDraw(people[0] ?? "")).toMatchObject({ isNew: false });
  moveTo("2026-11-12T22:00:30+09:00");
  const freeze = () => database.transaction((queries) => freezeCampaign(queries, after.id, clock.now()));
  await expect(freeze()).rejects.toThrow("can be frozen from 2026-11-12 22:01:00 (Japan)");
  clock.advance(60_000);
  expect(await freeze()).toMatchObject({ tickets: 40 });
  expect(await freeze()).toEqual(await freeze());
  await expect(prepareDraw(database, after.id, { beacon: beaconOf(after), now: clock.now() })).rejects.toThrow(
    "is known from",
  );
  const proof = await drawnProof(after);
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, winners: 8 });
  expect(
    await database.transaction((queries) =>
      drawCampaign(queries, after.id, { beacon: beaconOf(after), now: clock.now(), newId: () => random.uuid() }),
    ),
  ).toBeNull();
  expect(await count("SELECT count(*) AS n FROM draw_wins")).toBe(8);
});

test("a prize is claimed by its winner alone, handed over once, shut after wrong codes, and moves on when nobody comes", async () => {
  await publish(after);
  moveTo("2026-11-01T12:00:00+09:00");
  const people = await visitors(30);
  for (const id of people) await enterAfterDraw(id);
  await drawnProof(after);
  const wins = await Promise.all(
    people.map(async (id) => ({ id, win: (await getMyTicket(database, after.id, id))?.win })),
  );
  const winners = wins.flatMap(({ id, win }) => (win ? [{ id, win }] : []));
  expect(winners).toHaveLength(8);
  const [first, second] = winners;
  if (!first || !second) throw new Error("nobody won");

  const claim = (visitorId: string, winId: string, code: string) =>
    openClaim(database, { winId, visitorId, hash: hashCode(secrets, winId, code), now: clock.now() });
  expect(await claim(second.id, first.win.id, "AAAA")).toBe(false);
  expect(await claim(first.id, first.win.id, "AAAA")).toBe(true);
  const redeem = (unit: number, code: string) =>
    database.transaction((queries) =>
      redeemPrize(queries, {
        ...{ campaignId: after.id, number: unit + 1, now: clock.now() },
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

  clock.advance(15 * dayMs);
  const up = () =>
    database.transaction((queries) => reassignPrizes(queries, { now: clock.now(), newId: () => random.uuid() }));
  const moved = await up();
  expect(moved).toHaveLength(6);
  expect(moved.every(({ mark }) => mark !== null)).toBe(true);
  expect(await up()).toEqual([]);
  expect(await claim(winners[2]?.id ?? "", winners[2]?.win.id ?? "", "EEEE")).toBe(false);
  expect(await count("SELECT count(*) AS n FROM draw_wins WHERE lapsed_at IS NULL")).toBe(8);
  // Eight and six have had their turn; sixteen are left for six prizes, then ten, then four for six.
  for (const left of [6, 6, 4]) {
    clock.advance(15 * dayMs);
    expect((await up()).filter(({ mark }) => mark !== null)).toHaveLength(left);
  }
});

test("the demonstration is the same everywhere, is put on once, and its proof holds", async () => {
  moveTo("2026-11-20T12:00:00Z");
  const prepared = prepareDemo(written("lamp-night"), clock.now());
  const seedOnce = () => database.transaction((queries) => seedDemo(queries, prepared, clock.now()));
  expect([await seedOnce(), await seedOnce()]).toEqual([true, false]);
  const proof = JSON.parse((await getProof(database, "lamp-night")) ?? "{}") as { commitment: string };
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, winners: 24, early: 0 });
  expect((await getCampaign(database, "lamp-night"))?.commitment).toBe(proof.commitment);
});
