import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { receiveUpload, withUploadPlace } from "./api-upload.ts";
import { HttpError } from "./http-error.ts";

let isFull = false;
let placesLeft = 0;
const app = new Hono<ApiEnv>();
app.use(async (c, next) => {
  c.set("info", { address: "192.0.2.1" } as ApiEnv["Variables"]["info"]);
  c.set("visitorId", null);
  c.set("limits", { take: async () => 0, hold: () => (isFull ? null : () => (placesLeft += 1)), stop: () => {} });
  await next();
});
app.post("/", (c) => withUploadPlace(c, async () => c.json((await receiveUpload(c)).byteLength)));
app.post("/refused", (c) => withUploadPlace(c, () => Promise.reject(new HttpError("E-LIMIT"))));
app.onError((error, c) =>
  error instanceof HttpError ? c.json({ code: error.code }, 503, error.details.headers) : c.text("", 500),
);

/** Sends ten pieces of a photo; `sent` tells how many were taken. */
async function upload(path: string, announcedBytes: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 10) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  const headers = { "content-length": String(announcedBytes) };
  const response = await app.request(path, { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return { response, sent: () => sent };
}

test("a photo that finds no place is let in and thrown away, so that its sender hears of the refusal", async () => {
  isFull = true;
  const { response, sent } = await upload("/", 10_000);
  expect(await response.json()).toEqual({ code: "E-BUSY" });
  expect(response.headers.get("retry-after")).toBe("2");
  expect(sent()).toBe(10);
});

test("one that is refused afterwards gives its place back, and is thrown away too", async () => {
  isFull = false;
  placesLeft = 0;
  const { response, sent } = await upload("/refused", 10_000);
  expect([response.status, placesLeft, sent()]).toEqual([503, 1, 10]);
});

test("of one that says it is too large nothing more is read", async () => {
  isFull = false;
  const { response, sent } = await upload("/", 9_000_000);
  expect(await response.json()).toEqual({ code: "E-SIZE" });
  expect(sent()).toBeLessThanOrEqual(1);
});

test("a photo with a place is read, and gives it back", async () => {
  isFull = false;
  placesLeft = 0;
  const { response } = await upload("/", 10_000);
  expect([await response.json(), placesLeft]).toEqual([10_000, 1]);
});
