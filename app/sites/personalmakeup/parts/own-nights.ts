import * as v from "valibot";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { type DiaryEntry, diaryEntrySchema } from "#contracts/makeup-recipe.ts";

/** A night that only this browser knows of: its answer has not come yet, or it has no room to be kept in. */
export type OwnNight = Omit<DiaryEntry, "id">;

const key = "kz_pm_nights";
const maxNights = 30;
const nightsSchema = v.array(v.omit(diaryEntrySchema, ["id"]));

/** The nights of this browser, the newest first. Browser only. */
export function ownNights(): OwnNight[] {
  try {
    const read = v.safeParse(nightsSchema, JSON.parse(createLocalStore().get(key) ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    return [];
  }
}

/** Notes a night before the server has heard of it. */
export const noteNight = (night: OwnNight): void => keep([night, ...without(night.code, night.doneAt)]);

/** Forgets a night that the server has now, or that the visitor took out. */
export const forgetNight = (code: string, doneAt: string): void => keep(without(code, doneAt));

const without = (code: string, doneAt: string): OwnNight[] =>
  ownNights().filter((night) => night.code !== code || night.doneAt !== doneAt);

const keep = (nights: readonly OwnNight[]): void =>
  createLocalStore().set(key, nights.length > 0 ? JSON.stringify(nights.slice(0, maxNights)) : null);
