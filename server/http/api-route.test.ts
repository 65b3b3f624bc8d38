import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { operationOf, route } from "./api-route.ts";
import { describeApi } from "./openapi.ts";

const body = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(5)),
  tags: v.optional(v.array(v.strictObject({ id: v.number() }))),
});
const params = v.strictObject({ id: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) });
const query = v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), "24") });
const answer = v.object({ ok: v.boolean() });

let waitMs = 0;
const things = new Hono<ApiEnv>()
  .post(
    "/:id",
    route({ summary: "Keeps a thing", body, params, query, answer, status: 201, errors: ["E-GONE"] }),
    (c) => c.json([c.req.valid("param").id + 1, c.req.valid("query").limit, c.req.valid("json").name]),
  )
  .post("/", route({ summary: "Draws", answer, isSensitive: true, isIdempotent: true }), (c) => c.json({ ok: true }))
  .get("/bare", (c) => c.text("bare"));
const app = new Hono<ApiEnv>();
app.use(async (c, next) => {
  c.set("info", { address: "192.0.2.1" } as ApiEnv["Variables"]["info"]);
  c.set("limits", { take: async () => waitMs, hold: () => () => {}, stop: () => {} });
  await next();
});
app.route("/api/things", things);
app.onError((error, c) => c.json(error instanceof HttpError ? { code: error.code, ...error.details } : error.message));

async function post(path: string, content: unknown): Promise<unknown> {
  const init = { method: "POST", body: JSON.stringify(content), headers: { "content-type": "application/json" } };
  return (await app.request(path, init)).json();
}

describe("a described route", () => {
  it("hands its handler what the schemas made of the request", async () => {
    expect(await post("/api/things/41?limit=5&other=x", { name: "夜" })).toEqual([42, "5", "夜"]);
    expect(await post("/api/things/41", { name: "夜" })).toEqual([42, "24", "夜"]);
  });

  it("names the fields at fault", async () => {
    expect(await post("/api/things/1", { name: "too long", tags: [{ id: "x" }] })).toEqual({
      code: "E-INPUT",
      fields: ["name", "tags.0.id"],
    });
    expect(await post("/api/things/x", { name: "夜" })).toEqual({ code: "E-INPUT", fields: ["id"] });
    expect(await post("/api/things/1?limit=many", { name: "夜" })).toEqual({ code: "E-INPUT", fields: ["limit"] });
  });

  it("refuses what it does not know, without repeating markup", async () => {
    expect(await post("/api/things/1", { name: "夜", isAdmin: true })).toEqual({
      code: "E-INPUT",
      fields: ["isAdmin"],
    });
    expect(await post("/api/things/1", { name: "夜", "<script>": 1 })).toEqual({ code: "E-INPUT", fields: [] });
  });

  it.each([[[]], ["text"], [7], [null]])("refuses %j in place of an object", async (content) => {
    expect(await post("/api/things/1", content)).toMatchObject({ code: "E-INPUT" });
  });

  it("says when a limit lets the visitor in again", async () => {
    waitMs = 1500;
    expect(await post("/api/things", {})).toEqual({ code: "E-LIMIT", headers: { "retry-after": "2" } });
    waitMs = 0;
    expect(await post("/api/things", {})).toEqual({ ok: true });
  });

  it("is found again below the path where its site is mounted", () => {
    const entry = app.routes.find(({ path, handler }) => path === "/api/things/:id" && operationOf(handler));
    expect(entry && operationOf(entry.handler)?.summary).toBe("Keeps a thing");
  });
});

describe("the description of the API", () => {
  const description = JSON.parse(JSON.stringify(describeApi(app.routes, "https://zone.example.com")));

  it("lists each described route with what it takes and answers", () => {
    const operation = description.paths["/api/things/{id}"].post;
    expect(
      operation.parameters.map(({ name, in: place, required }: Record<string, unknown>) => [name, place, required]),
    ).toEqual([
      ["id", "path", true],
      ["limit", "query", false],
    ]);
    expect(operation.requestBody.content["application/json"].schema.properties.name).toEqual({
      type: "string",
      maxLength: 5,
    });
    expect(operation.responses["201"].content["application/json"].schema.properties.ok).toEqual({ type: "boolean" });
    expect(description.paths["/api/things/bare"]).toBeUndefined();
  });

  it("lists every error a route can give, in the one shape", () => {
    const { responses } = description.paths["/api/things/{id}"].post;
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(["400", "403", "405", "410", "413", "415", "429", "500", "503"]),
    );
    expect(responses["410"].content["application/json"].schema.$ref).toBe("#/components/schemas/Error");
    expect(description.components.schemas.Error.properties.error.required).toEqual(["code", "message", "requestId"]);
  });

  it("asks for the key of a write that must not happen twice", () => {
    const [header] = description.paths["/api/things"].post.parameters;
    expect(header).toMatchObject({ name: "Idempotency-Key", in: "header", required: true });
  });
});
