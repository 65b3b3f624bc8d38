import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Campaign, campaignSchema } from "#contracts/campaign.ts";
import type { Address } from "#contracts/campaign-address.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import { DataKeyError } from "../../platform/data-key.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { systemRandom as random } from "../../platform/random.ts";
import { createTextCipher } from "../../platform/text-cipher.ts";
import { listParcels, openAddressCipher, saveAddress } from "./addresses.ts";
import { claimCode, findShownCode, hashCode, isCodeValid, listClaimKeys } from "./claim-code.ts";
import { openClaim } from "./claims.ts";
import { enterInstant } from "./enter.ts";
import { assignGiftCode, countGiftCodes, getGiftCode, openGiftCodeCipher, saveGiftCodes } from "./gift-codes.ts";
import { publishCampaign } from "./publish.ts";
import { reencryptPrizes } from "./reencrypt-prizes.ts";
import { testConnectWithinMs } from "#test-support/postgres/test-connection.ts";

const [newest, older] = ["newest".repeat(6), "older".repeat(7)] as const;
const file = join(import.meta.dirname, "../../../content/campaigns/half-open.json");
const campaign: Campaign = { ...v.parse(campaignSchema, JSON.parse(readFileSync(file, "utf8"))), demonstration: null };
const campaignId = campaign.id;
const address: Address = {
  ...{ name: "夜野 灯", postal: "1500001", prefecture: "東京都", city: "渋谷区", street: "神宮前0-0-0" },
  ...{ building: "", phone: "0300000000" },
};
const codes = ["AAAA-1", "AAAA-2", "AAAA-3", "AAAA-4"];

