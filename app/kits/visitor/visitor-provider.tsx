import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import type { VisitorSummary } from "#contracts/visitor.ts";
import type { ApiAnswer } from "./api-fetch.ts";
import { createLocalStore, type LocalStore } from "./local-store.ts";
import type { WriteIntent } from "./pending-writes.ts";
import { preferences } from "./preferences.ts";
import type { VisitorDesk } from "./visitor-desk.ts";

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

/** The head script looks for it on the empty path. */
const openingKey = "kz_opening_seen";

const nobody: Visitor = {
  state: "loading",
  summary: null,
  reload: async () => {},
  markOpeningSeen: () => {},
  write: () => Promise.reject(new Error("VisitorProvider")),
};

const VisitorContext = createContext<Visitor>(nobody);

/** What belongs to the visitor, for everything inside. Asks the server once the page has come alive. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<VisitorState>("loading");
  const [summary, setSummary] = useState<VisitorSummary | null>(null);
  const place = useRef<{ store: LocalStore; desk?: Promise<VisitorDesk> } | null>(null);

  const lendStore = useCallback(() => {
    place.current ??= { store: createLocalStore() };
    return place.current;
  }, []);

  // Its script comes when something is asked for the first time, which is after the page is alive.
  const lendDesk = useCallback(() => {
    const lent = lendStore();
    lent.desk ??= import("./visitor-desk.ts").then(({ createVisitorDesk }) =>
      createVisitorDesk(lent.store, () => startTransition(() => setState("unsaved"))),
    );
    lent.desk.catch(() => {
      // A script that did not come is asked for again the next time.
      delete lent.desk;
    });
    return lent.desk;
  }, [lendStore]);

  const load = useCallback(
    async (signal?: AbortSignal): Promise<VisitorDesk | null> => {
      if (!navigator.cookieEnabled) {
        startTransition(() => setState("unsaved"));
        return null;
      }
      const desk = await lendDesk().catch(() => null);
      const outcome = await desk?.readSummary(signal);
      if (outcome?.summary) {
        const { summary: asked } = outcome;
        // A part of the page whose script is still on its way would be taken away by an urgent update.
        startTransition(() => {
          setSummary(asked);
          setState("known");
        });
      } else if (!outcome?.isAborted) {
        startTransition(() => setState((before) => (before === "loading" ? "offline" : before)));
      }
      return desk;
    },
    [lendDesk],
  );

  const write = useCallback<Visitor["write"]>(
    async (intent, schema) => (await lendDesk()).write(intent, schema),
    [lendDesk],
  );

  const reload = useCallback(async () => void (await load()), [load]);

  const markOpeningSeen = useCallback(() => {
    lendStore().store.set(openingKey, "1");
    delete document.documentElement.dataset.opening;
    const send = async () => (await lendDesk()).markOpeningSeen();
    send().then(
      ({ openingSeenAt }) => setSummary((before) => before && { ...before, openingSeenAt }),
      () => {
        // It is kept as pending; this browser knows already.
      },
    );
  }, [lendStore, lendDesk]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    preferences.show();
    const begin = async (): Promise<void> => {
      await (await load(signal))?.sendAgain(signal, () => load(signal));
    };
    void begin();
    window.addEventListener("online", () => void begin(), { signal });
    return () => leaving.abort();
  }, [load]);

  return <VisitorContext value={{ state, summary, reload, markOpeningSeen, write }}>{children}</VisitorContext>;
}

/** The visitor of this page. */
export function useVisitor(): Visitor {
  return use(VisitorContext);
}
