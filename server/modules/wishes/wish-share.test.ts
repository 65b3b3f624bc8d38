import { expect, it } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { systemRandom } from "../../platform/random.ts";
import { recordVisit } from "../visitors/visits.ts";
import { addWish, editWish } from "./change-wish.ts";
import { closeShare, openShare, listSharedWishes, shareIdPattern } from "./wish-share.ts";

const visitorId = "00000000-0000-4000-8000-000000000001";
const clock = fixedClock("2026-11-20T12:00:00+09:00");
const now = clock.now();

let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  await recordVisit(database, { visitorId, lang: "ja", now });
  for (const productId of ["lip-01", "lip-02", "lip-03"]) await addWish(database, { visitorId, productId, now });
  await editWish(database, { visitorId, productId: "lip-01", now }, { note: "誕生日に" });
  await editWish(database, { visitorId, productId: "lip-02", now }, { folder: "gift" });
  await editWish(database, { visitorId, productId: "lip-03", now }, { state: "owned" });
}, 3);

const open = (hasNotes: boolean) => openShare(database, systemRandom, { visitorId, hasNotes, now });

it("a stranger reads what is wanted, without notes and without what is meant for somebody", async () => {
  const { id } = await open(false);
  expect(id).toMatch(shareIdPattern);
  expect(await listSharedWishes(database, id)).toMatchObject([{ productId: "lip-01", note: "" }]);
});

it("notes go along only where the visitor gave them; the address stays the same", async () => {
  const { id } = await open(false);
  expect(await open(true)).toEqual({ id, hasNotes: true });
  expect(await listSharedWishes(database, id)).toMatchObject([{ note: "誕生日に" }]);
});

it("a closed list shows nothing, and opens again under another address", async () => {
  const { id } = await open(true);
  await closeShare(database, visitorId);
  expect(await listSharedWishes(database, id)).toBeNull();
  expect((await open(true)).id).not.toBe(id);
});
