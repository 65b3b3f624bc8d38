import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";
import { listWaiting } from "./moderate-command.ts";
import type { ModerationQueue } from "./moderation-queues.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
let database: Database;
openDatabaseForEachTest((opened) => (database = opened));

const zone = (line: string) => typeCommand(line, { database, clock });

test("one queue holds every pile, the oldest first, each with what may be decided", async () => {
  const pile = (noun: string, hour: number): ModerationQueue => {
    const since = new Date(`2026-11-${String(hour).padStart(2, "0")}T00:00:00Z`);
    return async () => [{ noun, id: `${noun}-1`, since, what: "something", needs: [`${noun} approve ${noun}-1`] }];
  };
  const { text, data } = await listWaiting({ database, clock }, undefined, [
    pile("reviews", 20),
    pile("artworks", 2),
    pile("live", 11),
  ]);
  expect(text.match(/^\w+ {2}\S+ {2}for .*$/gm)).toEqual([
    "artworks  artworks-1  for 18 days",
    "live  live-1  for 9 days",
    "reviews  reviews-1  for 12 h",
  ]);
  expect(text).toContain("3 wait: 1 artworks, 1 live, 1 reviews");
  expect(text).toContain("  zone -- reviews approve reviews-1");
  expect(data).toMatchObject({ total: 3 });
  expect((await listWaiting({ database, clock }, 1, [pile("live", 3), pile("artworks", 2)])).data).toMatchObject({
    waiting: [{ noun: "artworks" }],
    total: 2,
  });
});

test("what was reported often is in it with its reasons, and an empty desk says so", async () => {
  expect((await zone("moderate")).text).toBe("nothing is waiting");
  for (const n of [1, 2])
    await database.query({
      text: "INSERT INTO visitors (id, created_at, lang) VALUES ($1, $2, 'ja')",
      values: [id(n), clock.now()],
    });
  await database.query({
    text: `INSERT INTO mascaras (id, visitor_id, code, number, is_public, state, worry, is_experiment, likes, reports, made_at)
           VALUES ($1, $2, 'abc', 1, true, 'hidden', 0, false, 0, 3, $3)`,
    values: [id(9), id(1), clock.now()],
  });
  for (const [n, reason] of [
    [1, "name"],
    [2, "copied"],
  ] as const)
    await database.query({
      text: "INSERT INTO mascara_reports (mascara_id, visitor_id, reason, reported_at) VALUES ($1, $2, $3, $4)",
      values: [id(9), id(n), reason, new Date("2026-11-20T09:00:00Z")],
    });
  const { text } = await zone("moderate");
  expect(text).toContain(`mascaras  ${id(9)}  for 3 h`);
  expect(text).toContain("3 reports: copied, name");
  expect(text).toContain(`zone -- mascaras clear ${id(9)}`);
  // And what is decided is written down.
  expect((await zone("moderate next")).data).toMatchObject({ waiting: [{ id: id(9) }], total: 1 });
  await expect(zone(`mascaras clear ${id(8)}`)).rejects.toThrow("no mascara has the id");
  await zone(`mascaras clear ${id(9)}`);
  expect((await zone("audit list")).text).toBe(`1  2026-11-20 21:00:00  mascaras.clear  ${id(9)}  {}`);
});

test("another verb is refused", async () => {
  await expect(zone("moderate approve")).rejects.toThrow("too many arguments for 'list'");
});
