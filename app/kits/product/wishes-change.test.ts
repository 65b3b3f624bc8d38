import { describe, expect, it } from "vitest";
import type { MyWishes, Wish } from "#contracts/wishes.ts";
import { applyChange, confirmChange, toWriteIntent, queueChange, type WishChange } from "./wishes-change.ts";

const at = "2026-11-20T12:00:00.000Z";
const wish = (productId: string, more: Partial<Wish> = {}): Wish => ({
  ...{ productId, state: "wanted", note: "", folder: "mine", wantedAt: at, keptAt: null, units: 1, isLow: false },
  ...more,
});
const list = (...wishes: Wish[]): MyWishes => ({ wishes, left: [], share: null });
const ids = ({ wishes }: MyWishes) => wishes.map(({ productId }) => productId);

describe("a change shown at once", () => {
  it("puts a new want on top, and one that is there already nowhere else", () => {
    const mine = applyChange(list(wish("lip-02")), { kind: "want", productId: "lip-01" }, at);
    expect(ids(mine)).toEqual(["lip-01", "lip-02"]);
    expect(applyChange(mine, { kind: "want", productId: "lip-02" }, at)).toBe(mine);
  });

  it("lays aside what is let go, and brings it back as it was", () => {
    const letGo = applyChange(
      list(wish("lip-01", { note: "冬に" })),
      { kind: "answer", productId: "lip-01", answer: "let-go" },
      at,
    );
    expect(letGo).toMatchObject({ wishes: [], left: [{ productId: "lip-01", how: "let-go", leftAt: at }] });
    expect(applyChange(letGo, { kind: "restore", productId: "lip-01" }, at)).toEqual(
      list(wish("lip-01", { note: "冬に" })),
    );
  });

  it("counts the thirty days anew for what is kept", () => {
    const later = "2026-12-24T12:00:00.000Z";
    const saved = applyChange(list(wish("lip-01")), { kind: "answer", productId: "lip-01", answer: "keep" }, later);
    expect(saved.wishes).toEqual([wish("lip-01", { keptAt: later })]);
  });

  it("a pack that was read is owned, wanted before or not", () => {
    const own: WishChange = { kind: "own", productId: "lip-01", units: 2 };
    const owned = wish("lip-01", { state: "owned", units: 2 });
    expect(applyChange(list(), own, at)).toEqual(list(owned));
    expect(applyChange(list(wish("lip-01")), own, at)).toEqual(list(owned));
    expect(queueChange([{ kind: "want", productId: "lip-01" }], own)).toEqual([own]);
    expect(toWriteIntent(own)).toMatchObject({ path: "/api/wishlist/items/lip-01/owned", body: { units: 2 } });
  });

  it("orders what is named and leaves the rest behind it", () => {
    const mine = list(wish("lip-01"), wish("lip-02"), wish("lip-03"));
    expect(ids(applyChange(mine, { kind: "order", productIds: ["lip-03", "lip-01"] }, at))).toEqual([
      "lip-03",
      "lip-01",
      "lip-02",
    ]);
  });
});

describe("the server's answer", () => {
  it("takes away what is on the list no more", () => {
    const edit: WishChange = { kind: "edit", productId: "lip-01", edit: { note: "x" } };
    expect(confirmChange(list(wish("lip-01")), edit, { outcome: "missing", wish: null }, at)).toEqual(list());
  });

  it("leaves a full list as it was", () => {
    const want: WishChange = { kind: "want", productId: "lip-01" };
    expect(confirmChange(list(), want, { outcome: "full", wish: null }, at)).toEqual(list());
  });
});

describe("changes that wait", () => {
  it("become one where they are about the same", () => {
    const edits = queueChange([{ kind: "edit", productId: "lip-01", edit: { note: "a" } }], {
      kind: "edit",
      productId: "lip-01",
      edit: { folder: "gift" },
    });
    expect(edits).toEqual([{ kind: "edit", productId: "lip-01", edit: { note: "a", folder: "gift" } }]);
    expect(queueChange([{ kind: "want", productId: "lip-01" }], { kind: "remove", productId: "lip-01" })).toEqual([
      { kind: "remove", productId: "lip-01" },
    ]);
    expect(queueChange([{ kind: "want", productId: "lip-01" }], { kind: "want", productId: "lip-02" })).toHaveLength(2);
  });

  it("say a state under a name, so that a repeated one takes the place of the old", () => {
    expect(toWriteIntent({ kind: "want", productId: "lip-01" }).name).toBe(
      toWriteIntent({ kind: "remove", productId: "lip-01" }).name,
    );
    expect(toWriteIntent({ kind: "remove", productId: "lip-01" })).toMatchObject({
      method: "PUT",
      body: { isWanted: false },
    });
  });
});
