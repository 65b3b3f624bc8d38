import type { WishOutcome } from "#contracts/wishes.ts";
import type { LocalStore } from "../visitor/local-store.ts";
import type { WriteIntent } from "../visitor/pending-writes.ts";
import type { WishesView } from "./wishes-view.ts";

/** What the store stands on; tests hand in their own. */
export interface WishesStoreOptions {
  store: LocalStore;
  /** Sends under a key that stays the same until there was an answer: `useVisitor().write`. */
  send: (intent: WriteIntent) => Promise<WishOutcome>;
  onView: (view: WishesView) => void;
  /** Tells the other tabs that the server knows something new. */
  notifyOthers: () => void;
  now: () => Date;
}
