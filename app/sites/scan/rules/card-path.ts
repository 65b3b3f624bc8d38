import type { ScanLanguage } from "#contracts/face-type.ts";
import type { FaceTypeCode } from "./type-codes.ts";

/** The one address of a card: of a type, of a result, of two results laid over each other; in a language. */
export function cardPath(
  code: FaceTypeCode,
  resultId: string | null,
  { lang = "ja", overlaid = null }: { lang?: ScanLanguage; overlaid?: string | null } = {},
): string {
  const query = new URLSearchParams();
  if (overlaid) query.set("with", overlaid);
  if (lang !== "ja") query.set("lang", lang);
  const path = resultId === null ? `/scan/${code}` : `/scan/${code}/${resultId}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Where the scan of a language begins. */
export const scanPaths = {
  ja: "/scan",
  en: "/scan_en",
  "zh-TW": "/scan_tc",
  ko: "/scan_kr",
} as const satisfies Record<ScanLanguage, string>;
