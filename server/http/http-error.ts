import type { ErrorCode } from "#contracts/error-codes.ts";

/** What an error answer may say besides its code. */
export interface HttpErrorDetails {
  /** The fields at fault, for E-INPUT. */
  fields?: readonly string[];
  /** Headers of the answer: `allow`, `retry-after`. */
  headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere below the API to end the request with an error of the catalogue. */
export class HttpError extends Error {
  readonly code: ErrorCode;
  readonly details: HttpErrorDetails;

  constructor(code: ErrorCode, details: HttpErrorDetails = {}) {
    super(code);
    this.name = "HttpError";
    this.code = code;
    this.details = details;
  }
}

/** The limit's refusal: says in whole seconds when to come back. */
export function createRateLimitError(waitMs: number): HttpError {
  return new HttpError("E-LIMIT", { headers: { "retry-after": String(Math.max(1, Math.ceil(waitMs / 1000))) } });
}
