import { type MyWishes, myWishesSchema, type WishOutcome, wishOutcomeSchema } from "#contracts/wishes.ts";
import { ApiError } from "../visitor/api-error.ts";
import { apiFetch } from "../visitor/api-fetch.ts";
import type { LocalStore } from "../visitor/local-store.ts";
import type { WriteIntent } from "../visitor/pending-writes.ts";
import { applyChange, confirmChange, toWriteIntent, queueChange, type WishChange } from "./wishes-change.ts";
import type { ChangeOutcome, WishesView } from "./wishes-view.ts";

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

export interface WishesStore {
  /** Reads the list from the server, and sends what had no answer. Never rejects. */
  load(): Promise<void>;
  /** Shows a change at once and sends it, one after the other. Never rejects. */
  change(change: WishChange): Promise<ChangeOutcome>;
  /** Forgets a tap that was kept for want of room. */
  removeWaiting(productId: string): void;
}

const unsentKey = "kz_wish_unsent";
const waitingKey = "kz_wish_waiting";
const maxWaiting = 20;
const nothing: MyWishes = { wishes: [], left: [], share: null };
/** The sender behind `useVisitor().write`, with the schema it needs. */
export const outcomeSchema = wishOutcomeSchema;

/**
 * The visitor's list in this tab: what the server said last, and on top of it every change that has no answer yet.
 * Those are saved in this browser, so that neither a reload nor a time without a network loses a tap.
 */
export function createWishesStore({ store, send, onView, notifyOthers, now }: WishesStoreOptions): WishesStore {
  let base = nothing;
  let isKnown = false;
  /** How many changes the server has confirmed: an answer that set out before one of them is old when it arrives. */
  let confirmations = 0;
  let failure: ApiError | null = null;
  let unsent: WishChange[] = parseList(store.get(unsentKey)).filter(isChange);
  let waiting: string[] = parseList(store.get(waitingKey)).filter((id) => typeof id === "string");
  // What the server is being told now; what comes meanwhile waits behind it.
  let inFlight: WishChange | null = null;
  let sendingAll: Promise<void> | null = null;
  const resolvers = new Map<WishChange, (outcome: ChangeOutcome) => void>();

  function publish(): void {
    const at = now().toISOString();
    const myWishes = unsent.reduce((list, change) => applyChange(list, change, at), base);
    const state = isKnown ? "known" : failure ? "unreachable" : "loading";
    onView({ state, myWishes, waiting, hasUnsent: unsent.length > 0, failure });
  }

  function save(): void {
    store.set(unsentKey, unsent.length > 0 ? JSON.stringify(unsent) : null);
    store.set(waitingKey, waiting.length > 0 ? JSON.stringify(waiting) : null);
  }

  function settle(change: WishChange, outcome: ChangeOutcome): void {
    resolvers.get(change)?.(outcome);
    resolvers.delete(change);
  }

  /** Sends the oldest change until none is left, or the network is gone. */
  async function sendAll(): Promise<void> {
    let hasChanged = false;
    for (let change = unsent[0]; change; change = unsent[0]) {
      try {
        inFlight = change;
        const answer = await send(toWriteIntent(change));
        confirmations += 1;
        base = confirmChange(base, change, answer, now().toISOString());
        if (answer.outcome === "full" && change.kind !== "order" && change.kind !== "answer")
          addWaiting(change.productId);
        hasChanged = true;
        finish(change, answer.outcome);
      } catch (error) {
        // What is no answer is a script that did not come: no network either.
        if (!(error instanceof ApiError) || canRetry(error)) {
          const isRefused = error instanceof ApiError && error.code === "E-CSRF";
          for (const other of [...resolvers.keys()]) settle(other, isRefused ? "unsaved" : "later");
          break;
        }
        finish(change, error);
      }
    }
    inFlight = null;
    // Before anyone hears of it: who changes something now must find that nothing is under way.
    sendingAll = null;
    if (hasChanged) notifyOthers();
  }

  async function fetchFresh(): Promise<MyWishes> {
    for (;;) {
      const before = confirmations;
      const myWishes = await apiFetch("/api/wishlist/mine", { schema: myWishesSchema });
      if (confirmations === before) return myWishes;
    }
  }

  function finish(change: WishChange, outcome: ChangeOutcome): void {
    unsent = unsent.filter((other) => other !== change);
    save();
    publish();
    settle(change, outcome);
  }

  function addWaiting(productId: string): void {
    waiting = [...waiting.filter((other) => other !== productId), productId].slice(-maxWaiting);
  }

  function startSending(): Promise<void> {
    if (sendingAll || unsent.length === 0) return sendingAll ?? Promise.resolve();
    return (sendingAll = sendAll());
  }

  return {
    async load() {
      try {
        base = await fetchFresh();
        isKnown = true;
        failure = null;
      } catch (error) {
        failure = error instanceof ApiError ? error : new ApiError("E-SERVER");
      }
      publish();
      if (unsent.length > 0 && !failure) await startSending();
    },
    change(change) {
      // What is on its way is not taken back: the new wish comes after it.
      const sending = unsent.filter((other) => other === inFlight);
      const rest = unsent.filter((other) => other !== inFlight);
      const next = queueChange(rest, change);
      const replaced = rest.filter((other) => !next.includes(other));
      unsent = [...sending, ...next];
      const last = unsent.at(-1) ?? change;
      for (const other of replaced) settle(other, "replaced");
      if ("productId" in change) waiting = waiting.filter((other) => other !== change.productId);
      save();
      publish();
      const outcome = new Promise<ChangeOutcome>((resolve) => resolvers.set(last, resolve));
      void startSending();
      return outcome;
    },
    removeWaiting(productId) {
      waiting = waiting.filter((other) => other !== productId);
      save();
      publish();
    },
  };
}

/** The server may not have heard of it, or was not able to: it is sent again when the network is back. */
const canRetry = ({ code }: ApiError): boolean => retryableCodes.includes(code);
// E-CSRF comes here only where no session can be held; then the tap holds as long as the page.
const retryableCodes: readonly string[] = ["E-NET", "E-OFFLINE", "E-BUSY", "E-SERVER", "E-LIMIT", "E-CSRF"];

/** What another version or another hand left in the browser is not trusted. */
function parseList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.slice(0, 200) : [];
  } catch {
    return [];
  }
}

function isChange(value: unknown): value is WishChange {
  const { kind, productId } = (value ?? {}) as { kind?: unknown; productId?: unknown };
  return (
    kind === "order" || (typeof kind === "string" && typeof productId === "string" && /^[a-z]+-\d+$/.test(productId))
  );
}
