import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useRef, useState } from "react";
import type { GenericSchema } from "valibot";
import type { VisitorSummary } from "#contracts/visitor.ts";
import type { ApiAnswer } from "./api-fetch.ts";
import { createLocalStore, type LocalStore } from "./local-store.ts";
import type { WriteIntent } from "./pending-writes.ts";
import { preferences } from "./preferences.ts";
import type { VisitorClient } from "./visitor-client.ts";

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
  markIntroSeen: () => void;
  /**
   * Sends something the visitor wants done once. Until an answer has come it is kept in this browser; a second press
   * or the next visit on the same day in Japan sends it again under the same key.
   * @throws ApiError like `apiFetch`
   */
  write: <S extends GenericSchema | undefined = undefined>(intent: WriteIntent, schema?: S) => Promise<ApiAnswer<S>>;
}

/** The head script looks for it on the empty path. */
const introKey = "kz_opening_seen";

const noVisitor: Visitor = {
  state: "loading",
  summary: null,
  reload: async () => {},
  markIntroSeen: () => {},
  write: () => Promise.reject(new Error("VisitorProvider")),
};

const VisitorContext = createContext<Visitor>(noVisitor);

/** What belongs to the visitor, for everything inside. Asks the server once the page has come alive. */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<VisitorState>("loading");
  const [summary, setSummary] = useState<VisitorSummary | null>(null);
  const resources = useRef<{ store: LocalStore; client?: Promise<VisitorClient> } | null>(null);

  const provideStore = useCallback(() => {
    resources.current ??= { store: createLocalStore() };
    return resources.current;
  }, []);

  // Its script comes when something is asked for the first time, which is after the page is alive.
  const provideClient = useCallback(() => {
    const provided = provideStore();
    provided.client ??= import("./visitor-client.ts").then(({ createVisitorClient }) =>
      createVisitorClient(provided.store, () => startTransition(() => setState("unsaved"))),
    );
    provided.client.catch(() => {
      // A script that did not come is asked for again the next time.
      delete provided.client;
    });
    return provided.client;
  }, [provideStore]);

  const load = useCallback(
    async (signal?: AbortSignal): Promise<VisitorClient | null> => {
      if (!navigator.cookieEnabled) {
        startTransition(() => setState("unsaved"));
        return null;
      }
      const client = await provideClient().catch(() => null);
      const outcome = await client?.fetchSummary(signal);
      if (outcome?.summary) {
        const { summary: fetched } = outcome;
        // A part of the page whose script is still on its way would be taken away by an urgent update.
        startTransition(() => {
          setSummary(fetched);
          setState("known");
        });
      } else if (!outcome?.isAborted) {
        startTransition(() => setState((before) => (before === "loading" ? "offline" : before)));
      }
      return client;
    },
    [provideClient],
  );

  const write = useCallback<Visitor["write"]>(
    async (intent, schema) => (await provideClient()).write(intent, schema),
    [provideClient],
  );

  const reload = useCallback(async () => void (await load()), [load]);

  const markIntroSeen = useCallback(() => {
    provideStore().store.set(introKey, "1");
    delete document.documentElement.dataset.opening;
    const send = async () => (await provideClient()).markIntroSeen();
    send().then(
      ({ openingSeenAt }) => setSummary((before) => before && { ...before, openingSeenAt }),
      () => {
        // It is kept as pending; this browser knows already.
      },
    );
  }, [provideStore, provideClient]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    preferences.show();
    const start = async (): Promise<void> => {
      await (await load(signal))?.resend(signal, () => load(signal));
    };
    void start();
    window.addEventListener("online", () => void start(), { signal });
    return () => controller.abort();
  }, [load]);

  return <VisitorContext value={{ state, summary, reload, markIntroSeen, write }}>{children}</VisitorContext>;
}

/** The visitor of this page. */
export function useVisitor(): Visitor {
  return use(VisitorContext);
}
