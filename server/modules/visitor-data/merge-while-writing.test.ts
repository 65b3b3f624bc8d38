import { expect, test } from "vitest";
import { allTables } from "#app/shell/site-frame/site-tables.server.ts";
import { waitForLock } from "#test-support/postgres/wait-for-lock.ts";
import {
  countRows,
  listTablesNaming,
  me,
  mergePhone,
  now,
  openVisitorDataForEachTest,
  phone,
} from "#test-support/visitor-data/open-visitor-data-for-each-test.ts";
import { createVote } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit, VisitorMovedError } from "../visitors/visits.ts";
import { castVotes } from "../votes/cast-votes.ts";
import { mergeVisitors } from "./merge-visitors.ts";

let database: Database;
openVisitorDataForEachTest((opened) => (database = opened));

/**
 * Runs `write` while the phone's visitor is being merged into mine: it begins when the merge has done all but commit, or when it
 * holds both visitors and has done nothing yet.
 */
async function duringTransfer<T>(
  write: () => Promise<T>,
  startsWhen: "moved" | "held" = "moved",
): Promise<PromiseSettledResult<T>> {
  let started: Promise<PromiseSettledResult<T>[]> | undefined;
  const move = { from: phone, into: me, now };
  await database.transaction(async (queries) => {
    if (startsWhen === "moved") await mergeVisitors(queries, allTables, move);
    else await queries.query({ text: "SELECT FROM visitors ORDER BY id FOR UPDATE" });
    started = Promise.allSettled([write()]);
    await waitForLock(database);
    if (startsWhen === "held") await mergeVisitors(queries, allTables, move);
  });
  const [outcome] = (await started) ?? [];
  if (!outcome) throw new Error("nothing was written");
  return outcome;
}

const key = (n: number): string => `00000000-0000-4000-9000-00000000000${n}`;
const voteOf = (visitorId: string, id: string) => createVote({ id, visitorId, key: id, network: id, at: now });

test("whoever writes while two visitors become one is waited for, and nothing of it is lost", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await recordVisit(database, { visitorId: phone, lang: "ja", now });
  const writes = Array.from({ length: 12 }, (_, i) =>
    database
      .transaction(async (queries) => {
        await recordVisit(queries, { visitorId: phone, lang: "ja", now });
        await queries.query({ text: "SELECT pg_sleep(0.01)" });
        await queries.query({
          text: "INSERT INTO try_ons (id, visitor_id, product_id, tried_at) VALUES (gen_random_uuid(), $1, $2, $3)",
          values: [phone, `lip-${i}`, now],
        });
      })
      .then(() => true),
  );
  const outcomes = await Promise.allSettled([...writes, mergePhone(database).then(() => true)]);
  const done = outcomes.slice(0, 12).filter(({ status }) => status === "fulfilled").length;
  const refused = outcomes.filter((one) => one.status === "rejected");
  for (const one of refused) expect((one as PromiseRejectedResult).reason).toBeInstanceOf(VisitorMovedError);
  expect(await countRows(database, "try_ons", me)).toBe(done);
  expect(await countRows(database, "try_ons", phone)).toBe(0);
});

test("a write that begins while its visitor is merged is told so, and nothing of it stays under the old name", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  await recordVisit(database, { visitorId: phone, lang: "ja", now });
  const outcome = await duringTransfer(() =>
    database.transaction((queries) => recordVisit(queries, { visitorId: phone, lang: "ja", now })),
  );
  expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(VisitorMovedError) });
  expect(await listTablesNaming(database, phone)).toEqual(["room_moves"]);
});

test("the first thing that a browser writes while it moves goes no other way", async () => {
  await recordVisit(database, { visitorId: me, lang: "ja", now });
  const outcome = await duringTransfer(() =>
    database.transaction((queries) => recordVisit(queries, { visitorId: phone, lang: "ja", now })),
  );
  expect(outcome).toMatchObject({ status: "rejected", reason: expect.any(VisitorMovedError) });
  expect(await listTablesNaming(database, phone)).toEqual(["room_moves"]);
});

test.each(["moved", "held"] as const)(
  "a vote that was on its way while its visitor was %s is counted once, for the visitor who stays",
  async (startsWhen) => {
    await recordVisit(database, { visitorId: me, lang: "ja", now });
    await recordVisit(database, { visitorId: phone, lang: "ja", now });
    const outcome = await duringTransfer(() => castVotes(database, [voteOf(phone, key(1))], 0), startsWhen);
    expect(outcome).toMatchObject({ status: "fulfilled", value: [{ kind: "counted", id: key(1) }] });
    expect(await countRows(database, "votes", me)).toBe(1);
    expect(await listTablesNaming(database, phone)).toEqual(["room_moves"]);
    // The browser, under its new name, sends it again because no answer came.
    expect(await castVotes(database, [voteOf(me, key(1))], 0)).toMatchObject([{ kind: "counted", id: key(1) }]);
    expect(await countRows(database, "votes", me)).toBe(1);
  },
);

test("a vote that comes after its visitor was merged meets the vote that is there, and others of its batch go on", async () => {
  const other = "00000000-0000-4000-8000-000000000003";
  await castVotes(database, [voteOf(me, key(1))], 0);
  await mergePhone(database);
  const outcomes = await castVotes(database, [voteOf(phone, key(2)), voteOf(other, key(3))], 0);
  expect(outcomes).toMatchObject([
    { kind: "already", id: key(1) },
    { kind: "counted", id: key(3) },
  ]);
  expect(await listTablesNaming(database, phone)).toEqual(["room_moves"]);
});

test("two browsers that write and become one visitor at the same moment lose nothing", async () => {
  for (const id of [me, phone]) await recordVisit(database, { visitorId: id, lang: "ja", now });
  // Sent by a page: on the answer that the visitor was merged, it sends again under the new id.
  const send = async (visitorId: string, i: number): Promise<void> => {
    try {
      await database.transaction(async (queries) => {
        await recordVisit(queries, { visitorId, lang: "ja", now });
        await queries.query({
          text: "INSERT INTO try_ons (id, visitor_id, product_id, tried_at) VALUES (gen_random_uuid(), $1, $2, $3)",
          values: [visitorId, `lip-${i}`, now],
        });
      });
    } catch (error) {
      if (!(error instanceof VisitorMovedError)) throw error;
      await send(me, i);
    }
  };
  const writes = Array.from({ length: 40 }, (_, i) => i);
  await Promise.all([
    ...writes.slice(0, 20).map((i) => send(i % 2 ? me : phone, i)),
    castVotes(database, [voteOf(phone, key(1)), voteOf(me, key(2))], 0),
    mergePhone(database),
    ...writes.slice(20).map((i) => send(i % 2 ? me : phone, i)),
  ]);
  expect(await countRows(database, "try_ons", me)).toBe(writes.length);
  expect(await countRows(database, "votes", me)).toBe(1);
  expect(await listTablesNaming(database, phone)).toEqual(["room_moves"]);
});
