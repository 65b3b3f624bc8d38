import * as v from "valibot";

import { type ErrorCode, errorStatus } from "./error-codes.ts";

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
