import type { Language } from "#contracts/languages.ts";
import { groupThousands } from "../basics/group-thousands.ts";

/** What a number pipe falls back to when it is told no language and no currency. */
export const fallbackLocale = "en-US";
export const fallbackCurrency = "USD";

/** A price in whole yen, tax included: `¥1,650（税込）` on Japanese pages, `¥1,650` on the others. */
export function formatYen(priceYen: number, lang: Language): string {
  const amount = `¥${groupThousands(Math.round(priceYen))}`;
  return lang === "ja" ? `${amount}（税込）` : amount;
}

/** A number as the language writes it. Digits only; words and units belong to the copy. */
export function formatNumber(
  value: number,
  locale: string = fallbackLocale,
  options: Intl.NumberFormatOptions = {},
): string {
  return new Intl.NumberFormat(locale, options).format(value);
}

/** An amount of money, `currency` as in ISO 4217: `formatCurrency(59, "HKD", "zh-HK")`. */
export function formatCurrency(
  amount: number,
  currency: string = fallbackCurrency,
  locale: string = fallbackLocale,
): string {
  return formatNumber(amount, locale, { style: "currency", currency });
}
