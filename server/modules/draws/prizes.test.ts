import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import type { Address } from "#contracts/campaign-address.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { seededRandom } from "../../platform/random.ts";
import { createTextCipher } from "../../platform/text-cipher.ts";
import {
  openAddressCipher,
  deleteExpiredAddresses,
  saveAddress,
  markAddressesExported,
  getSavedAddress,
  listParcels,
} from "./addresses.ts";
import { claimCode, isCodeValid, hashCode, parseTicketText, findShownCode, formatTicketText } from "./claim-code.ts";
import { openClaim } from "./claims.ts";
import { enterInstant } from "./enter.ts";
import { countGiftCodes, openGiftCodeCipher, assignGiftCode, saveGiftCodes, getGiftCode } from "./gift-codes.ts";
import { publishCampaign } from "./publish.ts";

const random = seededRandom("prizes");
const secrets = ["new-".repeat(8), "old-".repeat(8)] as const;
const file = join(import.meta.dirname, "../../../content/campaigns/half-open.json");
const campaign: Campaign = { ...v.parse(campaignSchema, JSON.parse(readFileSync(file, "utf8"))), demonstration: null };
const address: Address = {
  ...{ name: "夜野 灯", postal: "1500001", prefecture: "東京都", city: "渋谷区", street: "神宮前0-0-0" },
  ...{ building: "", phone: "0300000000" },
};

let clock: FixedClock;
let database: Database;
openDatabaseForEachTest(async (opened) => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  database = opened;
  const seed = "5e".repeat(32);
  await database.transaction((queries) => publishCampaign(queries, campaign, { seed, now: clock.now() }));
  await database.query({ text: "UPDATE draw_units SET due_at = $1", values: [clock.now()] });
}, 8);

/** Somebody wins the next prize and asks for it. */
async function winner(): Promise<{ visitorId: string; winId: string }> {
  const [visitorId, winId] = [random.uuid(), random.uuid()];
  await database.query({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
    values: [visitorId, clock.now()],
  });
  const ids = { ticket: random.uuid(), entry: random.uuid(), win: winId };
  await enterInstant(database, { campaignId: campaign.id, visitorId, ids, now: clock.now(), claimDays: 14 });
  await openClaim(database, { winId, visitorId, hash: null, now: clock.now() });
  return { visitorId, winId };
}

test("what is sealed opens in its own place, with an older secret too, and never when it was changed or moved", () => {
  const old = createTextCipher([secrets[1]], "test", random).encrypt("灯り", "here");
  const textCipher = createTextCipher(secrets, "test", random);
  expect(textCipher.decrypt(old, "here")).toBe("灯り");
  expect(textCipher.decrypt(old, "there")).toBeNull();
  expect(createTextCipher(secrets, "another", random).decrypt(old, "here")).toBeNull();
  expect(createTextCipher([secrets[0]], "test", random).decrypt(old, "here")).toBeNull();
  expect(textCipher.decrypt(`${old.slice(0, 30)}${old[30] === "A" ? "B" : "A"}${old.slice(31)}`, "here")).toBeNull();
  expect(textCipher.decrypt("", "here")).toBeNull();
  expect(textCipher.encrypt("灯り", "here")).not.toBe(textCipher.encrypt("灯り", "here"));
});

test("a claim has six digits, known again after the secrets changed; what is stored cannot be tried out without them", () => {
  const win = random.uuid();
  const code = claimCode([secrets[1]], win);
  expect(code).toMatch(/^\d{6}$/);
  const hash = hashCode([secrets[1]], win, code);
  expect(findShownCode(secrets, win, hash)).toBe(code);
  expect(isCodeValid(secrets, win, hash, code)).toBe(true);
  expect(isCodeValid(secrets, random.uuid(), hash, code)).toBe(false);
  expect(isCodeValid(["guessed-".repeat(4)], win, hash, code)).toBe(false);
  expect(parseTicketText(formatTicketText({ campaignId: "half-open", number: 12, code }))).toEqual({
    ...{ campaignId: "half-open", number: 12, code },
  });
  expect(parseTicketText("KZ half-open 12 12345")).toBeNull();
});

