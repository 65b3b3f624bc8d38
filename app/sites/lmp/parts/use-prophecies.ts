import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ProphecyHistory, Prophecy } from "#contracts/prophecy-history.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor, type Visitor } from "#app/kits/visitor/visitor-provider.tsx";
import { envelopeOpenMs } from "../tuning.ts";

const loadClient = () => import("./prophecy-client.ts");

/** The server's midnight may come a little after the phone's. */
const afterMidnightMs = 5_000;
const maxWaitMs = 2 ** 31 - 1;

export interface Prophecies {
  history: ProphecyHistory | null;
  /** Today's prophecy, once it is open. */
  prophecy: Prophecy | null;
  /** `fresh`: its envelope was opened here, just now. */
  step: "sealed" | "breaking" | "open" | "fresh";
  /** Where it came from: the server, this browser's copy, or the one for all who pass by. */
  source: "server" | "copy" | "passing";
  /** Why the envelope did not open. */
  error: ApiError | null;
  /** Why the book could not be read. */
  historyError: ApiError | null;
  open: () => Promise<void>;
  /** Asks for the book again. */
  reload: () => void;
}

/** The visitor's letters, once the page is alive. */
export function useProphecies(): Prophecies {
  const { state: visitor, write } = useVisitor();
  const [history, setHistory] = useState<ProphecyHistory | null>(null);
  const [anonymousProphecy, setAnonymousProphecy] = useState<Prophecy | null>(null);
  const [step, setStep] = useState<Prophecies["step"]>("sealed");
  const [source, setSource] = useState<Prophecies["source"]>("server");
  const [error, setError] = useState<ApiError | null>(null);
  const isBusy = useRef(false);

  const applyHistory = useCallback((next: ProphecyHistory, nextSource: Prophecies["source"]) => {
    startTransition(() => {
      setHistory(next);
      setSource(nextSource);
      setStep((before) => (next.letter === null ? "sealed" : before === "fresh" ? before : "open"));
    });
  }, []);

  const { historyError, reload } = useHistoryReading(isBusy, applyHistory);
  useReloadAt(history?.nextAt, reload);

  const open = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    setStep("breaking");
    const outcome = await openEnvelope(visitor === "unsaved", write);
    if ("error" in outcome) {
      setError(outcome.error);
      setStep("sealed");
    } else {
      const { opened } = outcome;
      const isPassing = "key" in opened;
      setSource(isPassing ? "passing" : "server");
      if (isPassing) setAnonymousProphecy(opened);
      else setHistory(opened);
      setStep("fresh");
    }
    isBusy.current = false;
  }, [visitor, write]);

  return {
    history,
    prophecy: anonymousProphecy ?? history?.letter ?? null,
    step,
    source,
    error,
    historyError,
    open,
    reload: () => void reload(),
  };
}

/** Reads the book when the page is alive and whenever the network is back; before, this browser's copy of it. */
function useHistoryReading(
  isBusy: RefObject<boolean>,
  applyHistory: (next: ProphecyHistory, source: Prophecies["source"]) => void,
) {
  const [historyError, setHistoryError] = useState<ApiError | null>(null);

  const reload = useCallback(
    async (signal?: AbortSignal) => {
      const client = await loadClient().catch(() => null);
      try {
        const next = await client?.fetchHistory(signal);
        if (!next || isBusy.current) return;
        applyHistory(next, "server");
        startTransition(() => setHistoryError(null));
      } catch (failure) {
        if (!signal?.aborted) startTransition(() => setHistoryError(client?.toApiError(failure) ?? null));
      }
    },
    [applyHistory, isBusy],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    loadClient().then((client) => {
      const copy = signal.aborted || isBusy.current ? null : client.getSavedCopy();
      if (copy) applyHistory(copy, "copy");
      return reload(signal);
    }, console.warn);
    window.addEventListener("online", () => void reload(signal), { signal });
    return () => controller.abort();
  }, [reload, applyHistory, isBusy]);

  return { historyError, reload };
}

/** A page that is left open at midnight finds the next envelope closed. */
function useReloadAt(nextAt: string | undefined, reload: (signal: AbortSignal) => Promise<void>): void {
  useEffect(() => {
    if (!nextAt) return;
    const controller = new AbortController();
    const delayMs = Math.max(Date.parse(nextAt) - Date.now(), 0) + afterMidnightMs;
    waitMs(Math.min(delayMs, maxWaitMs), controller.signal).then(
      () => reload(controller.signal),
      () => {},
    );
    return () => controller.abort();
  }, [nextAt, reload]);
}

type Outcome = { opened: ProphecyHistory | Prophecy } | { error: ApiError | null };

/** Asks for today's prophecy while the envelope breaks, which takes its time. Where nothing can be saved it is one for all. */
async function openEnvelope(isUnsaved: boolean, write: Visitor["write"]): Promise<Outcome> {
  const minWait = waitMs(envelopeOpenMs, new AbortController().signal);
  const client = await loadClient().catch(() => null);
  if (!client) return { error: null };
  try {
    const response = isUnsaved ? client.fetchAnonymousProphecy() : client.openProphecy(write);
    const [opened] = await Promise.all([response, minWait]);
    return { opened };
  } catch (failure) {
    return { error: client.toApiError(failure) };
  }
}
