import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptedCoding, encodeBody } from "./content-coding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["identity", "identity"],
  [undefined, "identity"],
])("a browser that sends %s gets %s", (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});

test("every coding of a page unpacks to the same page", async () => {
  const page = Buffer.from("<h1>町</h1>".repeat(200));
  const { br, gzip, identity } = await encodeBody(page, 5);
  expect(brotliDecompressSync(br)).toEqual(page);
  expect(gunzipSync(gzip)).toEqual(page);
  expect(identity).toBe(page);
});
