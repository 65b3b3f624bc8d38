import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { jstDay } from "#contracts/jst-calendar.ts";
import { type DiaryEntry, diarySchema } from "#contracts/makeup-recipe.ts";
import { deleteLocalEntry, getLocalDiary, type LocalDiaryEntry } from "./local-diary.ts";

/** A day of the diary; without an id only this browser knows of it. */
export type DiaryRow = LocalDiaryEntry & { id: string | null };

/** The visitor's diary: what the server has, and above it what only this browser has. */
export function useDiary() {
  const { write } = useVisitor();
  const [entries, setEntries] = useState<DiaryEntry[]>([]);
  const [localEntries, setLocalEntries] = useState<LocalDiaryEntry[]>([]);
  const [state, setState] = useState<"reading" | "read" | "unread" | "notRemoved">("reading");

  const reload = useCallback((signal?: AbortSignal) => {
    setLocalEntries(getLocalDiary());
    return apiFetch("/api/personalmakeup/recipes", { schema: diarySchema, signal }).then(
      (diary) => {
        deleteSynced(diary.entries);
        setLocalEntries(getLocalDiary());
        setEntries(diary.entries);
        setState("read");
      },
      () => !signal?.aborted && setState("unread"),
    );
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    void reload(controller.signal);
    return () => controller.abort();
  }, [reload]);

  async function remove({ id, code, doneAt }: DiaryRow): Promise<void> {
    deleteLocalEntry(code, doneAt);
    setLocalEntries(getLocalDiary());
    if (id === null) return;
    try {
      const path = `/api/personalmakeup/recipes/${id}` as const;
      const diary = await write({ name: `pm-drop-${id}`, path, method: "DELETE" }, diarySchema);
      setEntries(diary.entries);
      setState("read");
    } catch {
      setState("notRemoved");
    }
  }

  return { entries: mergeEntries(localEntries, entries), state, read: () => void reload(), remove };
}

/** What has arrived need not be kept here any more, or it would come back when it is taken out there. */
function deleteSynced(entries: readonly DiaryEntry[]): void {
  const syncedKeys = new Set(entries.map(entryKey));
  for (const localEntry of getLocalDiary())
    if (syncedKeys.has(entryKey(localEntry))) deleteLocalEntry(localEntry.code, localEntry.doneAt);
}

/** What the server has of the same recipe on the same day in Japan is the same entry. */
function mergeEntries(localEntries: readonly LocalDiaryEntry[], entries: readonly DiaryEntry[]): DiaryRow[] {
  const syncedKeys = new Set(entries.map(entryKey));
  const unsynced = localEntries
    .filter((localEntry) => !syncedKeys.has(entryKey(localEntry)))
    .map((localEntry) => ({ ...localEntry, id: null }));
  return [...unsynced, ...entries].toSorted((a, b) => b.doneAt.localeCompare(a.doneAt));
}

const entryKey = ({ code, doneAt }: LocalDiaryEntry): string => `${code} ${jstDay(Date.parse(doneAt))}`;
