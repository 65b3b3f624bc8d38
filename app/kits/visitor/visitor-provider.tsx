import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import type { VisitorSummary } from "#contracts/visitor.ts";
import { ApiError } from "./api-error.ts";
import { type ApiAnswer, apiFetch } from "./api-fetch.ts";
import { createLocalStore, type LocalStore } from "./local-store.ts";
import { createPendingWrites, type PendingWrites, type WriteIntent } from "./pending-writes.ts";
import { preferences } from "./preferences.ts";
import { xsrfToken } from "./session.ts";

/**
 * `loading`: not asked yet. `known`: the summary is here. `unsaved`: this browser refuses cookies, everything works
 * and is gone when the page is closed. `offline`: the summary could not be read; it is asked for again.
 */
export type VisitorState = "loading" | "known" | "unsaved" | "offline";

export interface Visitor {
  state: VisitorState;
  /** Null until `known`. */
  summary: VisitorSummary | null;
  /** Reads the summary again, after something that changed it. */
  reload: () => Promise<void>;
  /** The opening was seen or skipped: it never comes again in this browser, nor for this visitor. */
  markOpeningSeen: () => void;
  /**
   * Sends something the visitor wants done once. Until an answer has come it is kept in this browser; a second press
   * or the next visit on the same day in Japan sends it again under the same key.
   * @throws ApiError like `apiFetch`
   */
  write: <S extends GenericSchema | undefined = undefined>(intent: WriteIntent, schema?: S) => Promise<ApiAnswer<S>>;
}

/** The schemas come with the first answer, not with the page: nothing is asked before it is alive. */
const contract = () => import("#contracts/visitor.ts");

/** The head script looks for it on the empty path. */
const openingKey = "kz_opening_seen";

const nobody: Visitor = {
  state: "loading",
  summary: null,
  reload: async () => {},
  markOpeningSeen: () => {},
  write: () => Promise.reject(new ApiError("E-NET")),
};

const VisitorContext = createContext<Visitor>(nobody);

/** What belongs to the visitor, for everything inside. Asks the server once the page has come alive. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<VisitorState>("loading");
  const [summary, setSummary] = useState<VisitorSummary | null>(null);
  const desk = useRef<{ store: LocalStore; pending: PendingWrites } | null>(null);

  const lend = useCallback(() => {
    const store = desk.current?.store ?? createLocalStore();
    desk.current ??= { store, pending: createPendingWrites(store) };
    return desk.current;
  }, []);

  const load = useCallback(async (signal?: AbortSignal): Promise<boolean> => {
    if (!navigator.cookieEnabled) {
      setState("unsaved");
      return false;
    }
    try {
      const { visitorSummarySchema } = await contract();
      setSummary(await apiFetch("/api/visitor/summary", { schema: visitorSummarySchema, signal }));
      setState("known");
      return true;
    } catch (error) {
      if (error instanceof ApiError) setState((before) => (before === "loading" ? "offline" : before));
      return false;
    }
  }, []);

  const write = useCallback(
    async <S extends GenericSchema | undefined = undefined>(intent: WriteIntent, schema?: S): Promise<ApiAnswer<S>> => {
      const { pending } = lend();
      const { key } = pending.keep(intent);
      const { path, method, body } = intent;
      try {
        const answer = await apiFetch(path, { method, body, schema, idempotencyKey: key });
        pending.forget(key);
        return answer;
      } catch (error) {
        if (isAnswer(error)) pending.forget(key);
        if (error instanceof ApiError && error.code === "E-CSRF" && !xsrfToken()) setState("unsaved");
        throw error;
      }
    },
    [lend],
  );

  const reload = useCallback(async () => void (await load()), [load]);

  const markOpeningSeen = useCallback(() => {
    lend().store.set(openingKey, "1");
    delete document.documentElement.dataset.opening;
    const intent: WriteIntent = { name: "visitor-opening", path: "/api/visitor/opening", method: "POST", body: {} };
    const send = async () => write(intent, (await contract()).openingSeenSchema);
    send().then(
      ({ openingSeenAt }) => setSummary((before) => before && { ...before, openingSeenAt }),
      () => {
        // It is kept as pending; this browser knows already.
      },
    );
  }, [lend, write]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    preferences.show();
    const begin = async (): Promise<void> => {
      if (await load(signal)) await sendAgain(lend().pending, signal);
    };
    void begin();
    window.addEventListener("online", () => void begin(), { signal });
    return () => leaving.abort();
  }, [load, lend]);

  return <VisitorContext value={{ state, summary, reload, markOpeningSeen, write }}>{children}</VisitorContext>;
}

/** The visitor of this page. */
export function useVisitor(): Visitor {
  return use(VisitorContext);
}

/** Sends what had no answer, one after the other; stops at the first that does not get through. */
async function sendAgain(pending: PendingWrites, signal: AbortSignal): Promise<void> {
  for (const { key, path, method, body } of pending.due()) {
    try {
      await apiFetch(path, { method, body, idempotencyKey: key, signal });
    } catch (error) {
      if (!isAnswer(error)) return;
    }
    pending.forget(key);
  }
}

/** True when the server decided; false when it may or may not have heard. */
function isAnswer(error: unknown): boolean {
  const open: readonly string[] = ["E-NET", "E-OFFLINE", "E-BUSY", "E-SERVER"];
  return error instanceof ApiError && !open.includes(error.code);
}
