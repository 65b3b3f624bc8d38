import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { maxBodyBytes, readJsonBody } from "./api-body.ts";
import { HttpError } from "./http-error.ts";

const app = new Hono<ApiEnv>().post("/", async (c) => c.json({ got: await readJsonBody(c) }));
app.onError((error, c) => c.text(error instanceof HttpError ? error.code : `thrown: ${error.message}`));

async function send(body: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers }, duplex: "half" };
  return (await app.request("/", init)).text();
}

describe("the body of a write", () => {
  it("arrives as it was sent", async () => {
    expect(await send('{"a":[1,"夜",null]}')).toBe('{"got":{"a":[1,"夜",null]}}');
    expect(await send("{}", { "content-type": "application/json; charset=utf-8" })).toBe('{"got":{}}');
  });

  it("may be empty", async () => {
    expect(await send("", { "content-type": "text/plain" })).toBe('{"got":{}}');
  });

  it.each([
    ["text/plain"],
    ["application/x-www-form-urlencoded"],
    ["multipart/form-data; boundary=x"],
    ["application/json; charset=shift_jis"],
    ["application/jsonp"],
  ])("is refused as %s", async (type) => expect(await send("{}", { "content-type": type })).toBe("E-TYPE"));

  it("is refused when compressed", async () => {
    expect(await send("{}", { "content-encoding": "gzip" })).toBe("E-TYPE");
  });

  it.each([
    ["half an object", '{"a":'],
    ["two values", "{} {}"],
    ["a comment", "{} // x"],
    ["NaN", '{"a":NaN}'],
    ["a number no computer holds", '{"a":1e999}'],
    ["__proto__", '{"__proto__":{"isAdmin":true}}'],
    ["constructor deep inside", '{"a":[{"constructor":{"prototype":{}}}]}'],
    ["a NUL", '{"a":"\\u0000"}'],
    ["a NUL in a name", '{"\\u0000":1}'],
    ["half a character", '{"a":"\\ud83d"}'],
    ["seventeen levels", `${"[".repeat(17)}${"]".repeat(17)}`],
    ["thirty thousand levels", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
    ["thirty thousand levels of objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ])("is refused with %s", async (_, body) => expect(await send(body)).toBe("E-INPUT"));

  it("is refused when its bytes are no text", async () => {
    expect(await send(new Uint8Array([0x22, 0xc3, 0x28, 0x22]))).toBe("E-INPUT");
  });

  it("keeps whole characters outside the basic plane", async () => {
    expect(await send('{"a":"\\ud83d\\ude00"}')).toBe('{"got":{"a":"😀"}}');
  });

  it("may have 64 KB and not one byte more", async () => {
    expect(await send(JSON.stringify("a".repeat(maxBodyBytes - 2)))).toContain('{"got":"aaa');
    expect(await send(JSON.stringify("a".repeat(maxBodyBytes - 1)))).toBe("E-SIZE");
  });

  it("is refused by its announced length before anything of it is read", async () => {
    const body = new ReadableStream({ pull: () => expect.fail("the body was read") }, { highWaterMark: 0 });
    expect(await send(body, { "content-length": "65537" })).toBe("E-SIZE");
  });

  it("is read no further than the limit when its length is not announced", async () => {
    let sentBytes = 0;
    const body = new ReadableStream({
      pull(stream) {
        sentBytes += 10_000;
        stream.enqueue(new Uint8Array(10_000).fill(0x20));
      },
    });
    expect(await send(body)).toBe("E-SIZE");
    expect(sentBytes).toBeLessThan(100_000);
  });
});
