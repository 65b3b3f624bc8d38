import { expect, test } from "vitest";
import { seededRandom as quickRandom } from "#app/kits/basics/seeded-random.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { seededRandom } from "../../platform/random.ts";
import { assignDrawn, drawOrder, markOf, ticketsDigest } from "./draw-order.ts";
import { signTestRound, testBeacon } from "#test-support/test-beacon.ts";
import { beaconRandomness, beaconRound } from "./beacon.ts";
import { commitmentOf, rollMs } from "./draw-terms.ts";
import { formatEntry, sortEntries, hashPages } from "./entry-pages.ts";
import { matchInstantWins } from "./match-instant-wins.ts";
import { formatInstantWins, computeInstantWins } from "./instant-wins.ts";

const dayMs = 86_400_000;
const opensMs = Date.parse("2026-11-01T00:00:00+09:00");
const hex = (seed: string): string => seededRandom(seed).bytes(32).toString("hex");
/** Ten times as busy in the evening as before dawn. */
const hourWeights = Array.from({ length: 24 }, (_, hour) => (hour >= 18 ? 100 : hour >= 7 ? 50 : 10));

test("fifty campaigns of a hundred thousand entrants: never a prize too many, never two for one person", () => {
  const entrants = 100_000;
  const next = quickRandom(50);
  const below = (limit: number): number => Math.floor(next() * limit);
  for (let campaign = 0; campaign < 50; campaign++) {
    const days = 1 + below(20);
    const count = 1 + below(400);
    const lastMs = opensMs + days * dayMs;
    const moments = computeInstantWins(hex(`campaign ${campaign}`), {
      opensMs,
      lastMs,
      prizes: [{ id: "lip", count }],
      hourWeights,
    });
    expect(moments.every(({ atMs }) => atMs >= opensMs && atMs < lastMs)).toBe(true);
    // A tenth of the people come again.
    const times = Float64Array.from({ length: entrants }, () => opensMs + below(days * dayMs)).toSorted();
    const entries = Array.from(times, (atMs, at) => ({ atMs, mark: String(at % 10 === 0 ? at >> 1 : at) }));
    const met = matchInstantWins(entries, moments);
    const winners = entries.filter((_, at) => met[at] !== null);
    const units = met.filter((unit) => unit !== null);
    expect(new Set(units).size).toBe(units.length);
    expect(new Set(winners.map(({ mark }) => mark)).size).toBe(winners.length);
    expect(units.length).toBeLessThanOrEqual(count);
    for (const [at, unit] of met.entries()) {
      if (unit === null) continue;
      const waitedMs = (entries[at]?.atMs ?? 0) - (moments[unit]?.atMs ?? 0);
      expect(waitedMs >= 0 && waitedMs < rollMs).toBe(true);
    }
    const free = moments.map(({ unit }) => unit).filter((unit) => !units.includes(unit));
    const hasWon = new Set(winners.map(({ mark }) => mark));
    const drawn = assignDrawn(
      drawOrder(hex("seed"), hex(`beacon ${campaign}`), [...new Set(entries.map(({ mark }) => mark))], count * 2),
      free,
      hasWon,
    );
    expect(units.length + drawn.length).toBe(count);
    expect(drawn.some(({ mark }) => hasWon.has(mark))).toBe(false);
  }
}, 120_000);

test("an entry at night is worth as much as one at noon, because the moments follow the crowd", () => {
  const [lastMs, count] = [opensMs + 30 * dayMs, 40_000];
  const moments = computeInstantWins(hex("night and day"), {
    opensMs,
    lastMs,
    prizes: [{ id: "lip", count }],
    hourWeights,
  });
  const perWeight = hourWeights.map((weight, hour) => {
    const inHour = moments.filter(({ atMs }) => Math.floor((atMs - opensMs) / 3_600_000) % 24 === hour);
    return inHour.length / weight;
  });
  const mean = perWeight.reduce((sum, share) => sum + share, 0) / 24;
  for (const share of perWeight) expect(Math.abs(share / mean - 1)).toBeLessThan(0.25);
});