test("each winner has a gift code of their own, also when all ask at once; who comes too late gets the next that are taken in", async () => {
  const importCodes = (codes: string[]) =>
    database.transaction((queries) =>
      saveGiftCodes(queries, { campaignId: campaign.id, prizeId: "lip", codes, now: clock.now() }, { secrets, random }),
    );
  expect(await importCodes(["AAAA-1", "AAAA-2", "AAAA-3"])).toEqual({ added: 3, known: 0, given: 0 });
  expect(await importCodes(["AAAA-3", "AAAA-4"])).toEqual({ added: 1, known: 1, given: 0 });
  const cipher = await openGiftCodeCipher(database, { secrets, random });
  const winners = await Promise.all(Array.from({ length: 6 }, winner));
  const give = (winId: string) =>
    assignGiftCode(database, { winId, campaignId: campaign.id, prizeId: "lip", cipher, now: clock.now() });
  const given = await Promise.all(winners.map(({ winId }) => give(winId)));
  expect(given.filter(Boolean)).toHaveLength(4);
  const codesNow = () => Promise.all(winners.map(({ winId }) => getGiftCode(database, winId, cipher)));
  const first = await codesNow();
  expect(first.filter((code) => code !== null).toSorted()).toEqual(["AAAA-1", "AAAA-2", "AAAA-3", "AAAA-4"]);
  expect((await importCodes(["BBBB-1", "BBBB-2", "BBBB-3"])).given).toBeGreaterThanOrEqual(2);
  const then = await codesNow();
  expect(new Set(then).size).toBe(6);
  first.forEach((code, at) => code !== null && expect(then[at]).toBe(code));
  expect(await countGiftCodes(database, { campaignId: campaign.id, cipher, now: clock.now() })).toEqual([
    { prizeId: "lip", given: 6, left: 1, unreadable: 0 },
  ]);
  const stored = await database.query({ text: "SELECT sealed, print FROM draw_gift_codes" });
  expect(JSON.stringify(stored)).not.toContain("AAAA");
});

test("an address is kept sealed, may be changed until it is handed on, and is gone on its day or with its visitor", async () => {
  const [one, two] = [await winner(), await winner()];
  const cipher = await openAddressCipher(database, { secrets, random });
  const save = ({ visitorId, winId }: typeof one, city: string) =>
    saveAddress(database, { winId, visitorId, address: { ...address, city }, now: clock.now(), cipher });
  expect(await save(one, "渋谷区")).toBe(true);
  expect(await save(one, "港区")).toBe(true);
  expect(await save(two, "札幌市")).toBe(true);
  const stored = await database.query({ text: "SELECT * FROM draw_addresses" });
  expect(JSON.stringify(stored)).not.toMatch(/港区|夜野/);
  const parcels = await listParcels(database, campaign.id, cipher);
  expect(parcels.map((parcel) => parcel.address?.city).toSorted()).toEqual(["札幌市", "港区"]);

  await markAddressesExported(
    database,
    campaign.id,
    [parcels.find((parcel) => parcel.address?.city === "港区")?.number ?? 0],
    clock.now(),
  );
  expect(await save(one, "新宿区")).toBe(false);
  expect(await save(two, "函館市")).toBe(true);
  expect((await getSavedAddress(database, one.winId))?.deleteOn).toBe("2027-02-18");

  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [two.visitorId] });
  expect(await getSavedAddress(database, two.winId)).toBeNull();
  clock.advance(89 * 86_400_000);
  expect(await deleteExpiredAddresses(database, clock.now())).toBe(0);
  clock.advance(86_400_000);
  expect(await deleteExpiredAddresses(database, clock.now())).toBe(1);
});
