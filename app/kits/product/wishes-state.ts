import type { MyWishes } from "#contracts/wishes.ts";
import type { ApiError } from "../visitor/api-error.ts";
import { saveWishChanges } from "./saved-wish-changes.ts";
import { applyChange, queueChange, type WishChange } from "./wishes-change.ts";
import type { WishesStoreOptions } from "./wishes-store-options.ts";
import type { ChangeOutcome, WishesView } from "./wishes-view.ts";

/** The visitor's list in this tab: what the server said last, and every change that has no answer yet. */
export interface WishesState {
  options: WishesStoreOptions;
  base: MyWishes;
  isKnown: boolean;
  failure: ApiError | null;
  /** How many changes the server has confirmed: an answer that set out before one of them is old when it arrives. */
  confirmations: number;
  /** The oldest first. */
  unsent: WishChange[];
  /** Products for which there was no room. */
  waiting: string[];
  /** What the server is being told now; what comes meanwhile waits behind it. */
  inFlight: WishChange | null;
  sending: Promise<void> | null;
  resolvers: Map<WishChange, (outcome: ChangeOutcome) => void>;
}

const maxWaiting = 20;

/** Shows the list as it will be when every change has arrived. */
export function publish({ options, base, isKnown, failure, unsent, waiting }: WishesState): void {
  const at = options.now().toISOString();
  const myWishes = unsent.reduce((list, change) => applyChange(list, change, at), base);
  const state: WishesView["state"] = isKnown ? "known" : failure ? "unreachable" : "loading";
  options.onView({ state, myWishes, waiting, hasUnsent: unsent.length > 0, failure });
}

/** Keeps what has no answer in this browser, and shows it. */
export function saveAndPublish(state: WishesState): void {
  saveWishChanges(state.options.store, state);
  publish(state);
}

/** Tells who made the change what became of it. */
export function settleChange({ resolvers }: WishesState, change: WishChange, outcome: ChangeOutcome): void {
  resolvers.get(change)?.(outcome);
  resolvers.delete(change);
}

/** The change has its answer: it is sent no more. */
export function finishChange(state: WishesState, change: WishChange, outcome: ChangeOutcome): void {
  state.unsent = state.unsent.filter((other) => other !== change);
  saveAndPublish(state);
  settleChange(state, change, outcome);
}

/** Puts a change behind the others. What is on its way is not taken back: the new wish comes after it. */
export function addChange(state: WishesState, change: WishChange): Promise<ChangeOutcome> {
  const sending = state.unsent.filter((other) => other === state.inFlight);
  const rest = state.unsent.filter((other) => other !== state.inFlight);
  const next = queueChange(rest, change);
  state.unsent = [...sending, ...next];
  for (const other of rest.filter((one) => !next.includes(one))) settleChange(state, other, "replaced");
  if ("productId" in change) state.waiting = state.waiting.filter((other) => other !== change.productId);
  saveAndPublish(state);
  const last = state.unsent.at(-1) ?? change;
  return new Promise((resolve) => state.resolvers.set(last, resolve));
}

/** The newest last, each once, and never more than can be shown. */
export function addWaiting(waiting: readonly string[], productId: string): string[] {
  return [...waiting.filter((other) => other !== productId), productId].slice(-maxWaiting);
}
