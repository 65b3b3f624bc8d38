import { ApiError } from "../visitor/api-error.ts";
import { confirmChange, toWriteIntent, type WishChange } from "./wishes-change.ts";
import { addWaiting, finishChange, settleChange, type WishesState } from "./wishes-state.ts";

/** Sends what has no answer, one change after the other; one sending at a time. */
export function startSending(state: WishesState): Promise<void> {
  if (state.sending || state.unsent.length === 0) return state.sending ?? Promise.resolve();
  return (state.sending = sendAll(state));
}

/** Sends the oldest change until none is left, or the network is gone. */
async function sendAll(state: WishesState): Promise<void> {
  let hasChanged = false;
  for (let change = state.unsent[0]; change; change = state.unsent[0]) {
    try {
      await sendOne(state, change);
      hasChanged = true;
    } catch (error) {
      // What is no answer is a script that did not come: no network either.
      if (!(error instanceof ApiError) || canRetry(error)) {
        postponeAll(state, error);
        break;
      }
      finishChange(state, change, error);
    }
  }
  state.inFlight = null;
  // Before anyone hears of it: who changes something now must find that nothing is under way.
  state.sending = null;
  if (hasChanged) state.options.notifyOthers();
}

async function sendOne(state: WishesState, change: WishChange): Promise<void> {
  state.inFlight = change;
  const answer = await state.options.send(toWriteIntent(change));
  state.confirmations += 1;
  state.base = confirmChange(state.base, change, answer, state.options.now().toISOString());
  if (answer.outcome === "full" && change.kind !== "order" && change.kind !== "answer")
    state.waiting = addWaiting(state.waiting, change.productId);
  finishChange(state, change, answer.outcome);
}

function postponeAll(state: WishesState, error: unknown): void {
  const isRefused = error instanceof ApiError && error.code === "E-CSRF";
  for (const change of [...state.resolvers.keys()]) settleChange(state, change, isRefused ? "unsaved" : "later");
}

/** The server may not have heard of it, or was not able to: it is sent again when the network is back. */
const canRetry = ({ code }: ApiError): boolean => retryableCodes.includes(code);
// E-CSRF comes here only where no session can be held; then the tap holds as long as the page.
const retryableCodes: readonly string[] = ["E-NET", "E-OFFLINE", "E-BUSY", "E-SERVER", "E-LIMIT", "E-CSRF"];
