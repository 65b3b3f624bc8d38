import { useCallback, useEffect, useMemo, useState } from "react";
import type { FaceResult, FaceResultInput } from "#contracts/face-result.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { type FaceTypeCode, indexOf } from "../../rules/type-codes.ts";
import { createLocalDiary, type DiaryEntry } from "./local-diary.ts";
import { useSavedResults } from "./use-saved-results.ts";

/** `later`: it is kept in this browser and goes out by itself when there is a network again. */
export type SaveState = "rest" | "saving" | "saved" | "later" | "failed" | "unsaved";

export interface MyDiary {
  /** Oldest first; the reading that is shown is among them, unless it was thrown away. */
  entries: DiaryEntry[];
  state: SaveState;
  /** The id of the reading that is shown, once it is kept. */
  id: string | null;
  keep: () => Promise<void>;
  /** Throws one away, here and on the server; false when the server did not hear. */
  remove: (entry: DiaryEntry) => Promise<boolean>;
}

/** The visitor's own readings: what this browser remembers, what was kept, and the way of this one from here to there. */
export function useMyDiary(reading: ScanReading, chosen: FaceTypeCode): MyDiary {
  const { state: visitor } = useVisitor();
  const { results, save, choose, delete: drop } = useSavedResults();
  const [state, setState] = useState<SaveState>("rest");
  /** What the server knows of the reading that is shown. */
  const [savedResult, setSavedResult] = useState<FaceResult | null>(null);
  const body = useMemo(() => bodyOf(reading, chosen), [reading, chosen]);
  const id = savedResult?.id ?? null;
  const local = useLocalDiary(reading, body, id);

  const send = useCallback(async () => {
    setState("saving");
    try {
      setSavedResult(await (id === null ? save(`${reading.readAt}`, body) : choose(id, body.chosen)));
      setState("saved");
    } catch (error) {
      setState(isUnsent(error) ? "later" : "failed");
    }
  }, [id, reading.readAt, body, save, choose]);

  // Another choice after it was kept: what was kept follows.
  const isOutdated = state === "saved" && savedResult !== null && savedResult.chosen !== body.chosen;
  useEffect(() => {
    if (isOutdated) void send();
  }, [isOutdated, send]);

  useEffect(() => {
    if (state !== "later") return;
    const retry = (): void => void send();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [state, send]);

  async function remove(entry: DiaryEntry): Promise<boolean> {
    try {
      if (entry.id !== null) await drop(entry.id);
    } catch {
      return false;
    }
    local.drop(entry.atMs);
    if (entry.id !== null && entry.id === id) {
      setSavedResult(null);
      setState("rest");
    }
    return true;
  }

  return {
    entries: mergeEntries(local.entries, results),
    state,
    id,
    keep: async () => (visitor === "unsaved" ? setState("unsaved") : send()),
    remove,
  };
}

function bodyOf({ outcome, referenceId, mode }: ScanReading, chosen: FaceTypeCode): FaceResultInput {
  const [type, runnerUp] = [indexOf(outcome.type), indexOf(outcome.runnerUp)];
  return { type, runnerUp, chosen: indexOf(chosen), ...outcome.coarse, referenceId, mode };
}

/** The diary of this browser, with the reading that is shown in it until it is thrown away. */
function useLocalDiary(
  { readAt, wasOffline }: ScanReading,
  { chosen, a, b, c, mode }: FaceResultInput,
  id: string | null,
) {
  const [diary] = useState(() => createLocalDiary());
  const [entries, setEntries] = useState<DiaryEntry[]>([]);
  const [isDeleted, setIsDeleted] = useState(false);

  useEffect(() => {
    // What three pictures say, and what a model face shows, is no reading of one's own.
    if (mode !== "three-questions" && mode !== "model" && !isDeleted)
      diary.put({ atMs: readAt, chosen, a, b, c, mode, wasOffline, id });
    setEntries(diary.list());
  }, [diary, readAt, chosen, a, b, c, mode, wasOffline, id, isDeleted]);

  function drop(atMs: number): void {
    diary.delete(atMs);
    if (atMs === readAt) setIsDeleted(true);
    setEntries(diary.list());
  }
  return { entries, drop };
}

function isUnsent(error: unknown): boolean {
  const open: readonly string[] = ["E-NET", "E-OFFLINE", "E-BUSY"];
  return error instanceof ApiError && open.includes(error.code);
}

/** A kept result that this browser remembers too stands there once, with what only this browser knows of it. */
function mergeEntries(local: readonly DiaryEntry[], saved: readonly FaceResult[]): DiaryEntry[] {
  const serverOnly = saved
    .filter(({ id }) => !local.some((entry) => entry.id === id))
    .map(({ madeAt, chosen, a, b, c, mode, id }): DiaryEntry => {
      const atMs = Date.parse(madeAt);
      return { atMs, chosen, a, b, c, mode, wasOffline: false, id };
    });
  return [...local, ...serverOnly].toSorted((one, other) => one.atMs - other.atMs);
}