test("every ticket is drawn about as often as every other", () => {
  const marks = Array.from({ length: 20 }, (_, at) => String(at).padStart(2, "0"));
  const firsts = new Map<string, number>();
  for (let round = 0; round < 4_000; round++) {
    const [first = ""] = drawOrder(hex("fair"), hex(`round ${round}`), marks, 1);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  for (const mark of marks) expect(Math.abs((firsts.get(mark) ?? 0) - 200)).toBeLessThan(75);
});

test("an order holds everybody once, whatever list it was handed, and another list is another order", () => {
  const marks = Array.from({ length: 300 }, (_, at) => markOf("moon-key", String(at)));
  const order = drawOrder(hex("a"), hex("b"), marks, 1_000);
  expect(order.toSorted()).toEqual(marks.toSorted());
  expect(drawOrder(hex("a"), hex("b"), marks.toReversed(), 1_000)).toEqual(order);
  expect(ticketsDigest(marks.slice(1))).not.toBe(ticketsDigest(marks));
  expect(drawOrder(hex("a"), hex("b"), marks.slice(1), 10)).not.toEqual(order.slice(0, 10));
});

test("the round of the public number is the first at or after the hour", () => {
  // As the network's own libraries count it.
  expect(beaconRound(Date.parse("2026-04-20T00:00:00Z"))).toBe(27_946_612);
  expect(beaconRound(Date.parse("2026-04-20T00:00:01Z"))).toBe(27_946_613);
});

test("the verifier, which shares no line with the server, draws the same in campaigns of every size", async () => {
  const random = seededRandom("sizes");
  for (const [people, count] of [
    [0, 3],
    [1, 1],
    [2, 5],
    [40, 3],
    [900, 60],
  ] as const) {
    const proof = makeProof(`sizes ${people}`, people, count, random.int(1_000));
    const verdict = await verifyDraw(proof, testBeacon.chain.publicKey);
    expect(verdict.steps.filter(({ isGood }) => !isGood)).toEqual([]);
    expect(verdict).toMatchObject({ isGood: true, early: 0, winners: Math.min(people, count) });
  }
});

/** A whole proof of an instant draw, made as the server makes it. */
function makeProof(name: string, people: number, count: number, salt: number) {
  const random = seededRandom(`${name} ${salt}`);
  const seed = hex(name);
  const [lastMs, closesMs] = [opensMs + 3 * dayMs, opensMs + 3 * dayMs + 3_600_000];
  const terms = [
    "format kate-zone-draw/1",
    "campaign sizes",
    "draw instant",
    `opens ${opensMs}`,
    `closes ${closesMs}`,
    `last-moment ${lastMs}`,
    `roll ${rollMs}`,
    `weights ${hourWeights.join(",")}`,
    `prize lip ${count}`,
    "beacon drand-quicknet 1",
  ];
  const signature = signTestRound(1);
  const beacon = beaconRandomness(testBeacon.chain, 1, signature) ?? "";
  const moments = computeInstantWins(seed, { opensMs, lastMs, prizes: [{ id: "lip", count }], hourWeights });
  const entries = Array.from({ length: people }, (_, at) => ({
    atMs: opensMs + random.int(closesMs - opensMs),
    mark: markOf("sizes", String(at)),
    unit: null as number | null,
  }));
  const log = sortEntries(entries);
  for (const [at, unit] of matchInstantWins(log, moments).entries()) Object.assign(log[at] ?? {}, { unit });
  const commitment = commitmentOf(seed, terms, formatInstantWins(moments));
  const marks = log.map(({ mark }) => mark);
  const hasWon = new Set(log.filter(({ unit }) => unit !== null).map(({ mark }) => mark));
  const met = new Set(log.map(({ unit }) => unit));
  const free = moments.map(({ unit }) => unit).filter((unit) => !met.has(unit));
  const drawn = assignDrawn(drawOrder(seed, beacon, marks, 2 * count), free, hasWon);
  return {
    format: "kate-zone-draw/1",
    demonstration: false,
    terms,
    commitment,
    committedAt: new Date(opensMs - dayMs).toISOString(),
    seed,
    moments: formatInstantWins(moments),
    entries: log.map(formatEntry),
    pages: hashPages(log, commitment).map(({ hourMs, hash }) => `${hourMs} ${hash}`),
    tickets: { count: marks.length, digest: ticketsDigest(marks), frozenAt: new Date(closesMs).toISOString() },
    beacon,
    signature,
    drawn: drawn.map(({ unit, mark }) => `${unit} ${mark}`),
  };
}
