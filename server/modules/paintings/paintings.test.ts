import { expect, test } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import type { Paint, Painting } from "#contracts/painting.ts";
import { demoPositions, type Family, familyOfPosition } from "#contracts/mural.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { listAuditEntries, verifyAudit } from "../audit/audit-log.ts";
import { recordVisit } from "../visitors/visits.ts";
import { reportPainting } from "./report-painting.ts";
import { type Decision, decide } from "./decide.ts";
import { getPaintingToModerate, listPaintingsToModerate } from "./moderation-queue.ts";
import { getLinkedPainting } from "./linked-painting.ts";
import { getMyPainting, listMyPaintings } from "./my-paintings.ts";
import { deletePainting, submitPainting, type SubmittedPainting } from "./submit-painting.ts";
import { countMural, getMuralPainting, listPanelPaintings, getMuralPage } from "./mural.ts";

const uuid = (block: string, no: number): string => `00000000-0000-4000-${block}-${String(no).padStart(12, "0")}`;
const [me, other] = [uuid("8000", 1), uuid("8000", 2)];
let clock = fixedClock("2026-11-20T12:00:00Z");
let database: Database;
let made = 0;

openDatabaseForEachTest(async (opened) => {
  clock = fixedClock("2026-11-20T12:00:00Z");
  made = 0;
  database = opened;
  for (const visitorId of [me, other]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
}, 6);

const painting: Painting = {
  paper: "bone",
  title: [0, 1],
  paints: [{ parts: [{ source: "lip-03", share: 1 }], grain: 2, medium: "oil" }],
  strokes: [{ kind: "stamp", form: "moon", paint: 0, size: 2, turn: 0, x: 100, y: 100 }],
};
const paints: Paint[] = [
  { hex: "#ae0d29", grain: 2, medium: "oil", parts: [{ hex: "#ae0d29", name: "終電のりんご飴", share: 1 }] },
];
const send = (draft: number, change: Partial<SubmittedPainting> = {}) =>
  database.transaction((queries) =>
    submitPainting(queries, {
      ...{ id: uuid("9000", ++made), visitorId: me, draftId: uuid("a000", draft), painting, paints },
      ...{ title: "閉店まぎわの金魚", hex: "#ae0d29", family: "red" as Family, now: clock.now() },
      ...change,
    }),
  );
const decideOn = (id: string, decision: Decision) =>
  database.transaction((queries) => decide(queries, { id, decision, now: clock.now() }));
const submitAndApprove = async (draft: number, change?: Partial<SubmittedPainting>): Promise<string> => {
  const { painting: own } = await send(draft, change);
  await decideOn(own!.id, { verb: "approve" });
  clock.advance(1_000);
  return own!.id;
};

test("what I send waits, and only I can see it", async () => {
  const { outcome, painting: own } = await send(1);
  expect(outcome).toBe("sent");
  expect(await listMyPaintings(database, me)).toMatchObject([{ id: own!.id, state: "waiting" }]);
  expect(await listMyPaintings(database, other)).toEqual([]);
  expect(await listMyPaintings(database, null)).toEqual([]);
  expect(await getMyPainting(database, other, own!.id)).toBeNull();
  expect(await getMuralPainting(database, own!.id)).toBeNull();
});

test("whoever has its link sees it before a person has looked, and nobody meets it on the mural", async () => {
  const { painting: own } = await send(1);
  expect(await getLinkedPainting(database, own!.id)).toMatchObject({ id: own!.id, title: "閉店まぎわの金魚" });
  expect(await getMuralPage(database, null, 10)).toEqual([]);
  await decideOn(own!.id, { verb: "approve" });
  expect(await getLinkedPainting(database, own!.id), "it hangs: the mural has it").toBeNull();
});

test("what was given back is shown by no link until a person has looked again, even when it is sent anew", async () => {
  const { painting: own } = await send(1);
  await decideOn(own!.id, { verb: "refuse", refusal: "person" });
  expect(await getLinkedPainting(database, own!.id)).toBeNull();
  const again = await send(1, { painting: { ...painting, paper: "night" } });
  expect(again).toMatchObject({ outcome: "sent", painting: { state: "waiting", refusal: null, isLinked: false } });
  expect(await getLinkedPainting(database, own!.id)).toBeNull();
  await decideOn(own!.id, { verb: "approve" });
  expect(await getMuralPainting(database, own!.id)).not.toBeNull();
});

test("one report takes the link of what nobody looked at away, and brings it before the others", async () => {
  await send(1);
  clock.advance(1_000);
  const { painting: own } = await send(2);
  expect(
    await reportPainting(database, { paintingId: own!.id, visitorId: other, reason: "hurt", now: clock.now() }),
  ).toBe(true);
  expect(await getLinkedPainting(database, own!.id)).toBeNull();
  expect((await listPaintingsToModerate(database, "waiting"))[0]).toMatchObject({ id: own!.id, complaints: 1 });
});

test("one draft is one painting, from however many tabs it is sent at once", async () => {
  const answers = await Promise.all([send(1), send(1), send(1), send(1)]);
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["already", "already", "already", "sent"]);
  expect(new Set(answers.map(({ painting: own }) => own?.id)).size).toBe(1);
  expect(await listMyPaintings(database, me)).toHaveLength(1);
});

test("three may wait; the fourth is told so, and goes when one was decided", async () => {
  const [first] = await Promise.all([send(1), send(2), send(3)]);
  expect(await send(4)).toEqual({ outcome: "full", painting: null });
  expect((await send(4, { visitorId: other })).outcome, "another's three are his own").toBe("sent");
  await decideOn(first.painting!.id, { verb: "approve" });
  expect((await send(4)).outcome).toBe("sent");
});

