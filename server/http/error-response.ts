import type { Context } from "hono";
import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";
import { type ErrorBody } from "#contracts/errors.ts";
import { VisitorMovedError } from "../modules/visitors/visits.ts";
import { UnreadableError } from "../platform/data-cipher.ts";
import { DataKeyError } from "../platform/data-key.ts";
import { isDatabaseUnavailable } from "../platform/database-unavailable.ts";
import { isStorageUnavailable } from "../platform/storage/storage-unavailable.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { errorMessage } from "./error-messages.ts";

/** Turns whatever was thrown into the one error shape. What a visitor cannot help is logged, never shown. */
export function answerHttpError(thrown: unknown, c: Context<ApiEnv>): Response {
  const httpError = toHttpError(thrown);
  const { info, platform } = c.var;
  const fields = { requestId: info.requestId, method: c.req.method, path: c.req.path, code: httpError.code };
  if (isSecretMissing(thrown)) platform.logger.error("secret-missing", thrown, fields);
  else if (httpError.code === "E-SERVER") platform.logger.error("api-failed", thrown, fields);
  else if (httpError.code === "E-BUSY") platform.logger.warn("api-busy", { ...fields, reason: lastReason(thrown) });
  else if (refusals.has(httpError.code)) platform.logger.warn("api-refused", { ...fields, address: info.address });
  for (const [name, value] of Object.entries(httpError.details.headers ?? {})) c.header(name, value);
  return c.json(body(httpError, info.requestId), errorStatus[httpError.code]);
}

// Refusals that an operator may want to count: forged writes, too many, too large.
const refusals: ReadonlySet<ErrorCode> = new Set(["E-CSRF", "E-LIMIT", "E-SIZE"]);

function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (thrown instanceof VisitorMovedError) return new HttpError("E-CSRF");
  if (isDatabaseUnavailable(thrown) || isStorageUnavailable(thrown) || isSecretMissing(thrown))
    return new HttpError("E-BUSY", { headers: { "retry-after": "5" } });
  return new HttpError("E-SERVER");
}

/** What is stored cannot be opened until an operator puts a secret back: a fault of ours, and one that passes. */
const isSecretMissing = (thrown: unknown): boolean =>
  thrown instanceof DataKeyError || thrown instanceof UnreadableError;

function lastReason(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : lastReason(thrown.cause);
}

function body({ code, details }: HttpError, requestId: string): ErrorBody {
  const fields = details.fields?.length ? { fields: [...details.fields] } : {};
  return { error: { code, message: errorMessage(code), requestId, ...fields } };
}
