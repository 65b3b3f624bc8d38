import { expect, test } from "vitest";
import {
  dayMs,
  instantCampaign,
  openDrawsForEachTest,
  type TestDraws,
} from "#test-support/draws/open-draws-for-each-test.ts";
import type { Database } from "../../platform/database.ts";
import { DatabaseUnavailable } from "../../platform/database-unavailable.ts";
import { EntriesClosedError } from "./enter.ts";
import { stopCampaign } from "./publish.ts";

let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

test("thirty thousand doors, two hundred at once on two processes: never a prize too many, and the proof holds", async () => {
  await draws.publish(instantCampaign);
  const people = await draws.createVisitors(30_000);
  draws.moveTo("2027-01-20T12:00:00+09:00");
  // So that many fight for many: all of the first days' moments wait within one day.
  await draws.database.query({
    text: "UPDATE draw_units SET due_at = $1::timestamptz - (unit % 70) * interval '1 minute'",
    values: [draws.clock.now()],
  });
  const queue = people.flatMap((id, at) => (at % 10 === 0 ? [id, id] : [id]));
  const unitOfVisitor = new Map<string, number | null>();
  const contradictions: string[] = [];
  const worker = async (queries: Database): Promise<void> => {
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      // What a crowded machine did not answer is asked again, as a visitor would.
      const entered = await draws.enterInstant(id, queries).catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) return null;
        throw error;
      });
      if (entered === null) queue.push(id);
      else if ((unitOfVisitor.get(id) ?? entered.unit) !== entered.unit) contradictions.push(id);
      else unitOfVisitor.set(id, entered.unit);
    }
  };
  await Promise.all(
    Array.from({ length: 200 }, (_, at) => worker(at % 2 === 0 ? draws.database : draws.otherDatabase)),
  );
  expect(contradictions).toEqual([]);
  expect(unitOfVisitor.size).toBe(30_000);
  expect([...unitOfVisitor.values()].filter((unit) => unit !== null)).toHaveLength(70);
  expect(await draws.count("SELECT count(*) AS n FROM draw_entries")).toBe(30_000);
  expect(await draws.count("SELECT count(*) AS n FROM draw_wins")).toBe(70);
  expect(await draws.count("SELECT count(DISTINCT ticket_id) AS n FROM draw_wins")).toBe(70);
  expect(await draws.count("SELECT count(DISTINCT unit) AS n FROM draw_wins")).toBe(70);
}, 120_000);

test("a double press is one door, tomorrow there is another, and who won does not win again", async () => {
  await draws.publish(instantCampaign);
  const [me = ""] = await draws.createVisitors(1);
  draws.moveTo("2027-01-20T12:00:00+09:00");
  await draws.database.query({ text: "UPDATE draw_units SET due_at = $1", values: [draws.clock.now()] });
  const [first, second] = await Promise.all([draws.enterInstant(me), draws.enterInstant(me, draws.otherDatabase)]);
  expect([first.isNew, second.isNew].toSorted()).toEqual([false, true]);
  expect(first.entryId).toBe(second.entryId);
  expect(first.unit).not.toBeNull();
  draws.clock.advance(dayMs);
  expect(await draws.enterInstant(me)).toMatchObject({ isNew: true, unit: null });
});

test("a moment waits a day for somebody, then it is left for the draw", async () => {
  await draws.publish(instantCampaign);
  const [early = "", late = ""] = await draws.createVisitors(2);
  draws.moveTo("2027-01-20T12:00:00+09:00");
  await draws.database.query({ text: "UPDATE draw_units SET due_at = $1 WHERE unit = 0", values: [draws.clock.now()] });
  await draws.database.query({
    text: "UPDATE draw_units SET due_at = $1 WHERE unit > 0",
    values: [new Date("2027-02-14T03:00:00Z")],
  });
  draws.clock.advance(-1);
  expect((await draws.enterInstant(early)).unit).toBeNull();
  draws.clock.advance(dayMs + 1);
  expect((await draws.enterInstant(late)).unit).toBeNull();
  draws.clock.advance(-2);
  const [other1 = ""] = await draws.createVisitors(1);
  expect((await draws.enterInstant(other1)).unit).toBe(0);
});

test("before the opening, after the end and after a stop by hand no door opens", async () => {
  await draws.publish(instantCampaign);
  const [me = ""] = await draws.createVisitors(1);
  await expect(draws.enterInstant(me)).rejects.toThrow(EntriesClosedError);
  draws.moveTo("2027-01-20T12:00:00+09:00");
  expect(
    await draws.database.transaction((queries) => stopCampaign(queries, instantCampaign.id, draws.clock.now())),
  ).toBe(true);
  await expect(draws.enterInstant(me)).rejects.toThrow(EntriesClosedError);
  expect(await draws.count("SELECT count(*) AS n FROM draw_entries")).toBe(0);
});
