import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompanionMessage } from "#contracts/companion.ts";
import { openBadgeTestHub, type BadgeTestHub } from "./badge-test-hub.ts";
import { master, repeat, type ApiUser } from "./api-user.ts";

let badges: BadgeTestHub;
let user: ApiUser;
beforeEach(async () => {
  badges = await openBadgeTestHub();
  user = await badges.createUser();
  await user.write("POST", "/api/lmw/progress", { kind: "starter", monsterId: "13" });
});
afterEach(() => badges.stop());

/** Gives the visitor so many seals in all. How each is earned stands in seals-earned.test.ts. */
const earnBadges = (count: number) =>
  badges.hub.database.query({
    text: `INSERT INTO seals (visitor_id, seal_id, at) SELECT visitors.id, seal, $2 FROM visitors, unnest($1::text[]) AS seal
           ON CONFLICT DO NOTHING`,
    values: [master.seals.slice(0, count).map(({ id }) => id), badges.hub.clock.now()],
  });
const postProgress = (what: object): Promise<number> =>
  user.write("POST", "/api/lmw/progress", what).then(
    () => 200,
    (error: Error) => Number(/answers (\d+)/.exec(error.message)?.[1]),
  );

test("the white stage opens with the forty-fifth seal, and not with the one before", async () => {
  await earnBadges(44);
  expect(await postProgress({ kind: "enter", area: 7 })).toBe(400);
  await earnBadges(45);
  expect(await postProgress({ kind: "enter", area: 7 })).toBe(200);
});

test("the monster without a name can be met with the sixtieth", async () => {
  await earnBadges(59);
  expect(await postProgress({ kind: "meet", monsterId: "24", choice: null })).toBe(400);
  await earnBadges(60);
  expect(await postProgress({ kind: "meet", monsterId: "24", choice: null })).toBe(200);
});

/** What the companion says in the room on fourteen nights. */
async function companionLinesInRoom(): Promise<Set<string | undefined>> {
  const lines = new Set<string | undefined>();
  await repeat(14, async () => {
    // A night on which something is done is none of an absence.
    await user.write("POST", "/api/visitor/opening");
    lines.add((await user.get<CompanionMessage>("/api/visitor/companion?site=myroom")).says?.line);
    user.nextDay();
  });
  return lines;
}

test("in the room the companion has more to say with fifteen seals, and an honest word with thirty", async () => {
  const ownLines = master.companionLines.find(({ monsterId }) => monsterId === "13")!.lines.myroom!;
  const more = master.lipCompanions.find(({ monsterId }) => monsterId === "13")!;
  // Two more come by the nights themselves.
  await earnBadges(12);
  expect(await companionLinesInRoom()).toEqual(new Set([ownLines]));
  await earnBadges(15);
  expect(await companionLinesInRoom()).toEqual(new Set([ownLines, ...more.idle, more.sleepy]));
  await earnBadges(30);
  expect(await companionLinesInRoom()).toEqual(new Set([ownLines, ...more.idle, more.sleepy, more.honest]));
});
