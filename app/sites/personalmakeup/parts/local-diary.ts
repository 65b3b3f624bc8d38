import * as v from "valibot";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type DiaryEntry, diaryEntrySchema } from "#contracts/makeup-recipe.ts";

/** A day that only this browser knows of: its answer has not come yet, or there is no visitor data to save it in. */
export type LocalDiaryEntry = Omit<DiaryEntry, "id">;

const storeKey = "kz_pm_nights";
const maxEntries = 30;
const entriesSchema = v.array(v.omit(diaryEntrySchema, ["id"]));

/** The days of this browser, the newest first. Browser only. */
export function getLocalDiary(): LocalDiaryEntry[] {
  try {
    const parsed = v.safeParse(entriesSchema, JSON.parse(createLocalStore().get(storeKey) ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

/** Notes a day before the server has heard of it. */
export const addLocalEntry = (entry: LocalDiaryEntry): void =>
  saveEntries([entry, ...entriesWithout(entry.code, entry.doneAt)]);

/** Forgets a day that the server has now, or that the visitor took out. */
export const deleteLocalEntry = (code: string, doneAt: string): void => saveEntries(entriesWithout(code, doneAt));

const entriesWithout = (code: string, doneAt: string): LocalDiaryEntry[] =>
  getLocalDiary().filter((entry) => entry.code !== code || entry.doneAt !== doneAt);

const saveEntries = (entries: readonly LocalDiaryEntry[]): void =>
  createLocalStore().set(storeKey, entries.length > 0 ? JSON.stringify(entries.slice(0, maxEntries)) : null);
