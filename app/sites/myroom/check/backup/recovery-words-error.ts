import { ApiError } from "#app/kits/visitor/api-error.ts";

/** How many words somebody wrote: the server parts them at the same signs. */
export function splitWords(text: string): string[] {
  return text
    .normalize("NFKC")
    .split(/[\s・,、。.．･\-–—/|]+/u)
    .filter(Boolean);
}

/** Why words opened nothing. */
export type RecoveryWordsError =
  | { kind: "count"; count: number }
  | { kind: "word"; index: number; word: string }
  | { kind: "check" }
  | { kind: "none" }
  | { kind: "limit"; retryAfterMs: number }
  | { kind: "other"; error: ApiError };

/** What is wrong before anything is sent; null when five words stand there. */
export function validateRecoveryWords(text: string): RecoveryWordsError | null {
  const { length } = splitWords(text);
  return length === 5 ? null : { kind: "count", count: length };
}

/** What the server's refusal means. */
export function parseRecoveryWordsError(error: unknown, text: string): RecoveryWordsError {
  if (!(error instanceof ApiError)) return { kind: "other", error: new ApiError("E-NET") };
  if (error.code === "E-GONE") return { kind: "none" };
  if (error.code === "E-LIMIT") return { kind: "limit", retryAfterMs: error.retryAfterMs ?? 3_600_000 };
  if (error.code !== "E-INPUT") return { kind: "other", error };
  const index = error.fields.map((field) => /^words\.(\d)$/.exec(field)?.[1]).find(Boolean);
  if (!index) return { kind: "check" };
  return { kind: "word", index: Number(index), word: splitWords(text)[Number(index) - 1] ?? "" };
}
