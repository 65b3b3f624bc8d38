import { type MyWishes, myWishesSchema, wishOutcomeSchema } from "#contracts/wishes.ts";
import { ApiError } from "../visitor/api-error.ts";
import { apiFetch } from "../visitor/api-fetch.ts";
import { readWishChanges } from "./saved-wish-changes.ts";
import { startSending } from "./send-wishes.ts";
import type { WishChange } from "./wishes-change.ts";
import { addChange, publish, saveAndPublish, type WishesState } from "./wishes-state.ts";
import type { WishesStoreOptions } from "./wishes-store-options.ts";
import type { ChangeOutcome } from "./wishes-view.ts";

export interface WishesStore {
  /** Reads the list from the server, and sends what had no answer. Never rejects. */
  load(): Promise<void>;
  /** Shows a change at once and sends it, one after the other. Never rejects. */
  change(change: WishChange): Promise<ChangeOutcome>;
  /** Forgets a tap that was kept for want of room. */
  removeWaiting(productId: string): void;
}

const nothing: MyWishes = { wishes: [], left: [], share: null };
/** The sender behind `useVisitor().write`, with the schema it needs. */
export const outcomeSchema = wishOutcomeSchema;

/**
 * The visitor's list in this tab: what the server said last, and on top of it every change that has no answer yet.
 * Those are saved in this browser, so that neither a reload nor a time without a network loses a tap.
 */
export function createWishesStore(options: WishesStoreOptions): WishesStore {
  const state: WishesState = {
    options,
    ...{ base: nothing, isKnown: false, failure: null, confirmations: 0 },
    ...readWishChanges(options.store),
    ...{ inFlight: null, sending: null, resolvers: new Map() },
  };
  return {
    async load() {
      try {
        state.base = await fetchFresh(state);
        state.isKnown = true;
        state.failure = null;
      } catch (error) {
        state.failure = error instanceof ApiError ? error : new ApiError("E-SERVER");
      }
      publish(state);
      if (state.unsent.length > 0 && !state.failure) await startSending(state);
    },
    change(change) {
      const outcome = addChange(state, change);
      void startSending(state);
      return outcome;
    },
    removeWaiting(productId) {
      state.waiting = state.waiting.filter((other) => other !== productId);
      saveAndPublish(state);
    },
  };
}

/** Asks again when a change was confirmed while the answer was on its way. */
async function fetchFresh(state: WishesState): Promise<MyWishes> {
  for (;;) {
    const before = state.confirmations;
    const myWishes = await apiFetch("/api/wishlist/mine", { schema: myWishesSchema });
    if (state.confirmations === before) return myWishes;
  }
}
