import type { ResultMode } from "#contracts/face-result.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";

/** One reading as this browser remembers it: no picture, three coarse numbers. */
export interface DiaryEntry {
  /** When it was read, ms; also its key. */
  atMs: number;
  /** Index of the type that the visitor stands by. */
  chosen: number;
  a: number;
  b: number;
  c: number;
  mode: ResultMode;
  wasOffline: boolean;
  /** The id of the kept result; null while only this browser has it. */
  id: string | null;
}

const storeKey = "kz_scan_diary";
const maxEntries = 24;

/** What this browser remembers of own readings, oldest first. */
export interface LocalDiary {
  list(): DiaryEntry[];
  /** Adds an entry, or takes the place of the one of the same moment. */
  put(entry: DiaryEntry): void;
  delete(atMs: number): void;
}

export function createLocalDiary(store = createLocalStore()): LocalDiary {
  const list = (): DiaryEntry[] => parseEntries(store.get(storeKey));
  const save = (entries: DiaryEntry[]): void =>
    store.set(storeKey, entries.length > 0 ? JSON.stringify(entries.slice(-maxEntries)) : null);
  return {
    list,
    put: (entry) =>
      save(
        [...list().filter(({ atMs }) => atMs !== entry.atMs), entry].toSorted((one, other) => one.atMs - other.atMs),
      ),
    delete: (atMs) => save(list().filter((entry) => entry.atMs !== atMs)),
  };
}

/** What another version or another hand left there is not trusted. */
function parseEntries(text: string | null): DiaryEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is DiaryEntry {
  const { atMs, chosen, a, b, c, mode, id } = (value ?? {}) as Partial<DiaryEntry>;
  const isCoarse = [a, b, c].every((number) => Number.isInteger(number) && Math.abs(number as number) <= 3);
  const isType = typeof chosen === "number" && Number.isInteger(chosen) && chosen >= 0 && chosen <= 7;
  return (
    isCoarse && isType && Number.isFinite(atMs) && typeof mode === "string" && (id === null || typeof id === "string")
  );
}
