import { type MyWishes, myWishesSchema, type WishOutcome, wishOutcomeSchema } from "#contracts/wishes.ts";
import { ApiError } from "../visitor/api-error.ts";
import { apiFetch } from "../visitor/api-fetch.ts";
import type { LocalStore } from "../visitor/local-store.ts";
import type { WriteIntent } from "../visitor/pending-writes.ts";
import { changed, confirmed, intentOf, queued, type WishChange } from "./wishes-change.ts";
import type { ChangeOutcome, WishesView } from "./wishes.ts";

/** What the store stands on; tests hand in their own. */
export interface WishesParts {
  store: LocalStore;
  /** Sends under a key that stays the same until there was an answer: `useVisitor().write`. */
  send: (intent: WriteIntent) => Promise<WishOutcome>;
  show: (view: WishesView) => void;
  /** Tells the other tabs that the server knows something new. */
  tellOthers: () => void;
  now: () => Date;
}

export interface WishesStore {
  /** Reads the list from the server, and sends what had no answer. Never rejects. */
  load(): Promise<void>;
  /** Shows a change at once and sends it, one after the other. Never rejects. */
  change(change: WishChange): Promise<ChangeOutcome>;
  /** Forgets a tap that was kept for want of room. */
  forgetWaiting(productId: string): void;
}

const unsentKey = "kz_wish_unsent";
const waitingKey = "kz_wish_waiting";
const maxWaiting = 20;
const nothing: MyWishes = { wishes: [], left: [], share: null };
/** The sender behind `useVisitor().write`, with the schema it needs. */
export const outcomeSchema = wishOutcomeSchema;

/**
 * The visitor's list in this tab: what the server said last, and on top of it every change that has no answer yet.
 * Those are kept in this browser, so that neither a reload nor a night without a network loses a tap.
 */
export function createWishesStore({ store, send, show, tellOthers, now }: WishesParts): WishesStore {
  let base = nothing;
  let isKnown = false;
  /** How many changes the server has confirmed: an answer that set out before one of them is old when it arrives. */
  let confirmations = 0;
  let failure: ApiError | null = null;
  let unsent: WishChange[] = readList(store.get(unsentKey)).filter(isChange);
  let waiting: string[] = readList(store.get(waitingKey)).filter((id) => typeof id === "string");
  // What the server is being told now; what comes meanwhile waits behind it.
  let inFlight: WishChange | null = null;
  let underWay: Promise<void> | null = null;
  const askers = new Map<WishChange, (outcome: ChangeOutcome) => void>();

  function publish(): void {
    const at = now().toISOString();
    const mine = unsent.reduce((list, change) => changed(list, change, at), base);
    const state = isKnown ? "known" : failure ? "unreachable" : "loading";
    show({ state, mine, waiting, hasUnsent: unsent.length > 0, failure });
  }

  function keep(): void {
    store.set(unsentKey, unsent.length > 0 ? JSON.stringify(unsent) : null);
    store.set(waitingKey, waiting.length > 0 ? JSON.stringify(waiting) : null);
  }

  function settle(change: WishChange, outcome: ChangeOutcome): void {
    askers.get(change)?.(outcome);
    askers.delete(change);
  }

  /** Sends the oldest change until none is left, or the network is gone. */
  async function sendAll(): Promise<void> {
    let hasChanged = false;
    for (let change = unsent[0]; change; change = unsent[0]) {
      try {
        inFlight = change;
        const answer = await send(intentOf(change));
        confirmations += 1;
        base = confirmed(base, change, answer, now().toISOString());
        if (answer.outcome === "full" && change.kind !== "order" && change.kind !== "answer") hold(change.productId);
        hasChanged = true;
        drop(change, answer.outcome);
      } catch (error) {
        // What is no answer is a script that did not come: no network either.
        if (!(error instanceof ApiError) || mayStillArrive(error)) {
          const isRefused = error instanceof ApiError && error.code === "E-CSRF";
          for (const other of [...askers.keys()]) settle(other, isRefused ? "unsaved" : "later");
          break;
        }
        drop(change, error);
      }
    }
    inFlight = null;
    // Before anyone hears of it: who changes something now must find that nothing is under way.
    underWay = null;
    if (hasChanged) tellOthers();
  }

  async function readFresh(): Promise<MyWishes> {
    for (;;) {
      const before = confirmations;
      const mine = await apiFetch("/api/wishlist/mine", { schema: myWishesSchema });
      if (confirmations === before) return mine;
    }
  }

  function drop(change: WishChange, outcome: ChangeOutcome): void {
    unsent = unsent.filter((other) => other !== change);
    keep();
    publish();
    settle(change, outcome);
  }

  function hold(productId: string): void {
    waiting = [...waiting.filter((other) => other !== productId), productId].slice(-maxWaiting);
  }

  function pump(): Promise<void> {
    if (underWay || unsent.length === 0) return underWay ?? Promise.resolve();
    return (underWay = sendAll());
  }

  return {
    async load() {
      try {
        base = await readFresh();
        isKnown = true;
        failure = null;
      } catch (error) {
        failure = error instanceof ApiError ? error : new ApiError("E-SERVER");
      }
      publish();
      if (unsent.length > 0 && !failure) await pump();
    },
    change(change) {
      // What is on its way is not taken back: the new wish comes after it.
      const sending = unsent.filter((other) => other === inFlight);
      const rest = unsent.filter((other) => other !== inFlight);
      const next = queued(rest, change);
      const replaced = rest.filter((other) => !next.includes(other));
      unsent = [...sending, ...next];
      const last = unsent.at(-1) ?? change;
      for (const other of replaced) settle(other, "replaced");
      if ("productId" in change) waiting = waiting.filter((other) => other !== change.productId);
      keep();
      publish();
      const outcome = new Promise<ChangeOutcome>((resolve) => askers.set(last, resolve));
      void pump();
      return outcome;
    },
    forgetWaiting(productId) {
      waiting = waiting.filter((other) => other !== productId);
      keep();
      publish();
    },
  };
}

/** The server may not have heard of it, or was not able to: it is sent again when the network is back. */
const mayStillArrive = ({ code }: ApiError): boolean => openCodes.includes(code);
// E-CSRF comes here only where no session can be held; then the tap holds as long as the page.
const openCodes: readonly string[] = ["E-NET", "E-OFFLINE", "E-BUSY", "E-SERVER", "E-LIMIT", "E-CSRF"];

/** What another version or another hand left in the browser is not trusted. */
function readList(text: string | null): unknown[] {
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
