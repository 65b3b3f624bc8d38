import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ProphecyBook, ProphecyLetter } from "#contracts/prophecy-book.ts";
import { waitMs } from "#app/kits/basics/abort.ts";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { breakMs } from "../feel.ts";

const lendDesk = () => import("./letter-desk.ts");

/** The server's midnight may come a little after the phone's. */
const afterMidnightMs = 5_000;
const longestWaitMs = 2 ** 31 - 1;

export interface Letters {
  book: ProphecyBook | null;
  /** Tonight's letter, once it is open. */
  letter: ProphecyLetter | null;
  /** `fresh`: its seal was broken here, just now. */
  step: "sealed" | "breaking" | "open" | "fresh";
  /** Where it came from: the server, this browser's copy, or the one for all who pass by. */
  from: "server" | "copy" | "passing";
  /** Why the seal did not break. */
  error: ApiError | null;
  /** Why the book could not be read. */
  bookError: ApiError | null;
  cut: () => Promise<void>;
  /** Asks for the book again. */
  read: () => void;
}

/** The visitor's letters, once the page is alive. */
export function useLetters(): Letters {
  const { state: visitor, write } = useVisitor();
  const [book, setBook] = useState<ProphecyBook | null>(null);
  const [passing, setPassing] = useState<ProphecyLetter | null>(null);
  const [step, setStep] = useState<Letters["step"]>("sealed");
  const [from, setFrom] = useState<Letters["from"]>("server");
  const [error, setError] = useState<ApiError | null>(null);
  const [bookError, setBookError] = useState<ApiError | null>(null);
  const isBusy = useRef(false);

  const take = useCallback((next: ProphecyBook, kind: Letters["from"]) => {
    startTransition(() => {
      setBook(next);
      setFrom(kind);
      setBookError(null);
      setStep((before) => (next.letter === null ? "sealed" : before === "fresh" ? before : "open"));
    });
  }, []);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      const desk = await lendDesk().catch(() => null);
      try {
        const next = await desk?.readBook(signal);
        if (next && !isBusy.current) take(next, "server");
      } catch (failure) {
        if (!signal?.aborted) startTransition(() => setBookError(desk?.failureOf(failure) ?? null));
      }
    },
    [take],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    lendDesk().then((desk) => {
      const copy = signal.aborted || isBusy.current ? null : desk.readCopy();
      if (copy) take(copy, "copy");
      return read(signal);
    }, console.warn);
    window.addEventListener("online", () => void read(signal), { signal });
    return () => leaving.abort();
  }, [read, take]);

  // A page that is left open at midnight finds the next seal whole.
  const nextAt = book?.nextAt;
  useEffect(() => {
    if (!nextAt) return;
    const leaving = new AbortController();
    const delayMs = Math.max(Date.parse(nextAt) - Date.now(), 0) + afterMidnightMs;
    waitMs(Math.min(delayMs, longestWaitMs), leaving.signal).then(
      () => read(leaving.signal),
      () => {},
    );
    return () => leaving.abort();
  }, [nextAt, read]);

  const cut = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setError(null);
    setStep("breaking");
    const seen = waitMs(breakMs, new AbortController().signal);
    const desk = await lendDesk().catch(() => null);
    try {
      if (!desk) throw new Error("the script did not come");
      const opened = visitor === "unsaved" ? desk.passingLetter() : desk.openLetter(write);
      const [letter] = await Promise.all([opened, seen]);
      const isPassing = "key" in letter;
      setFrom(isPassing ? "passing" : "server");
      if (isPassing) setPassing(letter);
      else setBook(letter);
      setStep("fresh");
    } catch (failure) {
      setError(desk?.failureOf(failure) ?? null);
      setStep("sealed");
    } finally {
      isBusy.current = false;
    }
  }, [visitor, write]);

  return { book, letter: passing ?? book?.letter ?? null, step, from, error, bookError, cut, read: () => void read() };
}
