import type { GenericSchema } from "valibot";
import { type OpeningSeen, openingSeenSchema, type VisitorSummary, visitorSummarySchema } from "#contracts/visitor.ts";
import { waitMs } from "../basics/abort.ts";
import { ApiError } from "./api-error.ts";
import { type ApiAnswer, apiFetch } from "./api-fetch.ts";
import type { LocalStore } from "./local-store.ts";
import { createPendingWrites, type WriteIntent } from "./pending-writes.ts";
import { keepSeals } from "./seal-news.ts";
import { xsrfToken } from "./session.ts";

/** The summary; without one, whether the caller itself gave up. */
export type SummaryOutcome = { summary: VisitorSummary | null; isAborted: boolean };

/** Everything that goes between the visitor and the server. It is fetched when the page has come alive, not with it. */
export interface VisitorDesk {
  readSummary(signal?: AbortSignal): Promise<SummaryOutcome>;
  /** Sends an intent under its own key and keeps it until an answer has come. @throws ApiError like `apiFetch` */
  write<S extends GenericSchema | undefined>(intent: WriteIntent, schema?: S): Promise<ApiAnswer<S>>;
  markOpeningSeen(): Promise<OpeningSeen>;
  /**
   * Sends what had no answer, one after the other, and begins again after a while where one does not get through: phones say
   * that they are back in the network seconds before anything gets through. A summary that did not come is asked for anew
   * before, by `askSummary`.
   */
  sendAgain(signal: AbortSignal, askSummary: () => Promise<unknown>): Promise<void>;
}

const repeatAfterMs = [2_000, 8_000];

/** The desk of this page; what it keeps lies in `store`. `onRefusedCookies` is told when no session can be held. */
export function createVisitorDesk(store: LocalStore, onRefusedCookies: () => void): VisitorDesk {
  const pending = createPendingWrites(store);
  /** Nobody answered when the summary was asked for. */
  let isCut = false;

  async function write<S extends GenericSchema | undefined>(intent: WriteIntent, schema?: S): Promise<ApiAnswer<S>> {
    const { key } = pending.keep(intent);
    const { path, method, body } = intent;
    try {
      const answer = await apiFetch(path, { method, body, schema, idempotencyKey: key });
      pending.forget(key);
      return answer;
    } catch (error) {
      if (isAnswer(error)) pending.forget(key);
      if (error instanceof ApiError && error.code === "E-CSRF" && !xsrfToken()) onRefusedCookies();
      throw error;
    }
  }

  return {
    async readSummary(signal) {
      try {
        const summary = await apiFetch("/api/visitor/summary", { schema: visitorSummarySchema, signal });
        isCut = false;
        return { summary, isAborted: false };
      } catch (error) {
        isCut = isUnheard(error);
        return { summary: null, isAborted: !(error instanceof ApiError) };
      }
    },
    write,
    markOpeningSeen: () =>
      write({ name: "visitor-opening", path: "/api/visitor/opening", method: "POST", body: {} }, openingSeenSchema),
    async sendAgain(signal, askSummary) {
      if (signal.aborted) return;
      keepSeals(signal);
      for (const delayMs of repeatAfterMs) {
        if (!isCut && (await sendAll(signal))) return;
        await waitMs(delayMs, signal).catch(() => {});
        if (signal.aborted) return;
        if (isCut) await askSummary();
      }
      if (!isCut) await sendAll(signal);
    },
  };

  /** Resolves with false when nobody answered. A server that cannot take more now is left alone until the next page. */
  async function sendAll(signal: AbortSignal): Promise<boolean> {
    for (const { key, path, method, body } of pending.due()) {
      try {
        await apiFetch(path, { method, body, idempotencyKey: key, signal });
      } catch (error) {
        if (isHeard(error)) pending.countRepeat(key);
        if (!isAnswer(error)) return isHeard(error);
      }
      pending.forget(key);
    }
    return true;
  }
}

/** True when the server decided; false when it may or may not have heard. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && !isHeard(error) && !isUnheard(error);
}

function isUnheard(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "E-NET" || error.code === "E-OFFLINE");
}

/** True when the server heard it and could not say yes or no. */
function isHeard(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "E-BUSY" || error.code === "E-SERVER");
}
