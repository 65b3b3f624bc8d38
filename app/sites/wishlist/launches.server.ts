import { jstDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { formatCalendar } from "#server/modules/wishes/launch-calendar.ts";
import ja from "./copy/ja.json";

/** The days on which products of `ids` come to the shops, as a calendar file; days that have passed are left out. */
export function launchCalendar(
  master: Pick<MasterData, "products">,
  ids: readonly string[],
  { now, publicUrl }: { now: Date; publicUrl: string },
): string {
  const wanted = new Set(ids);
  const today = jstDay(now);
  const days = master.products
    .filter(({ id, releasedOn }) => wanted.has(id) && releasedOn >= today)
    .toSorted((a, b) => a.releasedOn.localeCompare(b.releasedOn))
    .map(({ id, names, number, releasedOn }) => ({
      uid: `launch-${id}@${new URL(publicUrl).hostname}`,
      day: releasedOn,
      title: `${ja.calendar.launch}${names.ja}`,
      description: `${number} ${names.ja}${ja.calendar.launchDay}`,
      url: new URL(`/all-products?p=${id}`, publicUrl).href,
    }));
  return formatCalendar(days, now);
}
