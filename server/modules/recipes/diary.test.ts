import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { recordWork } from "../works/works.ts";
import { listDiary, deleteRecipe, saveRecipe } from "./diary.ts";
import { listMyTools } from "./my-tools.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const me = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";
let database: Database;
let ids = 0;

openDatabaseForEachTest(async (opened) => {
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
});

const nextId = (): string => `00000000-0000-4000-9000-${String((ids += 1)).padStart(12, "0")}`;
const save = (code: string, at: string, visitorId = me) =>
  saveRecipe(database, visitorId, {
    ...{ id: nextId(), code, title: "先に名乗る", minutes: 7, doneAt: new Date(at) },
    steps: [{ part: "lip", productId: "lip-20", hex: "#D31240" }],
  });
const codesOf = async (visitorId: string | null) => (await listDiary(database, visitorId)).map(({ code }) => code);

test("the newest night stands first, with what was worn", async () => {
  await save("A", "2026-11-18T12:00:00Z");
  await save("B", "2026-11-19T12:00:00Z");
  expect(await codesOf(me)).toEqual(["B", "A"]);
  expect((await listDiary(database, me))[0]?.steps).toEqual([{ part: "lip", productId: "lip-20", hex: "#D31240" }]);
});

test("a day ends at midnight in Japan: the same recipe before and after it is two nights", async () => {
  await save("A", "2026-11-19T14:59:00Z");
  await save("A", "2026-11-19T14:59:30Z");
  await save("A", "2026-11-19T15:01:00Z");
  expect(await codesOf(me)).toEqual(["A", "A"]);
});

test("a night that is taken out tells whether another has the same recipe", async () => {
  await save("A", "2026-11-18T12:00:00Z");
  await save("A", "2026-11-19T12:00:00Z");
  const [newer, older] = await listDiary(database, me);
  expect(await deleteRecipe(database, me, newer!.id)).toEqual({ code: "A", isUsedByOthers: true });
  expect(await deleteRecipe(database, me, older!.id)).toEqual({ code: "A", isUsedByOthers: false });
  expect(await deleteRecipe(database, me, older!.id)).toBeNull();
});

test("nobody reads or empties another's diary, and a room that is erased takes its own along", async () => {
  await save("A", "2026-11-18T12:00:00Z");
  const [night] = await listDiary(database, me);
  expect(await deleteRecipe(database, other, night!.id)).toBeNull();
  expect(await codesOf(other)).toEqual([]);
  expect(await codesOf(null)).toEqual([]);
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await codesOf(me)).toEqual([]);
});

test("the palette and the mascara that were made last are tools; what was made elsewhere is none", async () => {
  const make = (kind: string, site: string, title: string, at: string) =>
    recordWork(database, nextId(), me, {
      site,
      kind,
      ref: title,
      title,
      path: `/${site}?${title}`,
      madeAt: new Date(at),
    });
  await make("palettes", "yoku", "old", "2026-11-17T12:00:00Z");
  await make("palettes", "yoku", "new", "2026-11-18T12:00:00Z");
  await make("mascaras", "mcm", "one", "2026-11-16T12:00:00Z");
  await make("hacks", "hack", "trick", "2026-11-19T12:00:00Z");
  expect(await listMyTools(database, me)).toEqual([
    { site: "mcm", title: "one", path: "/mcm?one" },
    { site: "yoku", title: "new", path: "/yoku?new" },
  ]);
  expect(await listMyTools(database, other)).toEqual([]);
  expect(await listMyTools(database, null)).toEqual([]);
});
