import type { DesireLanguage } from "#contracts/desire-ids.ts";

/** The address of the site in a language. */
export const pathOf = (lang: DesireLanguage): string => (lang === "ja" ? "/yoku" : "/yoku-tw");

/** The address of a palette, the same for everybody. */
export const palettePath = (lang: DesireLanguage, code: string): string => `${pathOf(lang)}?p=${code}`;

/** What a tap that lifts a lid hands to the page it leads to: when it was. */
export interface OpeningState {
  opensAtMs?: number;
}
