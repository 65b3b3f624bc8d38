import type { ErrorCode } from "#contracts/error-codes.ts";
import { formatTime } from "./dates.ts";
import { useLanguage, useMessages } from "./messages.tsx";

/** Every code a visitor can meet: the server's, and those that only a phone can know. */
export type VisitorErrorCode =
  | ErrorCode
  | "E-NET"
  | "E-OFFLINE"
  | "E-BEFORE"
  | "E-MODEL"
  | CameraErrorCode
  | FaceHintCode;
export type CameraErrorCode = "E-CAM-DENY" | "E-CAM-NONE" | "E-CAM-BUSY" | "E-CAM-INAPP";
export type FaceHintCode = "E-FACE-NONE" | "E-FACE-MANY" | "E-FACE-DARK" | "E-FACE-TILT" | "E-FACE-FAR";

/** What a sentence of the catalogue may need; each code reads its own, the rest is ignored. */
export interface ErrorDetails {
  requestId?: string;
  /** How long the server asks to wait. Without it E-LIMIT needs `time`. */
  retryAfterMs?: number | null;
  /** From when it goes on, as the visitor reads it. */
  time?: string;
  moment?: string;
  /** Which field to look at again; without it, all that was entered. */
  field?: string;
}

/** A sentence that says what happened and what to do; face hints have no action. */
export interface ErrorText {
  message: string;
  action: string | null;
}

/** From this wait on, a limit is one of the day and not of the minute. */
const longWaitMs = 10 * 60_000;
/** When what is counted by the day begins anew. */
const anyMidnight = "2024-01-01T00:00:00+09:00";

/** The key of a code in the shell's copy: E-CAM-DENY is `errors.camDeny`. */
export function errorKey(code: VisitorErrorCode): string {
  if (code === "E-404") return "notFound";
  if (code === "E-CAM-INAPP") return "camInApp";
  return code
    .slice(2)
    .toLowerCase()
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Turns a code of the catalogue into what the visitor reads, in the language of the page. */
export function useErrorMessages(): (code: VisitorErrorCode, details?: ErrorDetails) => ErrorText {
  const t = useMessages<object>("shell") as AnyKey;
  const lang = useLanguage();
  return (code, details = {}) => {
    const { retryAfterMs = null } = details;
    const isShort =
      code === "E-LIMIT" && details.time === undefined && retryAfterMs !== null && retryAfterMs < longWaitMs;
    const key = `errors.${isShort ? "limitSoon" : errorKey(code)}`;
    const values = {
      requestId: details.requestId ?? "",
      seconds: Math.max(1, Math.ceil((retryAfterMs ?? 0) / 1000)),
      time: details.time ?? formatTime(retryAfterMs === null ? anyMidnight : Date.now() + retryAfterMs, lang),
      moment: details.moment ?? "",
      // A page that cannot say which one still makes a sentence.
      field: details.field ?? t("errors.input.field"),
    };
    return { message: t(`${key}.message`, values), action: t.has(`${key}.action`) ? t(`${key}.action`) : null };
  };
}

/** The key is computed, so tsc cannot check it; error-words.test.ts does. */
type AnyKey = ((key: string, values?: Record<string, string | number>) => string) & { has(key: string): boolean };