test("approved, it hangs at a place of its own that waits for its colour, and is not painted over", async () => {
  const id = await submitAndApprove(1);
  const shownPainting = await getMuralPainting(database, id);
  expect(demoPositions).not.toContain(shownPainting!.place);
  expect(familyOfPosition(shownPainting!.place)).toBe("red");
  expect((await send(1, { painting: { ...painting, paper: "night" } })).outcome).toBe("onWall");
  expect((await listPanelPaintings(database, 0)).map((row) => row.id)).toEqual([id]);
  expect(await countMural(database)).toMatchObject({ paintings: 1, strokes: 1, colours: 1 });
});

test("two operators who approve at once get two places", async () => {
  const ids = [];
  for (let draft = 1; draft <= 3; draft++) ids.push((await send(draft)).painting!.id);
  await Promise.all(ids.map((id) => decideOn(id, { verb: "approve" })));
  const places = (await listPanelPaintings(database, 0)).map(({ place }) => place);
  expect(new Set(places).size).toBe(3);
});

test("given back, it says why; sent again, it waits again under the same id", async () => {
  const { painting: own } = await send(1);
  await decideOn(own!.id, { verb: "refuse", refusal: "advert" });
  expect(await listMyPaintings(database, me)).toMatchObject([{ state: "refused", refusal: "advert" }]);
  const again = await send(1, { painting: { ...painting, paper: "rose" } });
  expect(again).toMatchObject({ outcome: "sent", painting: { id: own!.id, state: "waiting", refusal: null } });
});

test("taken down, it is gone from the wall; hung again, it has its old place and its old day", async () => {
  const id = await submitAndApprove(1);
  const before = await getMuralPainting(database, id);
  await decideOn(id, { verb: "hide" });
  expect(await getMuralPainting(database, id)).toBeNull();
  await decideOn(id, { verb: "approve" });
  expect(await getMuralPainting(database, id)).toMatchObject({
    place: before!.place,
    approved_at: before!.approved_at,
  });
});

test("nothing is decided of what is not there, or twice", async () => {
  expect(await decideOn(uuid("9000", 99), { verb: "approve" })).toEqual({ outcome: "unknown" });
  const id = await submitAndApprove(1);
  expect(await decideOn(id, { verb: "approve" })).toEqual({ outcome: "unfit", state: "approved" });
});

test("every decision stands in the sealed log, and every page of the wall is dropped", async () => {
  const id = await submitAndApprove(1);
  await decideOn(id, { verb: "refuse", refusal: "person" });
  expect(
    (await listAuditEntries(database)).map(({ action, subject, detail }) => ({ action, subject, detail })),
  ).toEqual([
    { action: "artworks.refuse", subject: id, detail: { was: "approved", reason: "person" } },
    { action: "artworks.approve", subject: id, detail: { was: "waiting" } },
  ]);
  expect((await verifyAudit(database)).brokenAt).toBeNull();
  expect((await getPaintingToModerate(database, id))?.decisions.map(({ action }) => action)).toEqual([
    "artworks.approve",
    "artworks.refuse",
  ]);
  expect(await database.query({ text: "SELECT tag, version FROM page_versions" })).toEqual([
    { tag: "ucp:wall", version: 2 },
  ]);
});

test("the list goes page by page, the newest first, without a gap or a repeat, also at one moment", async () => {
  const ids = [];
  for (let draft = 1; draft <= 7; draft++) {
    const { painting: own } = await send(draft);
    await decideOn(own!.id, { verb: "approve" });
    // Two of them at the same moment.
    if (draft !== 3) clock.advance(1_000);
    ids.push(own!.id);
  }
  const seen: string[] = [];
  let after: { at: Date; id: string } | null = null;
  for (;;) {
    const page = await getMuralPage(database, after, 3);
    seen.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (!last) break;
    after = { at: last.approved_at, id: last.id };
  }
  expect(seen).toEqual(ids.toReversed());
});

test("one visitor has one voice against a painting, and none against one that is not shown", async () => {
  const { painting: own } = await send(1);
  const report = (reason: "hurt" | "copied", visitorId = other) =>
    reportPainting(database, { paintingId: own!.id, visitorId, reason, now: clock.now() });
  await decideOn(own!.id, { verb: "refuse", refusal: "blank" });
  expect(await report("hurt")).toBe(false);
  await send(1, { painting: { ...painting, paper: "night" } });
  await decideOn(own!.id, { verb: "approve" });
  expect(await report("hurt")).toBe(true);
  expect(await report("copied")).toBe(true);
  expect(await listPaintingsToModerate(database, "reported")).toMatchObject([{ id: own!.id, complaints: 1 }]);
  expect((await getPaintingToModerate(database, own!.id))?.reasons).toEqual(["copied"]);
});

test("I can take away what is mine, from the wall too, and nobody else can", async () => {
  const id = await submitAndApprove(1);
  expect(await deletePainting(database, other, id)).toBeNull();
  expect(await deletePainting(database, me, id)).toMatchObject({ id, state: "approved" });
  expect(await getMuralPainting(database, id)).toBeNull();
});

test("a room that is erased takes its paintings along; what was decided stays in the log", async () => {
  const id = await submitAndApprove(1);
  await reportPainting(database, { paintingId: id, visitorId: other, reason: "hurt", now: clock.now() });
  await database.query({ text: "DELETE FROM visitors WHERE id = $1", values: [me] });
  expect(await countMural(database)).toMatchObject({ paintings: 0 });
  expect(await listAuditEntries(database)).toHaveLength(1);
});
