import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#test-support/postgres/fresh-database.ts";
import type { FreshDatabase } from "#test-support/postgres/test-postgres.ts";
import { fixedClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/database.ts";
import { memoryLogger } from "../../platform/logger.ts";
import { recordVisit } from "../visitors/visits.ts";
import { setDemonstration } from "../ranking/demonstration.ts";
import { hangDemonstration } from "./demonstration.ts";
import { keepMascara, readMascarasOf, publishMascara } from "./keep-mascara.ts";
import { clearDraft, draftOf, keepDraft } from "./mascara-drafts.ts";
import { likedMascaras, setMascaraLike } from "./mascara-likes.ts";
import { judgeMascara, reportMascara, reportsThatHide, waitingMascaras } from "./mascara-reports.ts";
import { wallMascaraById, type WallOrder, wallPage } from "./mascara-wall.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const uuid = (family: number, n: number): string => `00000000-0000-4000-${family}-${String(n).padStart(12, "0")}`;
const me = uuid(8000, 1);
let fresh: FreshDatabase;
let database: Database;
let made = 0;

beforeEach(async () => {
  made = 0;
  fresh = await freshDatabase();
  database = openDatabase({ url: fresh.url, max: 4, logger: memoryLogger(clock) });
  for (let n = 1; n <= 5; n++) await recordVisit(database, { visitorId: uuid(8000, n), lang: "ja", now: clock.now() });
});
afterEach(async () => {
  await database.stop();
  await fresh.drop();
});

interface Finish {
  code?: string;
  visitorId?: string;
  isPublic?: boolean;
  parentId?: string | null;
  worry?: number;
  isExperiment?: boolean;
}

function finish(parts: Finish = {}) {
  made += 1;
  const work = {
    ...{ id: uuid(9000, made), visitorId: me, code: `code-${made}`, parentId: null, isPublic: true },
    ...{ worry: 0, isExperiment: false, now: new Date(clock.now().getTime() + made * 1_000) },
    ...parts,
  };
  return database.transaction((queries) => keepMascara(queries, work));
}

async function walk(order: WallOrder, size: number): Promise<string[]> {
  const codes: string[] = [];
  let after: string | null = null;
  do {
    const page = await wallPage(database, order, after, size);
    codes.push(...page.items.map(({ code }) => code));
    after = page.next;
  } while (after !== null);
  return codes;
}

test("certificates are numbered from one on, and the same recipe finished again keeps its number", async () => {
  expect((await finish({ code: "a" })).row.number).toBe(1);
  expect((await finish({ code: "b" })).row.number).toBe(2);
  const again = await finish({ code: "a", isPublic: false });
  expect(again).toMatchObject({ isNew: false, row: { number: 1, isPublic: false } });
  expect((await finish({ code: "a", visitorId: uuid(8000, 2) })).row.number).toBe(3);
});

test("two tabs that finish the same one at the same moment have one work", async () => {
  const both = await Promise.all([finish({ code: "twin" }), finish({ code: "twin" })]);
  expect(new Set(both.map(({ row }) => row.id)).size).toBe(1);
  expect(both.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readMascarasOf(database, me)).toHaveLength(1);
  expect((await finish()).row.number).toBe(2);
});

test("the wall shows what was hung up, and nothing that was not", async () => {
  await finish({ code: "open" });
  const kept = await finish({ code: "kept", isPublic: false });
  expect(await walk({ by: "new" }, 10)).toEqual(["open"]);
  expect(await wallMascaraById(database, kept.row.id)).toBeNull();
  await database.transaction((queries) => publishMascara(queries, { id: kept.row.id, visitorId: me, isPublic: true }));
  expect(await walk({ by: "new" }, 10)).toEqual(["kept", "open"]);
  const byOther = { id: kept.row.id, visitorId: uuid(8000, 2), isPublic: false };
  expect(await database.transaction((queries) => publishMascara(queries, byOther))).toBeNull();
});

test("page after page every order shows each mascara once", async () => {
  for (let i = 0; i < 11; i++) await finish({ worry: i % 3, isExperiment: i % 2 === 0 });
  const newest = Array.from({ length: 11 }, (_, i) => `code-${11 - i}`);
  for (const size of [1, 4, 11, 50]) expect(await walk({ by: "new" }, size)).toEqual(newest);
  expect(await walk({ by: "experiment" }, 2)).toEqual(["code-11", "code-9", "code-7", "code-5", "code-3", "code-1"]);
  expect(await walk({ by: "worry", worry: 2 }, 2)).toEqual(["code-9", "code-6", "code-3"]);
  await like(uuid(9000, 4), 2);
  await like(uuid(9000, 2), 2);
  await like(uuid(9000, 2), 3);
  expect((await walk({ by: "liked" }, 3)).slice(0, 3)).toEqual(["code-2", "code-4", "code-11"]);
  expect(new Set(await walk({ by: "liked" }, 3)).size).toBe(11);
});

test("what hangs up while one reads is not on the next page twice, and a mark nobody wrote begins at the start", async () => {
  for (let i = 0; i < 4; i++) await finish();
  const first = await wallPage(database, { by: "new" }, null, 2);
  await finish();
  const second = await wallPage(database, { by: "new" }, first.next, 2);
  expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(["code-4", "code-3", "code-2", "code-1"]);
  for (const mark of ["", "0", "9.zzz.x", "1.zzzzzzzzz.00000000-0000-4000-8000-000000000001", "'; --"])
    expect((await wallPage(database, { by: "new" }, mark, 2)).items[0]?.code).toBe("code-5");
});

const like = (id: string, visitor: number, isLiked = true) =>
  database.transaction((queries) =>
    setMascaraLike(queries, { id, visitorId: uuid(8000, visitor), isLiked, now: clock.now() }),
  );

test("liking twice counts once, also from two tabs at once, and can be taken back", async () => {
  const { row } = await finish();
  await Promise.all([like(row.id, 2), like(row.id, 2)]);
  expect(await like(row.id, 2)).toEqual({ likes: 1, isLiked: true });
  expect(await like(row.id, 3)).toEqual({ likes: 2, isLiked: true });
  expect(await likedMascaras(database, uuid(8000, 2))).toEqual([row.id]);
  await like(row.id, 2, false);
  expect(await like(row.id, 2, false)).toEqual({ likes: 1, isLiked: false });
  expect(await likedMascaras(database, null)).toEqual([]);
  const kept = await finish({ isPublic: false });
  expect(await like(kept.row.id, 2)).toBeNull();
});

const report = (id: string, visitor: number) =>
  database.transaction((queries) =>
    reportMascara(queries, { id, visitorId: uuid(8000, visitor), reason: "name", now: clock.now() }),
  );

test("several reports hide a mascara until somebody has looked, one visitor's are one, and what was cleared stays", async () => {
  const { row } = await finish();
  for (let i = 0; i < 5; i++) await report(row.id, 2);
  expect(await walk({ by: "new" }, 10)).toHaveLength(1);
  for (let visitor = 3; visitor < 2 + reportsThatHide; visitor++) await report(row.id, visitor);
  expect(await walk({ by: "new" }, 10)).toEqual([]);
  expect(await readMascarasOf(database, me)).toMatchObject([{ isHidden: true }]);
  expect(await waitingMascaras(database)).toMatchObject([{ id: row.id, reports: reportsThatHide, reasons: ["name"] }]);
  await database.transaction((queries) => judgeMascara(queries, row.id, "cleared"));
  await report(row.id, 5);
  expect(await walk({ by: "new" }, 10)).toHaveLength(1);
  await database.transaction((queries) => judgeMascara(queries, row.id, "refused"));
  expect(await walk({ by: "new" }, 10)).toEqual([]);
});

test("a changed one names what it was made from, as long as that hangs there", async () => {
  const parent = await finish();
  const child = await finish({ parentId: parent.row.id, visitorId: uuid(8000, 2) });
  expect((await wallMascaraById(database, child.row.id))?.parent).toMatchObject({ number: 1 });
  await database.transaction((queries) =>
    publishMascara(queries, { id: parent.row.id, visitorId: me, isPublic: false }),
  );
  expect((await wallMascaraById(database, child.row.id))?.parent).toBeNull();
  const orphan = await finish({ parentId: uuid(9000, 999) });
  expect((await wallMascaraById(database, orphan.row.id))?.parent).toBeNull();
});

test("the bench keeps what was put there last, and is empty once it is finished", async () => {
  expect(await draftOf(database, null)).toBeNull();
  for (const code of ["one", "two"])
    await database.transaction((queries) => keepDraft(queries, { visitorId: me, code, step: 2, now: clock.now() }));
  expect(await draftOf(database, me)).toMatchObject({ code: "two", step: 2 });
  await database.transaction((queries) => clearDraft(queries, me));
  expect(await draftOf(database, me)).toBeNull();
});

test("who leaves takes works, likes and the bench along", async () => {
  const { row } = await finish();
  const other = await finish({ visitorId: uuid(8000, 2), parentId: row.id });
  await like(other.row.id, 1);
  await database.transaction((queries) => keepDraft(queries, { visitorId: me, code: "x", step: 1, now: clock.now() }));
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await walk({ by: "new" }, 10)).toEqual([other.row.code]);
  expect(await draftOf(database, me)).toBeNull();
  expect(await likedMascaras(database, me)).toEqual([]);
});

