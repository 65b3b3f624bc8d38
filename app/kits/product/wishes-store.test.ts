// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Wish, WishOutcome } from "#contracts/wishes.ts";
import { ApiError } from "../visitor/api-error.ts";
import { createFakeApi, jsonResponse } from "../visitor/fake-api.ts";
import { createLocalStore } from "../visitor/local-store.ts";
import type { WriteIntent } from "../visitor/pending-writes.ts";
import type { WishesView } from "./wishes-view.ts";
import { createWishesStore } from "./wishes-store.ts";

const at = "2026-11-20T12:00:00.000Z";
const wish = (productId: string, more: Partial<Wish> = {}): Wish => ({
  ...{ productId, state: "wanted", note: "", folder: "mine", wantedAt: at, keptAt: null, units: 1, isLow: false },
  ...more,
});
const onServer = (...productIds: string[]) => ({ wishes: productIds.map((id) => wish(id)), left: [], share: null });

let sent: WriteIntent[];
let answer: (intent: WriteIntent) => Promise<WishOutcome>;
let shown: WishesView[];
let notifiedCount: number;

const ids = () => shown.at(-1)?.myWishes.wishes.map(({ productId }) => productId);

function newStore() {
  return createWishesStore({
    store: createLocalStore(),
    send: async (intent) => {
      sent.push(intent);
      return answer(intent);
    },
    onView: (view) => shown.push(view),
    notifyOthers: () => {
      notifiedCount += 1;
    },
    now: () => new Date(at),
  });
}

beforeEach(() => {
  sent = [];
  shown = [];
  notifiedCount = 0;
  answer = async ({ path, body }) => {
    const isOn = (body as { isWanted?: boolean }).isWanted !== false;
    return { outcome: "done", wish: isOn ? wish(path.split("/")[4] ?? "") : null };
  };
  vi.stubGlobal(
    "fetch",
    createFakeApi({ "GET /api/wishlist/mine": () => jsonResponse(200, onServer("lip-09")) }).fetch,
  );
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("a tap on a heart", () => {
  it("shows at once, before the list is known and before the server has answered", async () => {
    const store = newStore();
    const outcome = store.change({ kind: "want", productId: "lip-01" });
    expect(ids()).toEqual(["lip-01"]);
    expect(await outcome).toBe("done");
    await store.load();
    expect(ids()).toEqual(["lip-09"]);
  });

  it("is sent one after the other, and what is on its way is not overtaken", async () => {
    const store = newStore();
    await store.load();
    const taps = [
      store.change({ kind: "want", productId: "lip-01" }),
      store.change({ kind: "remove", productId: "lip-01" }),
      store.change({ kind: "want", productId: "lip-01" }),
    ];
    expect(ids()).toEqual(["lip-01", "lip-09"]);
    expect(await Promise.all(taps)).toEqual(["done", "replaced", "done"]);
    expect(sent.map(({ body }) => body)).toEqual([{ isWanted: true }, { isWanted: true }]);
    expect(ids()).toEqual(["lip-01", "lip-09"]);
  });

  it("is told to the other tabs when the server knows it", async () => {
    const store = newStore();
    await store.load();
    await store.change({ kind: "want", productId: "lip-01" });
    await vi.waitFor(() => expect(notifiedCount).toBe(1));
  });

  it("is kept without a network, and sent by the next page that has one", async () => {
    answer = () => Promise.reject(new ApiError("E-OFFLINE"));
    const offline = newStore();
    await offline.load();
    expect(await offline.change({ kind: "want", productId: "lip-01" })).toBe("later");
    expect(shown.at(-1)).toMatchObject({ hasUnsent: true });
    expect(ids()).toEqual(["lip-01", "lip-09"]);

    answer = async () => ({ outcome: "done", wish: wish("lip-01") });
    await newStore().load();
    expect(sent).toHaveLength(2);
    expect(ids()).toEqual(["lip-01", "lip-09"]);
    expect(shown.at(-1)).toMatchObject({ hasUnsent: false });
  });

  it("is taken back when the server refuses it", async () => {
    answer = () => Promise.reject(new ApiError("E-404"));
    const store = newStore();
    await store.load();
    expect(await store.change({ kind: "want", productId: "lip-01" })).toMatchObject({ code: "E-404" });
    expect(ids()).toEqual(["lip-09"]);
  });

  it("holds as long as the page where cookies are refused", async () => {
    answer = () => Promise.reject(new ApiError("E-CSRF"));
    const store = newStore();
    await store.load();
    expect(await store.change({ kind: "want", productId: "lip-01" })).toBe("unsaved");
    expect(ids()).toEqual(["lip-01", "lip-09"]);
  });

  it("on a full list is kept, and can be put in later", async () => {
    answer = async () => ({ outcome: "full", wish: null });
    const store = newStore();
    await store.load();
    expect(await store.change({ kind: "want", productId: "lip-01" })).toBe("full");
    expect(ids()).toEqual(["lip-09"]);
    expect(shown.at(-1)?.waiting).toEqual(["lip-01"]);

    answer = async () => ({ outcome: "done", wish: wish("lip-01") });
    expect(await store.change({ kind: "want", productId: "lip-01" })).toBe("done");
    expect(shown.at(-1)?.waiting).toEqual([]);
  });
});

describe("the list", () => {
  it("says that it could not be read, and shows the taps of this page all the same", async () => {
    vi.stubGlobal("fetch", createFakeApi().fetch);
    const store = newStore();
    await store.load();
    expect(shown.at(-1)).toMatchObject({ state: "unreachable", failure: { code: "E-NET" } });
    await store.change({ kind: "want", productId: "lip-01" });
    expect(ids()).toEqual(["lip-01"]);
  });

  it("takes the server's word for what a change made of a thing", async () => {
    answer = async () => ({ outcome: "done", wish: wish("lip-09", { note: "冬に" }) });
    const store = newStore();
    await store.load();
    await store.change({ kind: "edit", productId: "lip-09", edit: { note: " 冬に " } });
    expect(shown.at(-1)?.myWishes.wishes).toEqual([wish("lip-09", { note: "冬に" })]);
  });

  it("does not trust what another hand wrote into this browser", async () => {
    localStorage.setItem("kz_wish_unsent", '[{"kind":"want","productId":"../../x"},7,{"kind":"want"}]');
    localStorage.setItem("kz_wish_waiting", "{broken");
    const store = newStore();
    await store.load();
    expect(sent).toEqual([]);
    expect(shown.at(-1)).toMatchObject({ hasUnsent: false, waiting: [] });
  });
});
