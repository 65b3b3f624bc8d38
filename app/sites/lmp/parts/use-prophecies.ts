import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ProphecyHistory, Prophecy } from "#contracts/prophecy-history.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
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
  const [historyError, setHistoryError] = useState<ApiError | null>(null);
  const isBusy = useRef(false);

  const applyHistory = useCallback((next: ProphecyHistory, nextSource: Prophecies["source"]) => {
    startTransition(() => {
      setHistory(next);
      setSource(nextSource);
      setHistoryError(null);
      setStep((before) => (next.letter === null ? "sealed" : before === "fresh" ? before : "open"));
    });
  }, []);

  const reload = useCallback(
    async (signal?: AbortSignal) => {
      const client = await loadClient().catch(() => null);
      try {
        const next = await client?.fetchHistory(signal);
        if (next && !isBusy.current) applyHistory(next, "server");
      } catch (failure) {
        if (!signal?.aborted) startTransition(() => setHistoryError(client?.toApiError(failure) ?? null));
      }
    },
    [applyHistory],
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
  }, [reload, applyHistory]);

  // A page that is left open at midnight finds the next envelope closed.
  const nextAt = history?.nextAt;
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

  const open = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    setStep("breaking");
    const minWait = waitMs(envelopeOpenMs, new AbortController().signal);
    const client = await loadClient().catch(() => null);
    try {
      if (!client) throw new Error("the script did not come");
      const response = visitor === "unsaved" ? client.fetchAnonymousProphecy() : client.openProphecy(write);
      const [result] = await Promise.all([response, minWait]);
      const isPassing = "key" in result;
      setSource(isPassing ? "passing" : "server");
      if (isPassing) setAnonymousProphecy(result);
      else setHistory(result);
      setStep("fresh");
    } catch (failure) {
      setError(client?.toApiError(failure) ?? null);
      setStep("sealed");
    } finally {
      isBusy.current = false;
    }
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