let clock: FixedClock;
let fresh: TestDatabase;
let database: Database;
beforeEach(async () => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  fresh = await createTestDatabase();
  database = openDatabase({
    url: fresh.url,
    max: 8,
    logger: memoryLogger(clock),
    connectWithinMs: testConnectWithinMs,
  });
  await database.transaction((queries) =>
    publishCampaign(queries, campaign, { seed: "5e".repeat(32), now: clock.now() }),
  );
  await database.query({ text: "UPDATE draw_units SET due_at = $1", values: [clock.now()] });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

async function winner(): Promise<{ visitorId: string; winId: string }> {
  const [visitorId, winId] = [random.uuid(), random.uuid()];
  await database.query({
    text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
    values: [visitorId, clock.now()],
  });
  const ids = { ticket: random.uuid(), entry: random.uuid(), win: winId };
  await enterInstant(database, { campaignId, visitorId, ids, now: clock.now(), claimDays: 14 });
  await openClaim(database, { winId, visitorId, hash: null, now: clock.now() });
  return { visitorId, winId };
}
/** As a code and an address were stored before there was a data key. */
async function saveAsBefore(secret: string, code: string): Promise<void> {
  const id = random.uuid();
  await database.query({
    text: "INSERT INTO draw_gift_codes (id, campaign_id, prize_id, sealed, print) VALUES ($1, $2, 'lip', $3, $4)",
    values: [
      id,
      campaignId,
      createTextCipher([secret], "gift code", random).encrypt(code, id),
      createHmac("sha256", secret).update(`gift code\n${code}`).digest("hex"),
    ],
  });
}
async function saveAddressAsBefore(secret: string, { winId, visitorId }: { winId: string; visitorId: string }) {
  const cipher = createTextCipher([secret], "address of a prize", random);
  await saveAddress(database, {
    ...{ winId, visitorId, address, now: clock.now() },
    cipher: { encrypt: cipher.encrypt, decrypt: cipher.decrypt, read: () => "", prefix: "" },
  });
}
const importWith = (...secrets: string[]) =>
  database.transaction((queries) =>
    saveGiftCodes(queries, { campaignId, prizeId: "lip", codes, now: clock.now() }, { secrets, random }),
  );
const cipherWith = (...secrets: string[]) => openGiftCodeCipher(database, { secrets, random });
const codeOf = async (winId: string, ...secrets: string[]) =>
  getGiftCode(database, winId, await cipherWith(...secrets));
const assignWith = async (winId: string, ...secrets: string[]) =>
  assignGiftCode(database, {
    winId,
    campaignId,
    prizeId: "lip",
    now: clock.now(),
    cipher: await cipherWith(...secrets),
  });
const countWith = async (...secrets: string[]) =>
  (await countGiftCodes(database, { campaignId, cipher: await cipherWith(...secrets), now: clock.now() }))[0];
const addressesWith = async (...secrets: string[]) =>
  (await listParcels(database, campaignId, await openAddressCipher(database, { secrets, random }))).map(
    (parcel) => parcel.address?.city ?? null,
  );
const reencryptWith = (...secrets: string[]) =>
  reencryptPrizes(database, { secrets, random }, { now: clock.now(), signal: new AbortController().signal });

test("a secret is changed in two steps: no code is taken in or given twice, and every prize stays readable", async () => {
  for (const code of codes) await saveAsBefore(older, code);
  const [first, second, third] = [await winner(), await winner(), await winner()];
  expect(await assignWith(first.winId, older)).toBe(true);
  await saveAddressAsBefore(older, third);
  const code = await codeOf(first.winId, older);

  // SECRETS=new,old
  expect(await importWith(newest, older)).toMatchObject({ added: 0, known: 4 });
  expect(await codeOf(first.winId, newest, older)).toBe(code);
  expect(await addressesWith(newest, older)).toEqual(["渋谷区"]);
  expect(await reencryptWith(newest, older)).toEqual({
    ...{ addresses: 1, giftCodes: 4, unreadableAddresses: 0, unreadableGiftCodes: 0, duplicates: 0 },
  });
  expect(await reencryptWith(newest, older)).toMatchObject({ addresses: 0, giftCodes: 0 });
  expect(await importWith(newest, older)).toMatchObject({ added: 0, known: 4 });

  // SECRETS=new
  expect(await importWith(newest)).toMatchObject({ added: 0, known: 4 });
  expect(await codeOf(first.winId, newest)).toBe(code);
  expect(await addressesWith(newest)).toEqual(["渋谷区"]);
  expect(await assignWith(second.winId, newest)).toBe(true);
  expect(await codeOf(second.winId, newest)).not.toBe(code);
  // The third got one when codes were taken in: it waited, too.
  expect(await countWith(newest)).toMatchObject({ given: 3, left: 1, unreadable: 0 });
  const stored = await database.query({ text: "SELECT sealed, print FROM draw_gift_codes" });
  expect(JSON.stringify(stored)).not.toContain("AAAA");
});

test("a code for the counter is shown and accepted after every change of the secrets", async () => {
  const keysWith = (...secrets: string[]) => listClaimKeys(database, { secrets, random });
  const winId = random.uuid();
  const [before, code] = [claimCode([older], winId), claimCode(await keysWith(older), winId)];
  const [hashBefore, hash] = [hashCode([older], winId, before), hashCode(await keysWith(older), winId, code)];
  for (const secrets of [[newest, older], [newest]]) {
    expect(findShownCode(await keysWith(...secrets), winId, hash)).toBe(code);
    expect(isCodeValid(await keysWith(...secrets), winId, hash, code)).toBe(true);
  }
  // One that was shown before there was a data key lives as long as its secret is known.
  expect(findShownCode(await keysWith(newest, older), winId, hashBefore)).toBe(before);
});

test("a secret that is gone too early is told: its codes count as no stock, are given to nobody, and no file is taken in blindly", async () => {
  for (const code of codes.slice(0, 2)) await saveAsBefore(older, code);
  const [mine, other] = [await winner(), await winner()];
  expect(await assignWith(mine.winId, older, newest)).toBe(true);
  await saveAddressAsBefore(older, other);
  expect(await countWith(newest)).toMatchObject({ given: 1, left: 0, unreadable: 1 });
  expect(await assignWith(other.winId, newest)).toBe(false);
  await expect(codeOf(mine.winId, newest)).rejects.toThrow("no key opens this gift code");
  await expect(importWith(newest)).rejects.toThrow("1 gift codes of this campaign cannot be opened");
  expect(await addressesWith(newest)).toEqual([null]);
  expect(await reencryptWith(newest)).toMatchObject({ giftCodes: 0, unreadableGiftCodes: 2, unreadableAddresses: 1 });
  // Put back behind the newest, all is as it was.
  expect(await reencryptWith(newest, older)).toMatchObject({ addresses: 1, giftCodes: 2 });
  expect(await countWith(newest)).toMatchObject({ given: 1, left: 1, unreadable: 0 });
  expect(await importWith(newest)).toMatchObject({ added: 2, known: 2, given: 1 });
  expect(await addressesWith(newest)).toEqual(["渋谷区"]);
});

test("with none of the secrets of before nothing is given out as empty: one is told which secret is missing", async () => {
  await importWith(older);
  const { winId } = await winner();
  await assignWith(winId, older);
  await expect(codeOf(winId, newest)).rejects.toThrow(DataKeyError);
  await expect(importWith(newest)).rejects.toThrow(DataKeyError);
  expect(await codeOf(winId, newest, older)).toMatch(/^AAAA-/);
});

test("a code that was taken in twice under two secrets is one again, and whoever has it keeps it", async () => {
  await saveAsBefore(older, "AAAA-1");
  const { winId } = await winner();
  await assignWith(winId, older, newest);
  await saveAsBefore(newest, "AAAA-1");
  await saveAsBefore(older, "AAAA-2");
  await saveAsBefore(newest, "AAAA-2");
  expect(await reencryptWith(newest, older)).toMatchObject({ duplicates: 2 });
  expect(await countWith(newest)).toMatchObject({ given: 1, left: 1 });
  expect(await codeOf(winId, newest)).toBe("AAAA-1");
});

test("a re-encryption that is ended goes on where it was, and more than one piece is done", async () => {
  await database.query({
    text: `INSERT INTO draw_gift_codes (id, campaign_id, prize_id, sealed, print)
           SELECT gen_random_uuid(), $1, 'lip', '', n::text FROM generate_series(1, 450) AS n`,
    values: [campaignId],
  });
  const rows = await database.query({ text: "SELECT id, print FROM draw_gift_codes" });
  const before = createTextCipher([older], "gift code", random);
  await database.query({
    text: `UPDATE draw_gift_codes g SET sealed = c.sealed FROM unnest($1::uuid[], $2::text[]) AS c (id, sealed)
           WHERE g.id = c.id`,
    values: [rows.map(({ id }) => id), rows.map(({ id, print }) => before.encrypt(`CODE-${print}`, id))],
  });
  const ending = new AbortController();
  const parts = { secrets: [newest, older], random };
  // Ends it when the first piece is done.
  const ended: Database = {
    ...database,
    transaction: async (work) => {
      const result = await database.transaction(work);
      if (result !== null) ending.abort();
      return result;
    },
  };
  const first = await reencryptPrizes(ended, parts, { now: clock.now(), signal: ending.signal });
  expect(first.giftCodes).toBe(200);
  expect((await reencryptWith(newest, older)).giftCodes).toBe(250);
  expect(await countWith(newest)).toMatchObject({ left: 450, unreadable: 0 });
});
