import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { typeCommand, typedSecrets as secrets } from "#test-support/type-command.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { signTestRound, testBeacon } from "#test-support/test-beacon.ts";
import { beaconRound } from "#server/modules/draws/beacon.ts";
import type { BeaconSource } from "#server/modules/draws/beacon-relays.ts";
import { claimCode, hashCode } from "#server/modules/draws/claim-code.ts";
import { openClaim } from "#server/modules/draws/claims.ts";
import { enterAfter } from "#server/modules/draws/enter.ts";
import { type FixedClock, fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import { type Random, seededRandom } from "#server/platform/random.ts";
import { verifyDraw } from "../verifier/verify-draw.mjs";
import type { CommandResult } from "./command.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

/** Of the moment that the campaign names, 2026-11-13 12:00 in Japan. */
const round = beaconRound(Date.parse("2026-11-13T03:00:00Z"));
let relaysAreAway = false;
const relays: BeaconSource = {
  chain: testBeacon.chain,
  fetchSignature: async (roundNumber) => (relaysAreAway ? null : testBeacon.fetchSignature(roundNumber)),
};
let folder: string;
let clock: FixedClock;
let random: Random;
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kate-campaigns-"));
  write("moon-key", (campaign) => ({ ...campaign, demonstration: null, legal: withNames(campaign["legal"]) }));
  clock = fixedClock("2026-10-01T00:00:00Z");
  random = seededRandom("commands");
  fresh = await createTestDatabase();
  database = openDatabase({
    url: fresh.url,
    max: 2,
    logger: memoryLogger(clock),
    connectWithinMs: testConnectWithinMs,
  });
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.stop();
  await fresh.drop();
});

function write(id: string, change: (campaign: Record<string, unknown>) => object): void {
  const file = join(import.meta.dirname, `../content/campaigns/${id}.json`);
  const campaign = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(change(campaign)));
}
/** The terms of a demonstration, with an organiser and a place to ask. */
const withNames = (legal: unknown): object => ({
  ...(legal as object),
  organiser: "夜野化粧品株式会社（東京都渋谷区神宮前1-2-3）",
  contact: "夜野化粧品お客様窓口のフォーム、平日10:00から17:00。",
});
const zone = async (line: string): Promise<string> => (await carryOut(line)).text;
const carryOut = (line: string): Promise<CommandResult> =>
  typeCommand(line, { database, clock, random, campaignFolder: folder, beacon: relays });
const moveTo = (moment: string): void => clock.advance(Date.parse(moment) - clock.now().getTime());

async function enterSome(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const visitorId = random.uuid();
    await database.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [visitorId, clock.now()],
    });
    const ids = { ticket: random.uuid(), entry: random.uuid(), win: random.uuid() };
    await enterAfter(database, { campaignId: "moon-key", visitorId, ids, now: clock.now(), firstDay: "2026-10-25" });
  }
}

test("from the file to the proof: validated, previewed, sealed, frozen, drawn, exported, and all of it in the log", async () => {
  expect(await zone("campaign validate")).toBe("1 campaigns without a fault: moon-key");
  expect(await zone("campaign preview moon-key")).toContain("8 × 月の鍵, 3300 yen each");
  expect(await zone("campaign publish moon-key --dry-run")).toContain("Nothing was written");
  expect(await zone("campaign list")).toBe("no campaign is published");
  expect(await zone("campaign publish moon-key")).toMatch(/Its seal is [0-9a-f]{64}$/);
  await expect(zone("campaign publish moon-key")).rejects.toThrow("is published already");

  moveTo("2026-11-01T12:00:00+09:00");
  await enterSome(20);
  expect(await zone("campaign list")).toBe("moon-key  open  8 of 8 prizes left, 20 entries of 20 people");
  moveTo("2026-11-12T22:05:00+09:00");
  expect(await zone("draws freeze moon-key")).toMatch(/^moon-key: 20 tickets, frozen under [0-9a-f]{64}$/);
  const isKnownFrom = "is known from 2026-11-13 12:00:00 (Japan)";
  await expect(zone("draws draw moon-key")).rejects.toThrow(isKnownFrom);
  // A signature that a test can make before its hour does not draw before it either.
  await expect(zone(`draws draw moon-key --signature ${signTestRound(round)}`)).rejects.toThrow(isKnownFrom);
  moveTo("2026-11-13T12:01:00+09:00");
  for (const madeUp of ["ab".repeat(48), "be".repeat(32), "", signTestRound(round + 1), signTestRound(round - 1)])
    await expect(zone(`draws draw moon-key --signature "${madeUp}"`)).rejects.toThrow(
      `this is not the signature of round ${round} of drand quicknet`,
    );
  relaysAreAway = true;
  await expect(zone("draws draw moon-key")).rejects.toThrow(/no relay .* gives round \d+ now: .*--signature/);
  relaysAreAway = false;
  expect(await zone("draws draw moon-key --dry-run")).toBe(
    "8 prizes would be drawn among 20 tickets. Nothing was written.",
  );
  await expect(zone("draws proof moon-key")).rejects.toThrow("is not drawn");
  expect(await zone(`draws draw moon-key --signature ${signTestRound(round)}`)).toContain("8 prizes among 20 tickets");
  for (const option of ["", "--dry-run"])
    await expect(zone(`draws draw moon-key ${option}`)).rejects.toThrow("is drawn already");
  const proof = JSON.parse(await zone("draws proof moon-key")) as object;
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, winners: 8 });
  // Whoever trusts the public network alone is told that this is not its number.
  expect((await verifyDraw(proof)).steps.filter(({ isGood }) => !isGood)).toEqual([{ id: "beacon", isGood: false }]);

  const csv = (await zone("campaign export moon-key")).split("\r\n");
  expect(csv).toHaveLength(21);
  expect(csv.filter((line) => line.endsWith(",key,won"))).toHaveLength(8);
  expect(await zone('draws hand-over moon-key --number 1 --code "123 456"')).toBe(
    "hand nothing over: nobody has asked for this prize",
  );
  expect(await zone("draws move-up")).toBe("no prize has lapsed");
  clock.advance(15 * 86_400_000);
  expect((await zone("draws move-up")).split("\n")).toHaveLength(8);

  expect(await zone("audit verify")).toMatch(/^13 entries, every seal fits; the last one is [0-9a-f]{64}$/);
  expect(await zone("audit list")).toContain("campaign.publish  moon-key");
});

