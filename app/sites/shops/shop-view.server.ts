import { hoursOf, openingAt } from "#app/kits/buy/opening-times.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { addDays, daysBetween, jstDay, jstText, weekdayOf } from "#contracts/jst-calendar.ts";
import type { Product } from "#contracts/product.ts";
import { type Shop, weekdays } from "#contracts/shop.ts";
import type { StockReading } from "#server/modules/shops/read-shop-stock.ts";
import { prefectureNames } from "./rules/prefecture-names.ts";

export type PlaceLanguage = "ja" | "en";
/** So far ahead days that differ are told. */
const daysShown = 45;

interface Around {
  page: PageContext;
  lang: PlaceLanguage;
  products: readonly Product[];
  stock: StockReading;
}

/** What a page shows of one shop at its moment; the page is drawn anew when a door opens or closes. */
export function shopView(shop: Shop, { page: { now, hints }, lang, products, stock }: Around) {
  const opening = openingAt(shop, now);
  if (opening.changesAt) hints.validUntil(opening.changesAt);
  const today = jstDay(now);
  const toText = (hours: string): string => hoursText(hours, lang);
  return {
    id: shop.id,
    name: shop.names[lang],
    prefecture: prefectureNames[shop.prefecture][lang],
    address: shop.address[lang],
    isSample: shop.isSample,
    telephone: shop.telephone,
    mapUrl: shop.mapUrl,
    isOpen: opening.isOpen,
    changes: opening.changesAt && describeMoment(opening.changesAt, today),
    today: hoursOf(shop, today).map(toText),
    week: [...weekdays.slice(1), weekdays[0]].map((day) => ({ day, hours: shop.hours[day].map(toText) })),
    exceptions: Object.entries(shop.exceptions)
      .filter(([day]) => day >= today && day <= addDays(today, daysShown))
      .toSorted()
      .map(([day, hours]) => ({ day, hours: hours.map(toText) })),
    stock:
      stock.readAt === null ? [] : products.map(({ id }) => ({ productId: id, state: stock.stateOf(shop.id, id) })),
  };
}

/** What is drawn of one shop. */
export type ShopView = ReturnType<typeof shopView>;

/** "18:00–翌2:00" of "18:00-26:00": what is behind midnight is told as the clock will show it. */
function hoursText(hours: string, lang: PlaceLanguage): string {
  const [from = "", to = ""] = hours.split("-");
  const hour = Number(to.slice(0, 2));
  const end = hour > 24 || to > "24:00" ? `${lang === "ja" ? "翌" : ""}${hour - 24}${to.slice(2)}` : to;
  return `${from}–${end}`;
}

/** A moment of this week as one says it: today, tomorrow or the weekday, and the hour. */
function describeMoment(moment: Date, today: string) {
  const day = jstDay(moment);
  const ahead = daysBetween(today, day);
  const time = jstText(moment).slice(11, 16);
  const weekday = weekdays[weekdayOf(day)] ?? "sun";
  return { time, day: ahead === 0 ? ("today" as const) : ahead === 1 ? ("tomorrow" as const) : weekday };
}
