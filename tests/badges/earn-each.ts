import { afterEach, beforeEach, expect, test } from "vitest";
import { openBadgeTestHub, type BadgeUser, type BadgeTestHub } from "./badge-test-hub.ts";
import { master, type ApiUser, type Scenarios } from "./api-user.ts";

/** How often a seal stands in the database, whoever has it. */
export async function badgeRowsOf({ hub }: BadgeTestHub, id: string): Promise<number> {
  const rows = await hub.database.query({ text: "SELECT 1 FROM seals WHERE seal_id = $1", values: [id] });
  return rows.length;
}

/** How often a visitor's answers told it. */
export const announcedTimes = ({ earnedBadges: announced }: ApiUser, id: string): number =>
  announced.filter((other) => other === id).length;

/** A fresh zone and a visitor in it for each test of a file. */
export function eachInOneHub(): { badges: BadgeTestHub; me: BadgeUser } {
  const context = {} as { badges: BadgeTestHub; me: BadgeUser };
  beforeEach(async () => {
    context.badges = await openBadgeTestHub();
    context.me = await context.badges.createUser();
  });
  afterEach(() => context.badges.stop());
  return context;
}

/** One test for each of the ways: it earns its seal, once. */
export function earnEachBadge(scenarios: Scenarios): void {
  const context = eachInOneHub();
  const rows = Object.keys(scenarios).map(
    (id) => [id, master.seals.find((badge) => badge.id === id)?.condition.ja] as const,
  );

  test.each(rows)(
    "%s is earned by what a visitor does, is told once, and no repeat gives it again: %s",
    { timeout: 120_000 },
    async (id) => {
      const { badges, me } = context;
      await scenarios[id]!(me);
      expect([announcedTimes(me, id), await badgeRowsOf(badges, id)]).toEqual([1, 1]);
      await me.resend("same");
      await me.resend("new");
      expect([announcedTimes(me, id), await badgeRowsOf(badges, id)]).toEqual([1, 1]);
    },
  );
}
