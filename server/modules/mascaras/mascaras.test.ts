import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { setDemoEnabled } from "../ranking/demo-state.ts";
import { seedDemoMascaras } from "./demo.ts";
import { saveMascara, listMyMascaras, publishMascara } from "./save-mascara.ts";
import { deleteDraft, getDraft, saveDraft } from "./mascara-drafts.ts";
import { listLikedMascaras, setMascaraLike } from "./mascara-likes.ts";
import { moderateMascara, reportMascara, reportersThatHide, listReportedMascaras } from "./mascara-reports.ts";
import { getGalleryEntry, type GalleryOrder, getGalleryPage } from "./mascara-gallery.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
const uuid = (family: number, n: number): string => `00000000-0000-4000-${family}-${String(n).padStart(12, "0")}`;
const me = uuid(8000, 1);
let database: Database;
let made = 0;

openDatabaseForEachTest(async (opened) => {
  made = 0;
  database = opened;
  for (let n = 1; n <= 5; n++) await recordVisit(database, { visitorId: uuid(8000, n), lang: "ja", now: clock.now() });
}, 4);

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
  return database.transaction((queries) => saveMascara(queries, work));
}

async function listAllPages(order: GalleryOrder, size: number): Promise<string[]> {
  const codes: string[] = [];
  let after: string | null = null;
  do {
    const page = await getGalleryPage(database, order, after, size);
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
  expect(await listMyMascaras(database, me)).toHaveLength(1);
  expect((await finish()).row.number).toBe(2);
});

test("the wall shows what was hung up, and nothing that was not", async () => {
  await finish({ code: "open" });
  const saved = await finish({ code: "kept", isPublic: false });
  expect(await listAllPages({ by: "new" }, 10)).toEqual(["open"]);
  expect(await getGalleryEntry(database, saved.row.id)).toBeNull();
  await database.transaction((queries) => publishMascara(queries, { id: saved.row.id, visitorId: me, isPublic: true }));
  expect(await listAllPages({ by: "new" }, 10)).toEqual(["kept", "open"]);
  const byOther = { id: saved.row.id, visitorId: uuid(8000, 2), isPublic: false };
  expect(await database.transaction((queries) => publishMascara(queries, byOther))).toBeNull();
});

test("page after page every order shows each mascara once", async () => {
  for (let i = 0; i < 11; i++) await finish({ worry: i % 3, isExperiment: i % 2 === 0 });
  const newest = Array.from({ length: 11 }, (_, i) => `code-${11 - i}`);
  for (const size of [1, 4, 11, 50]) expect(await listAllPages({ by: "new" }, size)).toEqual(newest);
  expect(await listAllPages({ by: "experiment" }, 2)).toEqual([
    "code-11",
    "code-9",
    "code-7",
    "code-5",
    "code-3",
    "code-1",
  ]);
  expect(await listAllPages({ by: "worry", worry: 2 }, 2)).toEqual(["code-9", "code-6", "code-3"]);
  await like(uuid(9000, 4), 2);
  await like(uuid(9000, 2), 2);
  await like(uuid(9000, 2), 3);
  expect((await listAllPages({ by: "liked" }, 3)).slice(0, 3)).toEqual(["code-2", "code-4", "code-11"]);
  expect(new Set(await listAllPages({ by: "liked" }, 3)).size).toBe(11);
});

test("what hangs up while one reads is not on the next page twice, and a mark nobody wrote begins at the start", async () => {
  for (let i = 0; i < 4; i++) await finish();
  const first = await getGalleryPage(database, { by: "new" }, null, 2);
  await finish();
  const second = await getGalleryPage(database, { by: "new" }, first.next, 2);
  expect([...first.items, ...second.items].map(({ code }) => code)).toEqual(["code-4", "code-3", "code-2", "code-1"]);
  for (const mark of ["", "0", "9.zzz.x", "1.zzzzzzzzz.00000000-0000-4000-8000-000000000001", "'; --"])
    expect((await getGalleryPage(database, { by: "new" }, mark, 2)).items[0]?.code).toBe("code-5");
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
  expect(await listLikedMascaras(database, uuid(8000, 2))).toEqual([row.id]);
  await like(row.id, 2, false);
  expect(await like(row.id, 2, false)).toEqual({ likes: 1, isLiked: false });
  expect(await listLikedMascaras(database, null)).toEqual([]);
  const saved = await finish({ isPublic: false });
  expect(await like(saved.row.id, 2)).toBeNull();
});

/** Of a visitor who was first seen so many days ago, on a network of the visitor's own unless said. */
const report = async (id: string, visitor: number, from: { days?: number; network?: string } = {}) => {
  const { days = 10, network = `network ${visitor}` } = from;
  await database.query({
    text: "UPDATE visitors SET created_at = $2 WHERE id = $1",
    values: [uuid(8000, visitor), new Date(clock.now().getTime() - days * 86_400_000)],
  });
  await database.transaction((queries) =>
    reportMascara(queries, { id, visitorId: uuid(8000, visitor), reason: "name", network, now: clock.now() }),
  );
};

