import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";
import type { ErrorBody } from "#contracts/errors.ts";

/** The codes of the server, and the two that only a phone can know. */
export type ApiErrorCode = ErrorCode | "E-NET" | "E-OFFLINE";

interface ApiErrorDetails {
  /** The server's own sentence, in Japanese; screens use `useErrorMessages`. */
  message?: string;
  requestId?: string;
  retryAfterMs?: number | null;
  fields?: readonly string[];
}

/** A call that did not succeed: one shape for everything that can go wrong. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** The number to ask for; empty when no server answered. */
  readonly requestId: string;
  /** How long the server asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null;
  /** The fields at fault, for E-INPUT. */
  readonly fields: readonly string[];

  constructor(code: ApiErrorCode, details: ApiErrorDetails = {}) {
    super(details.message ?? code);
    this.name = "ApiError";
    this.code = code;
    this.requestId = details.requestId ?? "";
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.fields = details.fields ?? [];
  }
}

/** Reads the error of an answer: the common shape, or, from something in between that does not know it, the status. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const retryAfterMs = parseRetryAfter(response.headers.get("retry-after"));
  if (isErrorBody(body)) return new ApiError(body.error.code, { ...body.error, retryAfterMs });
  const requestId = response.headers.get("x-request-id") ?? "";
  return new ApiError(codeOfStatus(response.status), { retryAfterMs, requestId });
}

/** By hand, because every page carries this; api-error.test.ts holds it to the schema. */
function isErrorBody(body: unknown): body is ErrorBody {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  return (
    typeof error?.message === "string" && typeof error.requestId === "string" && Object.hasOwn(errorStatus, error.code)
  );
}

/** Seconds or a date, as HTTP allows both. */
function parseRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const waitMs = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 403) return "E-SERVER";
  if (status === 502 || status === 504) return "E-BUSY";
  const known = (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status);
  return known ?? "E-SERVER";
}
