import { describe, expect, it } from "vitest";
import { openDatabaseForEachTest } from "#test-support/postgres/open-database-for-each-test.ts";
import { type FixedClock, fixedClock } from "../../platform/clock.ts";
import type { Database, Queries } from "../../platform/database.ts";
import { recordVisit } from "../visitors/visits.ts";
import { addWish, answerWish, editWish, ownWish, removeWish, restoreWish, type WishChange } from "./change-wish.ts";
import { countWishRemovals, monthOf } from "./wish-removals.ts";
import { getMyWishes } from "./my-wishes.ts";
import { orderWishes } from "./order-wishes.ts";

const me = "00000000-0000-4000-8000-000000000001";
const you = "00000000-0000-4000-8000-000000000002";
const dayMs = 86_400_000;

let database: Database;
let clock: FixedClock;

openDatabaseForEachTest(async (opened) => {
  clock = fixedClock("2026-11-20T12:00:00+09:00");
  database = opened;
  for (const visitorId of [me, you]) await recordVisit(database, { visitorId, lang: "ja", now: clock.now() });
}, 5);

type Work<T> = (queries: Queries, act: WishChange) => Promise<T>;
const act = (productId: string, visitorId = me): WishChange => ({ visitorId, productId, now: clock.now() });
const doing = <T>(work: Work<T>, productId: string, visitorId = me): Promise<T> =>
  database.transaction((queries) => work(queries, act(productId, visitorId)));
const listMine = () => getMyWishes(database, me, clock.now());
const names = async () => (await listMine()).wishes.map(({ productId }) => productId);
const letGo: Work<unknown> = (queries, wish) => answerWish(queries, wish, "let-go");
const keepWish: Work<unknown> = (queries, wish) => answerWish(queries, wish, "keep");
const interests = () => database.query({ text: "SELECT product_id FROM interest_events ORDER BY 1" });

describe("what lies at home", () => {
  const own =
    (units: number): Work<unknown> =>
    (queries, wish) =>
      ownWish(queries, wish, units);

  it("is on the list as owned with its number, once however often it is read, and is no interest", async () => {
    await doing(own(1), "lip-01");
    await doing(own(2), "lip-01");
    expect((await listMine()).wishes).toMatchObject([{ productId: "lip-01", state: "owned", units: 2, isLow: false }]);
    expect(await interests()).toEqual([]);
  });

  it("was wanted before: the note stays, the state changes", async () => {
    await doing(addWish, "lip-01");
    await doing((queries, wish) => editWish(queries, wish, { note: "冬に" }), "lip-01");
    await doing(own(1), "lip-01");
    expect((await listMine()).wishes).toMatchObject([{ state: "owned", note: "冬に" }]);
  });

  it("nearly empty it says so until it is said otherwise, and comes back so after it was taken off", async () => {
    await doing(own(3), "lip-01");
    await doing((queries, wish) => editWish(queries, wish, { isLow: true }), "lip-01");
    await doing(removeWish, "lip-01");
    await doing(restoreWish, "lip-01");
    expect((await listMine()).wishes).toMatchObject([{ units: 3, isLow: true }]);
    await doing((queries, wish) => editWish(queries, wish, { isLow: false }), "lip-01");
    expect((await listMine()).wishes).toMatchObject([{ units: 3, isLow: false }]);
  });
});

describe("a heart", () => {
  it("puts a thing on top of the list, once however often it is pressed, and counts as interest", async () => {
    await doing(addWish, "lip-01");
    await doing(addWish, "lip-02");
    const again = await doing(addWish, "lip-01");
    expect(again).toMatchObject({ outcome: "done", wish: { productId: "lip-01", state: "wanted" } });
    expect(await names()).toEqual(["lip-02", "lip-01"]);
    expect(await interests()).toHaveLength(2);
  });

  it("pressed off takes it off; it can come back as it was for seven days", async () => {
    await doing(addWish, "lip-01");
    await doing((queries, wish) => editWish(queries, wish, { note: "姉へ", folder: "gift" }), "lip-01");
    expect(await doing(removeWish, "lip-01")).toEqual({ outcome: "done", wish: null });
    expect((await listMine()).left).toMatchObject([{ productId: "lip-01", how: "removed", note: "姉へ" }]);
    clock.advance(7 * dayMs - 1);
    expect(await doing(restoreWish, "lip-01")).toMatchObject({
      outcome: "done",
      wish: { note: "姉へ", folder: "gift" },
    });
  });

  it("is gone for good after seven days", async () => {
    await doing(addWish, "lip-01");
    await doing(removeWish, "lip-01");
    clock.advance(7 * dayMs);
    expect((await listMine()).left).toEqual([]);
    expect(await doing(restoreWish, "lip-01")).toEqual({ outcome: "missing", wish: null });
    expect(await database.query({ text: "SELECT 1 FROM wishes" })).toEqual([]);
  });

  it("does not go in at a hundred, also when two tabs press at the same moment", async () => {
    for (let number = 0; number < 99; number++) await doing(addWish, `shadow-${100 + number}`);
    const outcomes = await Promise.all(["lip-01", "lip-02"].map((productId) => doing(addWish, productId)));
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "full"]);
    expect((await listMine()).wishes).toHaveLength(100);
  });

  it("belongs to one visitor and to nobody else", async () => {
    await doing(addWish, "lip-01", you);
    expect(await names()).toEqual([]);
    expect(await doing(removeWish, "lip-01")).toEqual({ outcome: "missing", wish: null });
    expect((await getMyWishes(database, you, clock.now())).wishes).toHaveLength(1);
    expect(await getMyWishes(database, null, clock.now())).toEqual({ wishes: [], left: [], share: null });
  });
});

