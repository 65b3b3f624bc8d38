import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";
import { errorBodySchema } from "#contracts/errors.ts";
import { type Operation, operationOf } from "./api-route.ts";

interface RouteEntry {
  method: string;
  path: string;
  handler: object;
}

/** The OpenAPI 3.1 description of every route that was made with `route()`. */
export function describeApi(routes: readonly RouteEntry[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path, handler } of routes) {
    const operation = operationOf(handler);
    if (!operation) continue;
    const address = path.replace(/:([A-Za-z0-9_]+)(\{[^}]*\})?\??/g, "{$1}");
    (paths[address] ??= {})[method.toLowerCase()] = describeOperation(operation, method);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "KATE ZONE",
      version: "1",
      description:
        "Writes carry X-XSRF-TOKEN with the value of the cookie XSRF-TOKEN; the login path sets it together with the visitor cookie.",
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBodySchema) },
      securitySchemes: {
        visitor: { type: "apiKey", in: "cookie", name: "kz_vid", description: "On https the name is __Host-kz_vid." },
        xsrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
      },
    },
  };
}

function describeOperation(operation: Operation, method: string): object {
  const isWrite = method !== "GET";
  const header = { name: "Idempotency-Key", in: "header", required: true, schema: { type: "string", format: "uuid" } };
  return {
    summary: operation.summary,
    ...(isWrite ? { security: [{ visitor: [], xsrf: [] }] } : {}),
    parameters: [
      ...parameters(operation.params, "path"),
      ...parameters(operation.query, "query"),
      ...(operation.isIdempotent ? [header] : []),
    ],
    ...(operation.body
      ? { requestBody: { required: true, content: { "application/json": { schema: jsonSchema(operation.body) } } } }
      : {}),
    responses: {
      [operation.status ?? 200]: {
        description: "OK",
        content: { "application/json": { schema: jsonSchema(operation.answer, "output") } },
      },
      ...errorAnswers(operation, isWrite),
    },
  };
}

const commonErrors: readonly ErrorCode[] = ["E-METHOD", "E-LIMIT", "E-SERVER", "E-BUSY"];
const writeErrors: readonly ErrorCode[] = ["E-CSRF"];
const bodyErrors: readonly ErrorCode[] = ["E-INPUT", "E-SIZE", "E-TYPE"];
const inputErrors: readonly ErrorCode[] = ["E-INPUT"];
const keyErrors: readonly ErrorCode[] = ["E-INPUT", "E-CONFLICT"];

// Several codes may share a status; OpenAPI keeps one entry for each status.
function errorAnswers(operation: Operation, isWrite: boolean): Record<string, object> {
  const codes = new Set([
    ...commonErrors,
    ...(isWrite ? writeErrors : []),
    ...(operation.body ? bodyErrors : []),
    ...(operation.params || operation.query ? inputErrors : []),
    ...(operation.isIdempotent ? keyErrors : []),
    ...(operation.errors ?? []),
  ]);
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  const answers: Record<string, { description: string; content: object }> = {};
  for (const code of codes) {
    const same = answers[errorStatus[code]];
    answers[errorStatus[code]] = { description: same ? `${same.description}, ${code}` : code, content };
  }
  return answers;
}

function parameters(schema: GenericSchema | undefined, location: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: property,
  }));
}

// Checks written as code have no counterpart in JSON Schema; the description leaves them out.
function jsonSchema(schema: GenericSchema, typeMode: "input" | "output" = "input"): ReturnType<typeof toJsonSchema> {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: "ignore", typeMode });
  return described;
}
