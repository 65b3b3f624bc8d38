import { useEffect, useSyncExternalStore } from "react";
import { createLocalStore } from "../visitor/local-store.ts";
import { useVisitor, type Visitor } from "../visitor/visitor-provider.tsx";
import { hasWish, type WishChange } from "./wishes-change.ts";
import type { WishesStore } from "./wishes-store.ts";
import type { WishesView } from "./wishes-view.ts";

const nothing: WishesView = {
  ...{ state: "loading", waiting: [], hasUnsent: false, failure: null },
  myWishes: { wishes: [], left: [], share: null },
};
/** Written after each change that the server knows; what stands in it means nothing. */
const changedKey = "kz_wish_changed";

function createWishes() {
  const listeners = new Set<() => void>();
  let view = nothing;
  let storePromise: Promise<WishesStore> | null = null;

  function show(next: WishesView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  // Its script comes with the first heart that is alive, not with the page.
  function provideStore(write: Visitor["write"]): Promise<WishesStore> {
    storePromise ??= import("./wishes-store.ts").then(({ createWishesStore, outcomeSchema }) => {
      const store = createLocalStore();
      const list = createWishesStore({
        store,
        send: (intent) => write(intent, outcomeSchema),
        onView: show,
        // Only the other tabs hear of it.
        notifyOthers: () => store.set(changedKey, String(Date.now())),
        now: () => new Date(),
      });
      listen(() => void list.load());
      // Not awaited: a tap is shown before the server has said anything.
      void list.load();
      return list;
    });
    storePromise.catch(() => {
      storePromise = null;
    });
    return storePromise;
  }

  /** Other tabs, a network that is back, and a page the browser had laid aside: all may know less than the server. */
  function listen(load: () => void): void {
    window.addEventListener("storage", ({ key }) => key === changedKey && load());
    window.addEventListener("online", load);
    window.addEventListener("pageshow", (event) => event.persisted && load());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && view.hasUnsent) load();
    });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: (): WishesView => view,
    open: (write: Visitor["write"]) => void provideStore(write).catch(() => {}),
    load: async (write: Visitor["write"]) => (await provideStore(write)).load(),
    change: async (write: Visitor["write"], change: WishChange) => (await provideStore(write)).change(change),
    forgetWaiting: async (write: Visitor["write"], productId: string) =>
      (await provideStore(write)).removeWaiting(productId),
  };
}

/** The list of this browser. Browser only: on the server and while hydrating, nothing is known. */
const wishes = createWishes();

/** The visitor's list: read once a visit when the first part that uses it is alive, then shared by all of them. */
export function useWishes() {
  const write = useVisitorWrite();
  const view = useSyncExternalStore(wishes.subscribe, wishes.get, () => nothing);
  return {
    view,
    /** Shows a change at once and sends it; tells what became of it. */
    change: (change: WishChange) => wishes.change(write, change),
    reload: () => wishes.load(write),
    forgetWaiting: (productId: string) => wishes.forgetWaiting(write, productId),
  };
}

/** One product on that list. It is drawn anew only when this product comes or goes: a catalogue has many of them. */
export function useWish(productId: string) {
  const write = useVisitorWrite();
  return {
    isWanted: useSyncExternalStore(
      wishes.subscribe,
      () => hasWish(wishes.get().myWishes, productId),
      () => false,
    ),
    /** Like `useWishes().change`. */
    change: (change: WishChange) => wishes.change(write, change),
  };
}

/** Has the list read once it is known who asks, and returns how that visitor writes. */
function useVisitorWrite(): Visitor["write"] {
  const { state, write } = useVisitor();
  useEffect(() => {
    if (state !== "loading") wishes.open(write);
  }, [state, write]);
  return write;
}
