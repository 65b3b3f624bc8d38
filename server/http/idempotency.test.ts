import { Hono } from "hono";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi, type TestBrowser } from "#tests/api/test-api.ts";
import { createTestDatabase } from "#test-support/postgres/create-test-database.ts";
import type { TestDatabase } from "#test-support/postgres/test-postgres.ts";
import type { ApiEnv } from "./api-env.ts";
import { HttpError } from "./http-error.ts";
import { route } from "./api-route.ts";
import { deleteOldAnswers, idempotentWrite } from "./idempotency.ts";

const key = "11111111-2222-4333-8444-555555555555";
const wish = {
  summary: "Wishes",
  body: v.strictObject({ what: v.string() }),
  answer: v.object({ n: v.number() }),
  isIdempotent: true,
};

let fresh: TestDatabase;
let api: TestApi;
let browser: TestBrowser;
let done: string[];
let whileWorking: () => Promise<void>;

beforeEach(async () => {
  done = [];
  whileWorking = async () => {};
  const write = new Hono<ApiEnv>();
  for (const path of ["/wishes", "/others"] as const) {
    write.post(path, route(wish), (c) =>
      idempotentWrite(c, c.var.platform.database, path, async ({ queries }) => {
        const { what } = c.req.valid("json");
        done.push(what);
        await queries.query({
          text: "INSERT INTO page_versions (tag, version) VALUES ($1, 1)",
          values: [`wish:${what}`],
        });
        await whileWorking();
        if (what === "too much") throw new HttpError("E-CONFLICT");
        return { status: 201, body: { n: done.length, what } };
      }),
    );
  }
  fresh = await createTestDatabase();
  api = createTestApi({ databaseUrl: fresh.url, siteApis: { hall: write } });
  browser = api.browser();
  await browser.login();
});
afterEach(async () => {
  await api.stop();
  await fresh.drop();
});

const send = (what: string, path = "wishes", from = browser): Promise<Response> =>
  from.write("POST", `/api/hall/${path}`, { what }, { "idempotency-key": key });
const count = async (table: string): Promise<unknown> =>
  (await api.database.queryComposed<{ n: number }>({ text: `SELECT count(*) AS n FROM ${table}` }))[0]?.n;

describe("a write that is sent again", () => {
  it("is done once and answered alike", async () => {
    const first = await send("moon");
    const second = await send("moon");
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect([first, second].map(({ headers }) => headers.get("idempotent-replay"))).toEqual([null, "true"]);
    expect(done).toEqual(["moon"]);
  });

  it("at the same moment waits for the one that was first, and is answered alike", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send("moon")));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replay") === null)).toHaveLength(1);
    expect(done).toEqual(["moon"]);
  });

  it("with another wish under the same key is refused", async () => {
    await send("moon");
    const response = await send("sun");
    expect(response.status).toBe(409);
    expect(done).toEqual(["moon"]);
  });

  it("to another address under the same key is refused", async () => {
    await send("moon");
    expect((await send("moon", "others")).status).toBe(409);
  });

  it("by another visitor is that visitor's own", async () => {
    const other = api.browser();
    await other.login();
    await send("moon");
    const response = await other.write("POST", "/api/hall/wishes", { what: "sun" }, { "idempotency-key": key });
    expect(response.status).toBe(201);
    expect(response.headers.get("idempotent-replay")).toBeNull();
  });
});

describe("a write that fails", () => {
  it("leaves nothing behind and may be tried again", async () => {
    expect((await send("too much")).status).toBe(409);
    expect(await count("page_versions")).toBe(0);
    expect(await count("idempotency_answers")).toBe(0);
    expect((await send("little")).status).toBe(201);
  });

  it("does not leave the one that waited for it without an answer", async () => {
    let isFirst = true;
    whileWorking = async () => {
      if (!isFirst) return;
      isFirst = false;
      throw new Error("the first one dies");
    };
    const answers = await Promise.all([send("moon"), send("moon")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 500]);
    expect(await count("page_versions")).toBe(1);
  });

  it("is not begun without a key", async () => {
    for (const given of [undefined, "", "1", `${key}0`]) {
      const response = await browser.write("POST", "/api/hall/wishes", { what: "moon" }, { "idempotency-key": given });
      expect(response.status, String(given)).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: "E-INPUT", fields: ["Idempotency-Key"] } });
    }
    expect(done).toEqual([]);
  });
});

describe("the stored answers", () => {
  it("go after a week", async () => {
    await send("moon");
    api.clock.advance(6 * 86_400_000);
    await deleteOldAnswers(api.database, api.clock.now());
    expect(await count("idempotency_answers")).toBe(1);
    api.clock.advance(2 * 86_400_000);
    await deleteOldAnswers(api.database, api.clock.now());
    expect(await count("idempotency_answers")).toBe(0);
  });
});
