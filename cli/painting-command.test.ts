import { expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { listAuditEntries } from "#server/modules/audit/audit-log.ts";
import { listMyPaintings } from "#server/modules/paintings/my-paintings.ts";
import { reportSamplePainting } from "#server/modules/paintings/sample-reports.ts";
import { submitPainting } from "#server/modules/paintings/submit-painting.ts";
import { recordVisit } from "#server/modules/visitors/visits.ts";
import { fixedClock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const painter = "00000000-0000-4000-8000-000000000001";
const id = "00000000-0000-4000-9000-000000000001";
let database: Database;

openDatabaseForEachTest(async (opened) => {
  database = opened;
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
}, 1);

const zone = (line: string) => typeCommand(line, { database, clock });
const state = async () => (await listMyPaintings(database, painter))[0];

test("an operator sees what waits, what it is made of, and the painting itself", async () => {
  expect((await zone("paintings list")).text).toContain(`${id}  waiting  2026-11-20 21:00:00`);
  expect((await zone(`paintings show ${id}`)).text).toContain("#ae0d29  終電のりんご飴");
  expect((await zone(`paintings draw ${id}`)).text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
  expect((await zone("paintings list reported")).text).toBe("nobody complained");
});

test("approve, hide, approve: each is in the log, and the list of what waits is empty", async () => {
  expect((await zone(`paintings approve ${id}`)).text).toContain("hangs at place");
  expect((await zone("paintings list")).text).toBe("nothing is waiting");
  expect((await zone(`paintings hide ${id}`)).text).toContain("taken down");
  await zone(`paintings approve ${id}`);
  expect((await state())?.state).toBe("approved");
  expect((await listAuditEntries(database)).map(({ action }) => action)).toEqual([
    "artworks.approve",
    "artworks.hide",
    "artworks.approve",
  ]);
});

test("what was reported of a sample stays in the queue until an operator has settled it", async () => {
  const report = { sampleId: id, visitorId: painter, reason: "copied", now: clock.now() } as const;
  await reportSamplePainting(database, report);
  expect((await zone("moderate")).text).toContain("a sample of content/paintings/tiles, 1 reports: copied");
  expect((await zone(`paintings settle ${id} --dry-run`)).text).toContain("would settle 1 reports");
  expect((await zone(`paintings settle ${id}`)).text).toContain("settled 1 reports");
  await expect(zone(`paintings settle ${id}`)).rejects.toThrow("nobody reported a sample");
  expect((await listAuditEntries(database)).map(({ action }) => action)).toEqual(["artworks.settle"]);
});

test("what is given back has a reason of the list, and its maker reads it", async () => {
  await expect(zone(`paintings refuse ${id}`)).rejects.toThrow("required option '--reason <word>'");
  await expect(zone(`paintings refuse ${id} --reason ugly`)).rejects.toThrow("Allowed choices are");
  await zone(`paintings refuse ${id} --reason person`);
  expect(await state()).toMatchObject({ state: "refused", refusal: "person" });
  expect((await zone(`paintings show ${id}`)).text).toContain('artworks.refuse  {"was":"waiting","reason":"person"}');
});

test("a dry run says what would happen and writes nothing", async () => {
  expect((await zone(`paintings approve ${id} --dry-run`)).text).toContain("would approve");
  expect((await state())?.state).toBe("waiting");
  expect(await listAuditEntries(database)).toEqual([]);
});

test.each([
  ["unknown command 'burn'", `paintings burn ${id}`],
  ["missing required argument 'id'", "paintings approve"],
  ["as `paintings list` tells it", "paintings approve ../etc"],
  ["Allowed choices are waiting, reported", "paintings list refused"],
  ["there is no painting", "paintings approve 00000000-0000-4000-9000-000000000009"],
  ["nothing to hide", `paintings hide ${id}`],
  ["unknown option '--reason'", `paintings approve ${id} --reason person`],
])("says what is wrong: %s", async (message, typed) => {
  await expect(zone(typed)).rejects.toThrow(message);
});
