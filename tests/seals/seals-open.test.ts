import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompanionSays } from "#contracts/companion.ts";
import { openSealZone, type SealZone } from "./seal-zone.ts";
import { master, times, type Walker } from "./walker.ts";

let seals: SealZone;
let me: Walker;
beforeEach(async () => {
  seals = await openSealZone();
  me = await seals.walker();
  await me.write("POST", "/api/lmw/progress", { kind: "starter", monsterId: "13" });
});
afterEach(() => seals.stop());

/** Gives the visitor so many seals in all. How each is earned stands in seals-earned.test.ts. */
const have = (count: number) =>
  seals.zone.database.query({
    text: `INSERT INTO seals (visitor_id, seal_id, at) SELECT visitors.id, seal, $2 FROM visitors, unnest($1::text[]) AS seal
           ON CONFLICT DO NOTHING`,
    values: [master.seals.slice(0, count).map(({ id }) => id), seals.zone.clock.now()],
  });
const deed = (what: object): Promise<number> =>
  me.write("POST", "/api/lmw/progress", what).then(
    () => 200,
    (error: Error) => Number(/answers (\d+)/.exec(error.message)?.[1]),
  );

test("the white stage opens with the forty-fifth seal, and not with the one before", async () => {
  await have(44);
  expect(await deed({ kind: "enter", area: 7 })).toBe(400);
  await have(45);
  expect(await deed({ kind: "enter", area: 7 })).toBe(200);
});

test("the monster without a name can be met with the sixtieth", async () => {
  await have(59);
  expect(await deed({ kind: "meet", monsterId: "24", choice: null })).toBe(400);
  await have(60);
  expect(await deed({ kind: "meet", monsterId: "24", choice: null })).toBe(200);
});

/** What the companion says in the room on fourteen nights. */
async function saidInTheRoom(): Promise<Set<string | undefined>> {
  const said = new Set<string | undefined>();
  await times(14, async () => {
    // A night on which something is done is none of an absence.
    await me.write("POST", "/api/visitor/opening");
    said.add((await me.read<CompanionSays>("/api/visitor/companion?site=myroom")).says?.line);
    me.nextNight();
  });
  return said;
}

test("in the room the companion has more to say with fifteen seals, and an honest word with thirty", async () => {
  const own = master.companionLines.find(({ monsterId }) => monsterId === "13")!.lines.myroom!;
  const more = master.lipCompanions.find(({ monsterId }) => monsterId === "13")!;
  // Two more come by the nights themselves.
  await have(12);
  expect(await saidInTheRoom()).toEqual(new Set([own]));
  await have(15);
  expect(await saidInTheRoom()).toEqual(new Set([own, ...more.idle, more.sleepy]));
  await have(30);
  expect(await saidInTheRoom()).toEqual(new Set([own, ...more.idle, more.sleepy, more.honest]));
});
