import type { CalibratedReference, FaceReference } from "#contracts/face-reference.ts";
import type { ScanLanguage } from "#contracts/face-type.ts";

/** Whose mean faces a language is read against where there is no reference for all. By the page's language, never by the face. */
const markets = { ja: "jp", "zh-TW": "jp", ko: "jp", en: "intl" } as const satisfies Record<
  ScanLanguage,
  FaceReference["market"]
>;

/** The newest reference for an engine and a language. */
export function referenceFor(
  references: readonly FaceReference[],
  engine: FaceReference["engine"],
  lang: ScanLanguage,
): CalibratedReference {
  const isWanted = ({ market }: FaceReference): boolean => market === "all" || market === markets[lang];
  const found = references.filter(isCalibrated).findLast((entry) => entry.engine === engine && isWanted(entry));
  if (!found) throw new Error(`there is no reference for ${engine} in ${lang}`);
  return found;
}

/** The reference that an old result was read against; null where it is no longer known. */
export function referenceById(references: readonly FaceReference[], id: string): FaceReference | null {
  return references.find((entry) => entry.id === id) ?? null;
}

const isCalibrated = (entry: FaceReference): entry is CalibratedReference => entry.axes !== undefined;