test("visitors whom somebody made up on one network hide no mascara, however many they are", async () => {
  const { row } = await finish();
  for (let visitor = 2; visitor < 6; visitor++) await report(row.id, visitor, { days: 0, network: "one" });
  expect(await listAllPages({ by: "new" }, 10)).toHaveLength(1);
  // But somebody looks at it.
  expect(await listReportedMascaras(database)).toMatchObject([{ id: row.id, reports: 4 }]);
});

test("several reports hide a mascara until somebody has looked, one visitor's are one, and what was cleared stays", async () => {
  const { row } = await finish();
  for (let i = 0; i < 5; i++) await report(row.id, 2);
  expect(await listAllPages({ by: "new" }, 10)).toHaveLength(1);
  for (let visitor = 3; visitor < 2 + reportersThatHide; visitor++) await report(row.id, visitor);
  expect(await listAllPages({ by: "new" }, 10)).toEqual([]);
  expect(await listMyMascaras(database, me)).toMatchObject([{ isHidden: true }]);
  expect(await listReportedMascaras(database)).toMatchObject([
    { id: row.id, reports: reportersThatHide, reasons: ["name"] },
  ]);
  await database.transaction((queries) => moderateMascara(queries, row.id, "cleared"));
  await report(row.id, 5);
  expect(await listAllPages({ by: "new" }, 10)).toHaveLength(1);
  await database.transaction((queries) => moderateMascara(queries, row.id, "refused"));
  expect(await listAllPages({ by: "new" }, 10)).toEqual([]);
});

test("a changed one names what it was made from, as long as that hangs there", async () => {
  const parent = await finish();
  const child = await finish({ parentId: parent.row.id, visitorId: uuid(8000, 2) });
  expect((await getGalleryEntry(database, child.row.id))?.parent).toMatchObject({ number: 1 });
  await database.transaction((queries) =>
    publishMascara(queries, { id: parent.row.id, visitorId: me, isPublic: false }),
  );
  expect((await getGalleryEntry(database, child.row.id))?.parent).toBeNull();
  const orphan = await finish({ parentId: uuid(9000, 999) });
  expect((await getGalleryEntry(database, orphan.row.id))?.parent).toBeNull();
});

test("the bench keeps what was put there last, and is empty once it is finished", async () => {
  expect(await getDraft(database, null)).toBeNull();
  for (const code of ["one", "two"])
    await database.transaction((queries) => saveDraft(queries, { visitorId: me, code, step: 2, now: clock.now() }));
  expect(await getDraft(database, me)).toMatchObject({ code: "two", step: 2 });
  await database.transaction((queries) => deleteDraft(queries, me));
  expect(await getDraft(database, me)).toBeNull();
});

test("who leaves takes works, likes and the bench along", async () => {
  const { row } = await finish();
  const other = await finish({ visitorId: uuid(8000, 2), parentId: row.id });
  await like(other.row.id, 1);
  await database.transaction((queries) => saveDraft(queries, { visitorId: me, code: "x", step: 1, now: clock.now() }));
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await listAllPages({ by: "new" }, 10)).toEqual([other.row.code]);
  expect(await getDraft(database, me)).toBeNull();
  expect(await listLikedMascaras(database, me)).toEqual([]);
});

test("the works of the house hang once, are marked, and take no visitor's number", async () => {
  const demoWorks = [1, 2].map((n) => ({
    ...{
      id: uuid(7000, n),
      code: `house-${n}`,
      worry: 0,
      isExperiment: false,
      madeAt: new Date("2026-09-01T00:00:00Z"),
    },
    parentId: n === 2 ? uuid(7000, 1) : null,
  }));
  await seedDemoMascaras(database, demoWorks);
  await seedDemoMascaras(database, demoWorks);
  const myMascara = await finish();
  expect(myMascara.row.number).toBe(1);
  const { items } = await getGalleryPage(database, { by: "new" }, null);
  expect(items.map(({ isDemonstration }) => isDemonstration)).toEqual([false, true, true]);
});

test("a work of the house is hidden by reports like everybody's, and a start does not hang it up again", async () => {
  const work = {
    id: uuid(7000, 1),
    code: "house-1",
    worry: 0,
    isExperiment: false,
    parentId: null,
    madeAt: clock.now(),
  };
  await seedDemoMascaras(database, [work]);
  for (let visitor = 2; visitor < 2 + reportersThatHide; visitor++) await report(work.id, visitor);
  await seedDemoMascaras(database, [work]);
  expect(await listAllPages({ by: "new" }, 10)).toEqual([]);
  expect(await listReportedMascaras(database)).toMatchObject([{ id: work.id, reports: reportersThatHide }]);
});

test("where an operator took the demonstration down, the works of the house are off the wall until it is back", async () => {
  const demoWorks = {
    id: uuid(7000, 1),
    code: "house-1",
    worry: 0,
    isExperiment: false,
    parentId: null,
    madeAt: new Date("2026-09-01T00:00:00Z"),
  };
  await seedDemoMascaras(database, [demoWorks]);
  await database.transaction((queries) => setDemoEnabled(queries, false));
  expect((await getGalleryPage(database, { by: "new" }, null)).items).toEqual([]);
  expect(await getGalleryEntry(database, demoWorks.id)).toBeNull();
  await database.transaction((queries) => setDemoEnabled(queries, true));
  expect((await getGalleryPage(database, { by: "new" }, null)).items).toHaveLength(1);
});
