import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { jstDay } from "#contracts/jst-calendar.ts";
import { type DiaryEntry, diarySchema } from "#contracts/makeup-recipe.ts";
import { forgetNight, ownNights, type OwnNight } from "./own-nights.ts";

/** A night of the diary; without an id only this browser knows of it. */
export type Night = OwnNight & { id: string | null };

/** The visitor's diary: what the room holds, and above it what only this browser has. */
export function useDiary() {
  const { write } = useVisitor();
  const [entries, setEntries] = useState<DiaryEntry[]>([]);
  const [own, setOwn] = useState<OwnNight[]>([]);
  const [state, setState] = useState<"reading" | "read" | "unread" | "notRemoved">("reading");

  const read = useCallback((signal?: AbortSignal) => {
    setOwn(ownNights());
    return apiFetch("/api/personalmakeup/recipes", { schema: diarySchema, signal }).then(
      (diary) => {
        forgetKnown(diary.entries);
        setOwn(ownNights());
        setEntries(diary.entries);
        setState("read");
      },
      () => !signal?.aborted && setState("unread"),
    );
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal);
    return () => leaving.abort();
  }, [read]);

  async function remove({ id, code, doneAt }: Night): Promise<void> {
    forgetNight(code, doneAt);
    setOwn(ownNights());
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

  return { nights: together(own, entries), state, read: () => void read(), remove };
}

/** What has arrived need not be kept here any more, or it would come back when it is taken out there. */
function forgetKnown(entries: readonly DiaryEntry[]): void {
  const known = new Set(entries.map(nightKey));
  for (const night of ownNights()) if (known.has(nightKey(night))) forgetNight(night.code, night.doneAt);
}

/** What the server has of the same recipe on the same day in Japan is the same night. */
function together(own: readonly OwnNight[], entries: readonly DiaryEntry[]): Night[] {
  const known = new Set(entries.map(nightKey));
  const waiting = own.filter((night) => !known.has(nightKey(night))).map((night) => ({ ...night, id: null }));
  return [...waiting, ...entries].toSorted((a, b) => b.doneAt.localeCompare(a.doneAt));
}

const nightKey = ({ code, doneAt }: OwnNight): string => `${code} ${jstDay(Date.parse(doneAt))}`;
