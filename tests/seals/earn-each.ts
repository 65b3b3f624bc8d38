import { afterEach, beforeEach, expect, test } from "vitest";
import { openSealZone, type SealWalker, type SealZone } from "./seal-zone.ts";
import { master, type Walker, type Ways } from "./walker.ts";

/** How often a seal stands in the database, whoever has it. */
export async function rowsOf({ zone }: SealZone, id: string): Promise<number> {
  const rows = await zone.database.query({ text: "SELECT 1 FROM seals WHERE seal_id = $1", values: [id] });
  return rows.length;
}

/** How often a visitor's answers told it. */
export const toldTimes = ({ told }: Walker, id: string): number => told.filter((other) => other === id).length;

/** A fresh zone and a visitor in it for each test of a file. */
export function eachInAZone(): { seals: SealZone; me: SealWalker } {
  const lent = {} as { seals: SealZone; me: SealWalker };
  beforeEach(async () => {
    lent.seals = await openSealZone();
    lent.me = await lent.seals.walker();
  });
  afterEach(() => lent.seals.stop());
  return lent;
}

/** One test for each of the ways: it earns its seal, once. */
export function earnEach(ways: Ways): void {
  const lent = eachInAZone();
  const rows = Object.keys(ways).map((id) => [id, master.seals.find((seal) => seal.id === id)?.condition.ja] as const);

  test.each(rows)(
    "%s is earned by what a visitor does, is told once, and no repeat gives it again: %s",
    { timeout: 120_000 },
    async (id) => {
      const { seals, me } = lent;
      await ways[id]!(me);
      expect([toldTimes(me, id), await rowsOf(seals, id)]).toEqual([1, 1]);
      await me.again("same");
      await me.again("new");
      expect([toldTimes(me, id), await rowsOf(seals, id)]).toEqual([1, 1]);
    },
  );
}
