import * as v from "valibot";
import { expect, test } from "vitest";
import { type ErrorCode, errorStatus } from "#contracts/error-codes.ts";
import { errorBodySchema } from "#contracts/errors.ts";
import { errorOfAnswer } from "./api-error.ts";

const answer = (status: number, headers: Record<string, string> = {}) => new Response(null, { status, headers });

test.each(Object.keys(errorStatus) as ErrorCode[])("%s in the shape of the contract keeps its code", (code) => {
  const body = v.parse(errorBodySchema, {
    error: { code, message: "できません。", requestId: "r1", fields: ["note"] },
  });
  const error = errorOfAnswer(answer(500), body);
  expect(error).toMatchObject({ code, message: "できません。", requestId: "r1", fields: ["note"] });
});

test.each([
  null,
  undefined,
  "<h1>Bad Gateway</h1>",
  {},
  { error: null },
  { error: "E-404" },
  { error: { code: "E-404" } },
  { error: { code: "E-MADE-UP", message: "x", requestId: "r1" } },
  { error: { code: "toString", message: "x", requestId: "r1" } },
])("any other body (%j) is judged by its status", (body) => {
  expect(v.is(errorBodySchema, body)).toBe(false);
  expect(errorOfAnswer(answer(404), body)).toMatchObject({ code: "E-404", requestId: "" });
});

test("the waiting time may be seconds or a date", () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  expect(errorOfAnswer(answer(503, { "retry-after": "5" }), null).retryAfterMs).toBe(5000);
  expect(errorOfAnswer(answer(503, { "retry-after": inAMinute }), null).retryAfterMs).toBeGreaterThan(50_000);
  expect(errorOfAnswer(answer(503, { "retry-after": "soon" }), null).retryAfterMs).toBeNull();
  expect(errorOfAnswer(answer(503), null).retryAfterMs).toBeNull();
});
