import { dayMs } from "#contracts/jst-clock.ts";
import { wishSleepDays } from "#contracts/wish-limits.ts";
import type { Wish } from "#contracts/wishes.ts";

/** Seven steps of light, from 6 (full) down to 0; the stylesheet has one look for each. */
const fullBrightness = 6;

/** Whole days a want has slept: since it was wanted, or since 「まだ欲しい」 was answered last. */
export function countSleepDays({ wantedAt, keptAt }: Pick<Wish, "wantedAt" | "keptAt">, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(keptAt ?? wantedAt)) / dayMs));
}

/** How much of its light is left: all of it on the first day, none at thirty. */
export function brightnessOf(days: number): number {
  return Math.round(fullBrightness * Math.max(0, 1 - days / wishSleepDays));
}

/** True when it is time to ask 「まだ欲しい？」. Only what is wanted is asked. */
export function isReminderDue(wish: Wish, nowMs: number): boolean {
  return wish.state === "wanted" && countSleepDays(wish, nowMs) >= wishSleepDays;
}

/** The wish of the reminder: the one that has slept longest. Null when nothing is wanted. */
export function findReminderWish(wishes: readonly Wish[], nowMs: number): Wish | null {
  const wanted = wishes.filter(({ state }) => state === "wanted");
  const since = ({ wantedAt, keptAt }: Wish): number => Math.min(nowMs, Date.parse(keptAt ?? wantedAt));
  return wanted.toSorted((a, b) => since(a) - since(b))[0] ?? null;
}
