import type { GenericSchema } from "valibot";
import { type IntroSeen, introSeenSchema, type VisitorSummary, visitorSummarySchema } from "#contracts/visitor.ts";
import { waitMs } from "../basics/abort.ts";
import { ApiError } from "./api-error.ts";
import { type ApiAnswer, apiFetch } from "./api-fetch.ts";
import type { LocalStore } from "./local-store.ts";
import { createPendingWrites, type WriteIntent } from "./pending-writes.ts";
import { saveEarnedBadges } from "./badge-news.ts";
import { getXsrfToken } from "./session.ts";

/** The summary; without one, whether the caller itself gave up. */
export type SummaryOutcome = { summary: VisitorSummary | null; isAborted: boolean };

/** Everything that goes between the visitor and the server. It is fetched when the page has come alive, not with it. */
export interface VisitorClient {
  fetchSummary(signal?: AbortSignal): Promise<SummaryOutcome>;
  /** Sends an intent under its own key and keeps it until an answer has come. @throws ApiError like `apiFetch` */
  write<S extends GenericSchema | undefined>(intent: WriteIntent, schema?: S): Promise<ApiAnswer<S>>;
  markIntroSeen(): Promise<IntroSeen>;
  /**
   * Sends what had no answer, one after the other, and begins again after a while where one does not get through: phones say
   * that they are back in the network seconds before anything gets through. A summary that did not come is asked for anew
   * before, by `askSummary`.
   */
  resend(signal: AbortSignal, refetchSummary: () => Promise<unknown>): Promise<void>;
}

const repeatAfterMs = [2_000, 8_000];

/** The client of this page; what it saves lies in `store`. `onRefusedCookies` is called when no session can be held. */
export function createVisitorClient(store: LocalStore, onRefusedCookies: () => void): VisitorClient {
  const pending = createPendingWrites(store);
  /** Nobody answered when the summary was asked for. */
  let isDisconnected = false;

  async function write<S extends GenericSchema | undefined>(intent: WriteIntent, schema?: S): Promise<ApiAnswer<S>> {
    const { key } = pending.save(intent);
    const { path, method, body } = intent;
    try {
      const answer = await apiFetch(path, { method, body, schema, idempotencyKey: key });
      pending.delete(key);
      return answer;
    } catch (error) {
      if (isFinalAnswer(error)) pending.delete(key);
      if (error instanceof ApiError && error.code === "E-CSRF" && !getXsrfToken()) onRefusedCookies();
      throw error;
    }
  }

  return {
    async fetchSummary(signal) {
      try {
        const summary = await apiFetch("/api/visitor/summary", { schema: visitorSummarySchema, signal });
        isDisconnected = false;
        return { summary, isAborted: false };
      } catch (error) {
        isDisconnected = isNetworkError(error);
        return { summary: null, isAborted: !(error instanceof ApiError) };
      }
    },
    write,
    markIntroSeen: () =>
      write({ name: "visitor-opening", path: "/api/visitor/opening", method: "POST", body: {} }, introSeenSchema),
    async resend(signal, refetchSummary) {
      if (signal.aborted) return;
      saveEarnedBadges(signal);
      for (const delayMs of repeatAfterMs) {
        if (!isDisconnected && (await sendAll(signal))) return;
        await waitMs(delayMs, signal).catch(() => {});
        if (signal.aborted) return;
        if (isDisconnected) await refetchSummary();
      }
      if (!isDisconnected) await sendAll(signal);
    },
  };

  /** Resolves with false when nobody answered. A server that cannot take more now is left alone until the next page. */
  async function sendAll(signal: AbortSignal): Promise<boolean> {
    for (const { key, path, method, body } of pending.listDue()) {
      try {
        await apiFetch(path, { method, body, idempotencyKey: key, signal });
      } catch (error) {
        if (isServerFailure(error)) pending.countRepeat(key);
        if (!isFinalAnswer(error)) return isServerFailure(error);
      }
      pending.delete(key);
    }
    return true;
  }
}

/** True when the server decided; false when it may or may not have heard. */
function isFinalAnswer(error: unknown): boolean {
  return error instanceof ApiError && !isServerFailure(error) && !isNetworkError(error);
}

function isNetworkError(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "E-NET" || error.code === "E-OFFLINE");
}

/** True when the server heard it and could not say yes or no. */
function isServerFailure(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "E-BUSY" || error.code === "E-SERVER");
}
