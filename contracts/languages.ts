// Plain, without schemas: this file is in the first bundle of every page.

/** The six languages of the zone, as BCP 47 tags. Japanese is the one every site has. */
export const languages = ["ja", "en", "zh-TW", "zh-HK", "ko", "th"] as const;

export type Language = (typeof languages)[number];
