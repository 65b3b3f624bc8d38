import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { listMyPaintings } from "#server/modules/paintings/my-paintings.ts";
import { submitPainting } from "#server/modules/paintings/submit-painting.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/database.ts";
import { memoryLogger } from "#server/platform/logger.ts";
import type { CommandOptions } from "./command.ts";
import { paintingCommand } from "./painting-command.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const painter = "00000000-0000-4000-8000-000000000001";
const id = "00000000-0000-4000-9000-000000000001";
let fresh: TestDatabase;
let database: Database;

beforeEach(async () => {
  fresh = await createTestDatabase();
  database = openDatabase({ url: fresh.url, max: 1, logger: memoryLogger(clock) });
  await recordVisit(database, { visitorId: painter, lang: "ja", now: clock.now() });
  await database.transaction((queries) =>
    submitPainting(queries, {
      ...{ id, visitorId: painter, draftId: painter, title: "閉店まぎわの金魚", hex: "#ae0d29", family: "red" },
      painting: {
        ...{ paper: "bone", title: [0, 1] },
        paints: [{ parts: [{ source: "lip-03", share: 1 }], grain: 2, medium: "oil" }],
        strokes: [{ kind: "stamp", form: "moon", paint: 0, size: 2, turn: 0, x: 100, y: 100 }],
      },
      paints: [
        { hex: "#ae0d29", grain: 2, medium: "oil", parts: [{ hex: "#ae0d29", name: "終電のりんご飴", share: 1 }] },
      ],
      now: clock.now(),
    }),
  );
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

const artworks = (verb?: string, subject?: string, options: CommandOptions = {}) =>
  paintingCommand(verb, subject, options, { database, clock, siteIds: null });
const state = async () => (await listMyPaintings(database, painter))[0];

test("an operator sees what waits, what it is made of, and the painting itself", async () => {
  expect((await artworks("list")).text).toContain(`${id}  waiting  2026-11-20 21:00:00`);
  expect((await artworks("show", id)).text).toContain("#ae0d29  終電のりんご飴");
  expect((await artworks("draw", id)).text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  expect((await artworks("list", "reported")).text).toBe("nobody complained");
});

test("approve, hide, approve: each is in the log, and the list of what waits is empty", async () => {
  expect((await artworks("approve", id)).text).toContain("hangs at place");
  expect((await artworks("list")).text).toBe("nothing is waiting");
  expect((await artworks("hide", id)).text).toContain("taken down");
  await artworks("approve", id);
  expect((await state())?.state).toBe("approved");
  expect((await listAuditEntries(database)).map(({ action }) => action)).toEqual([
    "artworks.approve",
    "artworks.hide",
    "artworks.approve",
  ]);
});

test("what is given back has a reason of the list, and its maker reads it", async () => {
  await expect(artworks("refuse", id)).rejects.toThrow("why?");
  await expect(artworks("refuse", id, { reason: "ugly" })).rejects.toThrow("why?");
  await artworks("refuse", id, { reason: "person" });
  expect(await state()).toMatchObject({ state: "refused", refusal: "person" });
  expect((await artworks("show", id)).text).toContain('artworks.refuse  {"was":"waiting","reason":"person"}');
});

test("a dry run says what would happen and writes nothing", async () => {
  expect((await artworks("approve", id, { dryRun: true })).text).toContain("would approve");
  expect((await state())?.state).toBe("waiting");
  expect(await listAuditEntries(database)).toEqual([]);
});

test.each<[string, string | undefined, string | undefined, CommandOptions]>([
  ["paintings knows", "burn", id, {}],
  ["which painting?", "approve", undefined, {}],
  ["which painting?", "approve", "../etc", {}],
  ["there is no painting", "approve", "00000000-0000-4000-9000-000000000009", {}],
  ["nothing to hide", "hide", id, {}],
  ["--reason belongs to", "approve", id, { reason: "person" }],
])("says what is wrong: %s", async (message, verb, subject, options) => {
  await expect(artworks(verb, subject, options)).rejects.toThrow(message);
});
