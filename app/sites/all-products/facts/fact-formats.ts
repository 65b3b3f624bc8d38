import type { ProductFormula } from "#contracts/product-formula.ts";
import { fillIn, type FactWords } from "./fact-words.ts";

/** 「3.5g」, "3.5 g" */
export const formatVolume = ({ amount, unit }: ProductFormula["volume"], words: FactWords): string =>
  fillIn(words.unit[unit], { amount });

/** 「約4時間（型からの目安）」: how long, and from what that was judged. */
export function formatLasting({ hours, basis }: ProductFormula["lasting"], words: FactWords): string {
  if (hours === null) return words.lastingNone;
  return fillIn(words.age, { day: fillIn(words.lastingHours, { hours }), age: words[basis] });
}

/** 「開けてから18か月、開けずに36か月」; null where nothing of it has an end. */
export function formatUseTime(
  { openedMonths, unopenedMonths }: Pick<ProductFormula, "openedMonths" | "unopenedMonths">,
  words: FactWords,
): string | null {
  const parts = [
    ...(openedMonths === null ? [] : [fillIn(words.openedMonths, { months: openedMonths })]),
    ...(unopenedMonths === null ? [] : [fillIn(words.unopenedMonths, { months: unopenedMonths })]),
  ];
  return parts.length === 0 ? null : parts.join(words.between);
}

/** The day a shade came out, and how long ago: 「2023年3月5日（日）（発売から3年8か月）」. @param ageMonths whole months */
export function formatAge(day: string, ageMonths: number, words: FactWords): string {
  const [years, months] = [Math.floor(ageMonths / 12), ageMonths % 12];
  const pattern =
    ageMonths === 0 ? words.ageNew : years === 0 ? words.ageMonths : months === 0 ? words.ageFull : words.ageYears;
  return fillIn(words.age, { day, age: fillIn(pattern, { years, months }) });
}