test("at the counter only the right code of a prize that was asked for is a yes, once", async () => {
  await zone("campaign publish moon-key");
  moveTo("2026-11-01T12:00:00+09:00");
  await enterSome(3);
  moveTo("2026-11-13T12:01:00+09:00");
  await zone("draws freeze moon-key");
  await zone("draws draw moon-key");
  const redeem = (code: string, dryRun = false) =>
    carryOut(`draws hand-over moon-key --number ${number} --code ${code}${dryRun ? " --dry-run" : ""}`);
  const [win] = await database.query({
    text: "SELECT w.id, w.unit, t.visitor_id /* never null */ FROM draw_wins w JOIN draw_tickets t ON t.id = w.ticket_id",
  });
  if (!win) throw new Error("nobody won");
  const number = String(win.unit + 1);
  const code = claimCode(secrets, win.id);
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await redeem(code)).toMatchObject({ isRefused: true, data: { outcome: "unknown" } });
  const hash = hashCode(secrets, win.id, code);
  await openClaim(database, { winId: win.id, visitorId: win.visitor_id, hash, now: clock.now() });
  expect(await redeem(wrong)).toMatchObject({ isRefused: true, text: "hand nothing over: the code is wrong" });
  expect(await redeem(wrong, true)).toMatchObject({ isRefused: true, data: { dryRun: true } });
  expect(await redeem(code, true)).toMatchObject({ isRefused: false });
  expect(await redeem(code)).toMatchObject({ isRefused: false, text: "right: hand the prize over" });
  expect(await redeem(code)).toMatchObject({ isRefused: true, data: { outcome: "before" } });
  // The miss was counted although it was a no, and stands in the log; a rehearsal's is not.
  expect(await database.query({ text: "SELECT misses FROM draw_wins WHERE id = $1", values: [win.id] })).toEqual([
    { misses: 1 },
  ]);
  expect((await zone("audit list")).match(/draws\.hand-over/g)).toHaveLength(4);
});

test("a log that was changed, cut open or filled up is found out", async () => {
  await zone("campaign publish moon-key");
  for (let export_ = 0; export_ < 3; export_++) await zone("campaign export moon-key");
  const broken = async (text: string): Promise<string> => {
    await database.queryComposed({ text: "CREATE TABLE kept AS TABLE audit_log" });
    await database.queryComposed({ text });
    const verdict = await zone("audit verify").catch((error: Error) => error.message);
    await database.query({ text: "DELETE FROM audit_log" });
    await database.queryComposed({ text: "INSERT INTO audit_log SELECT * FROM kept" });
    await database.queryComposed({ text: "DROP TABLE kept" });
    return verdict;
  };
  expect(await broken("UPDATE audit_log SET subject = 'another' WHERE number = 2")).toBe(
    "the log is broken at entry 2",
  );
  expect(await broken("DELETE FROM audit_log WHERE number = 3")).toBe("the log is broken at entry 3");
  expect(
    await broken("INSERT INTO audit_log SELECT 5, at, action, subject, detail, hash FROM audit_log WHERE number = 4"),
  ).toBe("the log is broken at entry 5");
  expect(await zone("audit verify")).toMatch(/^4 entries/);
});

test("what cannot be published says why, and a campaign is closed once", async () => {
  write("snow-door", (campaign) => campaign);
  await expect(zone("campaign publish snow-door")).rejects.toThrow("is a demonstration");
  await expect(zone("campaign publish nowhere")).rejects.toThrow("there is no nowhere.json");
  write("letters-200", (campaign) => ({
    ...campaign,
    demonstration: null,
    legal: { ...withNames(campaign["legal"]), claim: "いつでも受け取れます。" },
  }));
  await expect(zone("campaign validate")).rejects.toThrow("legal.claim does not say 「14日」");
  await expect(zone("campaign publish letters-200")).rejects.toThrow("legal.claim");
  moveTo("2026-11-01T00:00:00Z");
  await expect(zone("campaign publish moon-key")).rejects.toThrow("the seal has to be there before");
  moveTo("2026-10-01T00:00:00Z");
  await zone("campaign publish moon-key");
  moveTo("2026-11-01T00:00:00Z");
  expect(await zone("campaign close moon-key --dry-run")).toContain("Nothing was written");
  expect(await zone("campaign close moon-key")).toBe("moon-key takes no entry any more");
  await expect(zone("campaign close moon-key")).rejects.toThrow("is over already");
});
