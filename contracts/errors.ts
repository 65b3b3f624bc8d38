import * as v from "valibot";

/** The error catalogue: every code a visitor can meet, with the HTTP status the server answers it with. */
export const errorStatus = {
  "E-INPUT": 400,
  "E-METHOD": 405,
  "E-CSRF": 403,
  "E-CLOSED": 403,
  "E-404": 404,
  "E-CONFLICT": 409,
  "E-GONE": 410,
  "E-SIZE": 413,
  "E-TYPE": 415,
  "E-LIMIT": 429,
  "E-SERVER": 500,
  "E-BUSY": 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The one shape of every error answer of the server: never a stack, never a path. */
export const errorBodySchema = v.strictObject({
  error: v.strictObject({
    code: v.picklist(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: v.string(),
    requestId: v.string(),
    /** The fields at fault, for E-INPUT only. */
    fields: v.optional(v.array(v.string())),
  }),
});

export type ErrorBody = v.InferOutput<typeof errorBodySchema>;