describe("the list", () => {
  it("keeps the visitor's order; what another tab added meanwhile follows after it", async () => {
    for (const productId of ["lip-01", "lip-02", "lip-03", "lip-04"]) await doing(addWish, productId);
    await database.transaction((queries) =>
      orderWishes(queries, me, ["lip-01", "lip-03", "lip-02", "tint-01", "lip-01"]),
    );
    expect(await names()).toEqual(["lip-01", "lip-03", "lip-02", "lip-04"]);
    await doing(addWish, "lip-05");
    expect((await names())[0]).toBe("lip-05");
  });

  it("changes only what is given", async () => {
    await doing(addWish, "lip-01");
    await doing((queries, wish) => editWish(queries, wish, { note: "冬に" }), "lip-01");
    await doing((queries, wish) => editWish(queries, wish, { state: "owned" }), "lip-01");
    expect((await listMine()).wishes).toMatchObject([{ state: "owned", note: "冬に", folder: "mine" }]);
    expect(await doing((queries, wish) => editWish(queries, wish, { note: "" }), "lip-02")).toMatchObject({
      outcome: "missing",
    });
  });
});

describe("まだ欲しい？", () => {
  it("leaves the same mark for keeping as for letting go", async () => {
    await doing(addWish, "lip-01");
    await doing(addWish, "lip-02");
    await doing(keepWish, "lip-01");
    await doing(letGo, "lip-02");
    const rows = await database.query({ text: "SELECT product_id, answer FROM wish_answers ORDER BY 1" });
    expect(rows).toEqual([
      { product_id: "lip-01", answer: "keep" },
      { product_id: "lip-02", answer: "let-go" },
    ]);
    expect((await listMine()).wishes).toMatchObject([{ productId: "lip-01", keptAt: clock.now().toISOString() }]);
    expect((await listMine()).left).toMatchObject([{ productId: "lip-02", how: "let-go" }]);
  });
});

describe("今月、『欲しい』をやめた", () => {
  const count = async (month = monthOf(clock.now())) => (await countWishRemovals(database, month, clock.now())).count;

  it("counts what was let go, the same thing of the same visitor once a month", async () => {
    for (const visitorId of [me, you]) {
      await doing(addWish, "lip-01", visitorId);
      await doing(letGo, "lip-01", visitorId);
    }
    clock.advance(dayMs);
    await doing(addWish, "lip-01");
    await doing(letGo, "lip-01");
    expect(await count()).toBe(2);
  });

  it("does not count what came back within seven days, nor what a heart took off", async () => {
    await doing(addWish, "lip-01");
    await doing(letGo, "lip-01");
    clock.advance(3 * dayMs);
    await doing(restoreWish, "lip-01");
    await doing(addWish, "lip-02");
    await doing(removeWish, "lip-02");
    expect(await count()).toBe(0);
  });

  it("goes by the month in Japan, and is final seven days after it", async () => {
    clock.advance(Date.parse("2026-11-30T23:59:59+09:00") - clock.now().getTime());
    await doing(addWish, "lip-01");
    await doing(letGo, "lip-01");
    clock.advance(1000);
    await doing(addWish, "lip-02");
    await doing(letGo, "lip-02");
    expect(await count("2026-11")).toBe(1);
    expect(await count("2026-12")).toBe(1);
    expect(await countWishRemovals(database, "2026-11", clock.now())).toMatchObject({
      isFinal: false,
      finalOn: "2026-12-08",
    });
    clock.advance(7 * dayMs);
    expect(await countWishRemovals(database, "2026-11", clock.now())).toMatchObject({ isFinal: true });
    expect(await countWishRemovals(database, "2026-12", clock.now())).toMatchObject({ finalOn: "2027-01-08" });
  });
});