test("the works of the house hang once, are marked, and take no visitor's number", async () => {
  const house = [1, 2].map((n) => ({
    ...{
      id: uuid(7000, n),
      code: `house-${n}`,
      worry: 0,
      isExperiment: false,
      madeAt: new Date("2026-09-01T00:00:00Z"),
    },
    parentId: n === 2 ? uuid(7000, 1) : null,
  }));
  await hangDemonstration(database, house);
  await hangDemonstration(database, house);
  const mine = await finish();
  expect(mine.row.number).toBe(1);
  const { items } = await wallPage(database, { by: "new" }, null);
  expect(items.map(({ isDemonstration }) => isDemonstration)).toEqual([false, true, true]);
});

test("where an operator took the demonstration down, the works of the house are off the wall until it is back", async () => {
  const house = {
    id: uuid(7000, 1),
    code: "house-1",
    worry: 0,
    isExperiment: false,
    parentId: null,
    madeAt: new Date("2026-09-01T00:00:00Z"),
  };
  await hangDemonstration(database, [house]);
  await database.transaction((queries) => setDemonstration(queries, false));
  expect((await wallPage(database, { by: "new" }, null)).items).toEqual([]);
  expect(await wallMascaraById(database, house.id)).toBeNull();
  await database.transaction((queries) => setDemonstration(queries, true));
  expect((await wallPage(database, { by: "new" }, null)).items).toHaveLength(1);
});
