import type { Context, MiddlewareHandler } from "hono";
import * as v from "valibot";
import type { ErrorCode } from "#contracts/error-codes.ts";
import type { LimitedAct } from "../platform/limits/limit-table.ts";
import { readJsonBody } from "./api-body.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError, createRateLimitError } from "./http-error.ts";

/** What a route takes and answers. The description at `/api/openapi.json` is made from it. */
export interface Operation {
  summary: string;
  /** Of the JSON body; only what it lists arrives at the handler. */
  body?: v.GenericSchema;
  /** Of the query, as an object of texts. */
  query?: v.GenericSchema;
  /** Of the `:name` parts of the path. */
  params?: v.GenericSchema;
  answer: v.GenericSchema;
  /** Of a good answer; 200 unless said otherwise. */
  status?: 200 | 201;
  /** What can go wrong besides what every route shares. */
  errors?: readonly ErrorCode[];
  /** True: the handler uses `idempotentWrite`, and the Idempotency-Key header is required. */
  isIdempotent?: boolean;
  /** Draws, votes and their like: ten in a minute. */
  isSensitive?: boolean;
  /** What it is counted as besides a read or a write, where it costs more than one. */
  limit?: LimitedAct;
}

type Checked<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never;
interface Validated<Given extends Operation> {
  in: { json: Checked<Given["body"]>; query: Checked<Given["query"]>; param: Checked<Given["params"]> };
  out: { json: Checked<Given["body"]>; query: Checked<Given["query"]>; param: Checked<Given["params"]> };
}

const operationKey: unique symbol = Symbol("operation");

/**
 * Describes a route and holds it to the description: limit, path, query, body, in this order.
 * `api.post("/things", route({ summary, body, answer }), (c) => … c.req.valid("json") …)`
 * The handler reads `json`, `query` and `param` by `c.req.valid`. A breach is E-INPUT with the fields at fault.
 */
export function route<const Given extends Operation>(
  operation: Given,
): MiddlewareHandler<ApiEnv, string, Validated<Given>> {
  const { isSensitive, limit, params, query, body } = operation;
  const handler: MiddlewareHandler<ApiEnv, string, Validated<Given>> = async (c, next) => {
    if (isSensitive) await requireWithinLimit(c, "sensitive");
    if (limit) await requireWithinLimit(c, limit);
    if (params) c.req.addValidatedData("param", validateInput(params, c.req.param()));
    if (query) c.req.addValidatedData("query", validateInput(query, c.req.query()));
    if (body) c.req.addValidatedData("json", validateInput(body, await readJsonBody(c)));
    await next();
  };
  return Object.assign(handler, { [operationKey]: operation });
}

/** Counts one more of an act by who asks. @throws HttpError E-LIMIT with the seconds to wait when it was one too many */
export async function requireWithinLimit(c: Context<ApiEnv>, act: LimitedAct): Promise<void> {
  const waitMs = await c.var.limits.take(act, { address: c.var.info.address, visitorId: c.var.visitorId });
  if (waitMs > 0) throw createRateLimitError(waitMs);
}

/** The description a handler was made with; undefined for any other handler. */
export function operationOf(handler: object): Operation | undefined {
  return (handler as { [operationKey]?: Operation })[operationKey];
}

function validateInput(schema: v.GenericSchema, input: unknown): object {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output as object;
  throw new HttpError("E-INPUT", { fields: invalidFields(result.issues) });
}

// Names of unknown fields are the caller's own words; only plain ones are repeated.
function invalidFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const paths = issues.map((issue) => v.getDotPath(issue) ?? "").filter((path) => /^[\w.-]{1,80}$/.test(path));
  return [...new Set(paths)].slice(0, 10);
}
