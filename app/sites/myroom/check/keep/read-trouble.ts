import { ApiError } from "#app/kits/visitor/api-error.ts";

/** How many words somebody wrote: the server parts them at the same signs. */
export function partsOf(written: string): string[] {
  return written
    .normalize("NFKC")
    .split(/[\s・,、。.．･\-–—/|]+/u)
    .filter(Boolean);
}

/** Why words opened nothing. */
export type WordsTrouble =
  | { kind: "count"; count: number }
  | { kind: "word"; place: number; word: string }
  | { kind: "check" }
  | { kind: "none" }
  | { kind: "limit"; retryAfterMs: number }
  | { kind: "other"; error: ApiError };

/** What is wrong before anything is sent; null when five words stand there. */
export function troubleBefore(written: string): WordsTrouble | null {
  const { length } = partsOf(written);
  return length === 5 ? null : { kind: "count", count: length };
}

/** What the server's refusal means. */
export function troubleOf(error: unknown, written: string): WordsTrouble {
  if (!(error instanceof ApiError)) return { kind: "other", error: new ApiError("E-NET") };
  if (error.code === "E-GONE") return { kind: "none" };
  if (error.code === "E-LIMIT") return { kind: "limit", retryAfterMs: error.retryAfterMs ?? 3_600_000 };
  if (error.code !== "E-INPUT") return { kind: "other", error };
  const place = error.fields.map((field) => /^words\.(\d)$/.exec(field)?.[1]).find(Boolean);
  if (!place) return { kind: "check" };
  return { kind: "word", place: Number(place), word: partsOf(written)[Number(place) - 1] ?? "" };
}
