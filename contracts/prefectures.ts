// Plain, without schemas: a page that offers the list carries it.

/** The eight regions of Japan from north to south, each with its prefectures in the order of JIS X 0401. */
export const regions = {
  hokkaido: ["hokkaido"],
  tohoku: ["aomori", "iwate", "miyagi", "akita", "yamagata", "fukushima"],
  kanto: ["ibaraki", "tochigi", "gunma", "saitama", "chiba", "tokyo", "kanagawa"],
  chubu: ["niigata", "toyama", "ishikawa", "fukui", "yamanashi", "nagano", "gifu", "shizuoka", "aichi"],
  kinki: ["mie", "shiga", "kyoto", "osaka", "hyogo", "nara", "wakayama"],
  chugoku: ["tottori", "shimane", "okayama", "hiroshima", "yamaguchi"],
  shikoku: ["tokushima", "kagawa", "ehime", "kochi"],
  kyushu: ["fukuoka", "saga", "nagasaki", "kumamoto", "oita", "miyazaki", "kagoshima", "okinawa"],
} as const;

export type Region = keyof typeof regions;
export type Prefecture = (typeof regions)[Region][number];

/** All 47, in that order. */
export const prefectures: readonly Prefecture[] = Object.values(regions).flat();

/** The region a prefecture lies in. */
export function regionOf(prefecture: Prefecture): Region {
  const found = Object.entries(regions).find(([, list]) => (list as readonly string[]).includes(prefecture));
  return (found?.[0] ?? "kanto") as Region;
}

/** A text of an address as a prefecture; null where it is none. */
export const toPrefecture = (text: string | null): Prefecture | null =>
  prefectures.find((prefecture) => prefecture === text) ?? null;
