import { useCallback, useEffect, useMemo, useState } from "react";
import type { FaceResult, KeepResult } from "#contracts/face-result.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { OwnReading } from "../../flow/own-reading.ts";
import { type FaceTypeCode, indexOf } from "../../rules/type-codes.ts";
import { createLocalDiary, type DiaryEntry } from "./local-diary.ts";
import { useKeptResults } from "./use-kept-results.ts";

/** `later`: it is kept in this browser and goes out by itself when there is a network again. */
export type KeepState = "rest" | "saving" | "saved" | "later" | "failed" | "unsaved";

export interface OwnDiary {
  /** Oldest first; the reading that is shown is among them, unless it was thrown away. */
  entries: DiaryEntry[];
  state: KeepState;
  /** The id of the reading that is shown, once it is kept. */
  id: string | null;
  keep: () => Promise<void>;
  /** Throws one away, here and on the server; false when the server did not hear. */
  remove: (entry: DiaryEntry) => Promise<boolean>;
}

/** The visitor's own readings: what this browser remembers, what was kept, and the way of this one from here to there. */
export function useOwnDiary(reading: OwnReading, chosen: FaceTypeCode): OwnDiary {
  const { state: visitor } = useVisitor();
  const { results, keep, choose, drop } = useKeptResults();
  const [state, setState] = useState<KeepState>("rest");
  /** What the server knows of the reading that is shown. */
  const [sent, setSent] = useState<FaceResult | null>(null);
  const body = useMemo(() => bodyOf(reading, chosen), [reading, chosen]);
  const id = sent?.id ?? null;
  const local = useLocalDiary(reading, body, id);

  const send = useCallback(async () => {
    setState("saving");
    try {
      setSent(await (id === null ? keep(`${reading.readAt}`, body) : choose(id, body.chosen)));
      setState("saved");
    } catch (error) {
      setState(isNotHeard(error) ? "later" : "failed");
    }
  }, [id, reading.readAt, body, keep, choose]);

  // Another choice after it was kept: what was kept follows.
  const isBehind = state === "saved" && sent !== null && sent.chosen !== body.chosen;
  useEffect(() => {
    if (isBehind) void send();
  }, [isBehind, send]);

  useEffect(() => {
    if (state !== "later") return;
    const again = (): void => void send();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [state, send]);

  async function remove(entry: DiaryEntry): Promise<boolean> {
    try {
      if (entry.id !== null) await drop(entry.id);
    } catch {
      return false;
    }
    local.drop(entry.atMs);
    if (entry.id !== null && entry.id === id) {
      setSent(null);
      setState("rest");
    }
    return true;
  }

  return {
    entries: merged(local.entries, results),
    state,
    id,
    keep: async () => (visitor === "unsaved" ? setState("unsaved") : send()),
    remove,
  };
}

function bodyOf({ outcome, referenceId, mode }: OwnReading, chosen: FaceTypeCode): KeepResult {
  const [type, runnerUp] = [indexOf(outcome.type), indexOf(outcome.runnerUp)];
  return { type, runnerUp, chosen: indexOf(chosen), ...outcome.coarse, referenceId, mode };
}

/** The diary of this browser, with the reading that is shown in it until it is thrown away. */
function useLocalDiary({ readAt, wasOffline }: OwnReading, { chosen, a, b, c, mode }: KeepResult, id: string | null) {
  const [diary] = useState(() => createLocalDiary());
  const [entries, setEntries] = useState<DiaryEntry[]>([]);
  const [isDropped, setIsDropped] = useState(false);

  useEffect(() => {
    // What three pictures say, and what a model face shows, is no reading of one's own.
    if (mode !== "three-questions" && mode !== "model" && !isDropped)
      diary.put({ atMs: readAt, chosen, a, b, c, mode, wasOffline, id });
    setEntries(diary.read());
  }, [diary, readAt, chosen, a, b, c, mode, wasOffline, id, isDropped]);

  function drop(atMs: number): void {
    diary.drop(atMs);
    if (atMs === readAt) setIsDropped(true);
    setEntries(diary.read());
  }
  return { entries, drop };
}

function isNotHeard(error: unknown): boolean {
  const open: readonly string[] = ["E-NET", "E-OFFLINE", "E-BUSY"];
  return error instanceof ApiError && open.includes(error.code);
}

/** A kept result that this browser remembers too stands there once, with what only this browser knows of it. */
function merged(local: readonly DiaryEntry[], kept: readonly FaceResult[]): DiaryEntry[] {
  const foreign = kept
    .filter(({ id }) => !local.some((entry) => entry.id === id))
    .map(({ madeAt, chosen, a, b, c, mode, id }): DiaryEntry => {
      const atMs = Date.parse(madeAt);
      return { atMs, chosen, a, b, c, mode, wasOffline: false, id };
    });
  return [...local, ...foreign].toSorted((one, other) => one.atMs - other.atMs);
}
