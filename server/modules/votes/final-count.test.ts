import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { createVote, pollId } from "#test-support/votes.ts";
import type { Database } from "../../platform/database.ts";
import { castVotes } from "./cast-votes.ts";
import {
  findReceipt,
  getFinalCount,
  hashReceipt,
  listReceipts,
  saveFinalCount,
  sortFinalCount,
} from "./final-count.ts";

let database: Database;
openDatabaseForEachTest((opened) => (database = opened), 6);

test("a voter finds the own receipt in the file of the final count, whatever page it is on, and one set aside is not in it", async () => {
  const [myVote, aside] = [createVote({ monsterId: "11" }), createVote({ risk: 4 })];
  await castVotes(database, [myVote, ...Array.from({ length: 8 }, () => createVote()), aside], 0);
  const at = new Date("2026-12-20T13:05:00Z");
  expect(await getFinalCount(database, pollId)).toBeNull();
  expect(await database.transaction((queries) => saveFinalCount(queries, pollId, { counted: 9 }, at))).toBe(true);
  const file = [];
  for (let page; (page = await listReceipts(database, pollId, file.at(-1)?.receipt ?? "", 4)).length > 0;)
    file.push(...page);
  expect(file).toHaveLength(9);
  const countedVote = { receipt: hashReceipt(myVote.id), jstDay: "2026-11-20", monsterId: "11" };
  expect(file).toContainEqual(countedVote);
  expect(await findReceipt(database, pollId, hashReceipt(myVote.id))).toEqual(countedVote);
  expect(await findReceipt(database, pollId, hashReceipt(aside.id))).toBeNull();
});

test("a final count is kept once, whatever comes later", async () => {
  const at = new Date("2026-12-20T13:05:00Z");
  const save = (counted: number) => database.transaction((queries) => saveFinalCount(queries, pollId, { counted }, at));
  await castVotes(database, [createVote()], 0);
  await save(1);
  await castVotes(database, [createVote()], 0);
  expect(await save(2)).toBe(false);
  expect(await getFinalCount(database, pollId)).toEqual({ counted: 1 });
  expect(await listReceipts(database, pollId, "")).toHaveLength(1);
});

test("of equals the one tried on less often wins, as was printed before", () => {
  const standings = [
    { monsterId: "04", votes: 5 },
    { monsterId: "02", votes: 9 },
    { monsterId: "03", votes: 9 },
  ];
  expect(
    sortFinalCount(
      standings,
      new Map([
        ["02", 40],
        ["03", 12],
      ]),
    ).map(({ monsterId }) => monsterId),
  ).toEqual(["03", "02", "04"]);
});
