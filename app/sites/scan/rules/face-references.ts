import type { FaceReference } from "#contracts/face-reference.ts";
import type { ScanLanguage } from "#contracts/face-type.ts";

/** Whose mean faces a language is read against first. It follows the page's language, never the face. */
const markets = { ja: "jp", "zh-TW": "jp", ko: "jp", en: "intl" } as const satisfies Record<
  ScanLanguage,
  FaceReference["market"]
>;

/** The reference for an engine and a language. */
export function referenceFor(
  references: readonly FaceReference[],
  engine: FaceReference["engine"],
  lang: ScanLanguage,
): FaceReference {
  const found = references.filter((entry) => entry.engine === engine && entry.market === markets[lang]).at(-1);
  if (!found) throw new Error(`there is no reference for ${engine} in ${lang}`);
  return found;
}

/** The reference that an old result was read against; null where it is no longer known. */
export function referenceById(references: readonly FaceReference[], id: string): FaceReference | null {
  return references.find((entry) => entry.id === id) ?? null;
}
