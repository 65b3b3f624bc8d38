import { formatMoment, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CampaignStatus } from "../contract.ts";

const dayMs = 86_400_000;

/** What an open instant draw still has today; when that is nothing, the next day that has something. Null for all others. */
export function useTodayMessage({ phase, now, remainingToday, nextDay }: CampaignStatus): string | null {
  const t = useMessages<Messages>();
  if (phase !== "open" || remainingToday === null) return null;
  if (remainingToday > 0) return t("one.today", { count: remainingToday });
  if (nextDay === null) return null;
  const isTomorrow = Date.parse(nextDay.at) - Date.parse(now) <= dayMs;
  const moment = isTomorrow
    ? t("one.tomorrow", { time: formatTime(nextDay.at, "ja") })
    : formatMoment(nextDay.at, "ja");
  return t("one.todayOver", { moment, count: nextDay.count });
}
