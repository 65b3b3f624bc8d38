import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "./clock.ts";
import { openDataCipher } from "./data-cipher.ts";
import { DataKeyError, loadDataKey, replaceLostDataKey } from "./data-key.ts";
import { type Database, openDatabase } from "./database.ts";
import { memoryLogger } from "./logger.ts";
import { systemRandom as random } from "./random.ts";
import { createTextCipher } from "./text-cipher.ts";

const [newest, older, lost] = ["newest".repeat(6), "older".repeat(7), "lost".repeat(9)] as const;
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 8, logger: memoryLogger(fixedClock("2026-11-20T12:00:00Z")) });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const load = (...secrets: string[]) => loadDataKey(database, { secrets, random });
const cipherWith = (...secrets: string[]) => openDataCipher(database, "note", { secrets, random });

test("the data key stays the same while secrets come and go, and lies nowhere in the open", async () => {
  const { id, derive } = await load(older);
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect((await load(newest, older)).derive("x")).toBe(derive("x"));
  expect((await load(newest)).derive("x")).toBe(derive("x"));
  expect(derive("y")).not.toBe(derive("x"));
  const rows = await database.query({ text: "SELECT number, secret_id, wrapped FROM data_key_wraps" });
  expect(rows).toHaveLength(2);
  for (const text of [newest, older, derive("x")]) expect(JSON.stringify(rows)).not.toContain(text);
});

test("of eight processes that start at once all have one key, also those that have the new secret already", async () => {
  const keys = await Promise.all(
    Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? load(older) : load(newest, older))),
  );
  expect(new Set(keys.map(({ derive }) => derive("x"))).size).toBe(1);
  expect((await load(newest)).derive("x")).toBe(keys[0]?.derive("x"));
});

test("without the secret it was saved under there is an error that says what to do, and never another key by itself", async () => {
  await load(lost);
  await expect(load(newest)).rejects.toThrow(DataKeyError);
  await expect(load(newest)).rejects.toThrow("behind the newest");
  const derived = (await load(newest, lost)).derive("x");
  expect((await load(newest)).derive("x")).toBe(derived);
});

test("another key is made by hand, and only where the one there is was lost", async () => {
  const old = await cipherWith(lost);
  const text = old.encrypt("灯り", "here");
  expect(await replaceLostDataKey(database, { secrets: [lost], random })).toBe(false);
  expect(await replaceLostDataKey(database, { secrets: [newest], random })).toBe(true);
  const current = await cipherWith(newest);
  expect(current.prefix).not.toBe(old.prefix);
  expect(() => current.read(text, "here")).toThrow("no key opens this note");
  expect(current.read(current.encrypt("灯り", "here"), "here")).toBe("灯り");
});

test("what was encrypted under a secret is read, what is encrypted now no longer needs it; where neither opens it one is told", async () => {
  const before = createTextCipher([older], "note", random).encrypt("灯り", "here");
  const cipher = await cipherWith(newest, older);
  expect(cipher.read(before, "here")).toBe("灯り");
  const now = cipher.encrypt("灯り", "here");
  expect(now.startsWith(cipher.prefix)).toBe(true);
  expect(before.startsWith(cipher.prefix)).toBe(false);
  const later = await cipherWith(newest);
  expect(later.read(now, "here")).toBe("灯り");
  for (const [text, place] of [
    [before, "here"],
    [now, "there"],
    [`${now.slice(0, -2)}AA`, "here"],
    ["", "here"],
  ] as const) {
    expect(later.decrypt(text, place)).toBeNull();
    expect(() => later.read(text, place)).toThrow("no key opens this note");
  }
});
