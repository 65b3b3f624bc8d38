import { expect, test } from "vitest";
import type { PublishedCampaign } from "./published-campaigns.ts";
import type { Queries } from "../../platform/database.ts";
import { findSoonestOpenDraw } from "./soonest-open-draw.ts";

const now = new Date("2026-11-22T12:00:00Z");
const draw = (id: string, endsAt: string, more: Partial<PublishedCampaign> = {}): PublishedCampaign =>
  ({
    ...{ content: { id }, opensAt: new Date("2026-11-01T00:00:00Z"), endsAt: new Date(endsAt), drawnAt: null },
    ...{ isDemonstration: false },
    ...more,
  }) as PublishedCampaign;
/** Answers as the database would: these have nothing left. */
const without = (...soldOut: string[]) =>
  ({
    query: async ({ values }: { values: readonly unknown[] }) => [{ is_left: !soldOut.includes(String(values[0])) }],
  }) as unknown as Queries;

const all = [
  draw("later", "2026-12-20T00:00:00Z"),
  draw("soon", "2026-11-25T00:00:00Z"),
  draw("over", "2026-11-20T00:00:00Z"),
  draw("made-up", "2026-11-23T00:00:00Z", { isDemonstration: true }),
];

test("the draw that closes soonest is told of, a made-up one only where no real one is open", async () => {
  expect((await findSoonestOpenDraw(without(), all, now))?.content.id).toBe("soon");
  expect((await findSoonestOpenDraw(without(), all.slice(2), now))?.content.id).toBe("made-up");
});

test("nobody is led to a draw whose prizes are gone", async () => {
  expect((await findSoonestOpenDraw(without("soon"), all, now))?.content.id).toBe("later");
  expect(await findSoonestOpenDraw(without("soon", "later", "made-up"), all, now)).toBeNull();
});
