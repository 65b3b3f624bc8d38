import assert from "node:assert/strict";
import { test } from "#test-support/hub-test.ts";

const missing = [
  "/assets/none.png",
  "/assets/v/00000000/none@390.avif",
  "/build/none-abcdef.js",
  "/master/none.js",
  "/engine/none.wasm",
  "/api/none",
  "/api",
  "/.env",
  "/.git/config",
  "/package.json",
  "/none.php",
];

test(
  "a missing file or an unknown call is 404 in the one error shape, never a redirect",
  { tag: "@smoke" },
  async ({ baseUrl }) => {
    for (const path of missing) {
      const answer = await fetch(baseUrl + path, { redirect: "manual" });
      assert.equal(answer.status, 404, path);
      assert.match(answer.headers.get("content-type") ?? "", /^application\/json/, path);
      const { error } = (await answer.json()) as { error: Record<string, unknown> };
      assert.deepEqual(Object.keys(error).toSorted(), ["code", "message", "requestId"], path);
      assert.equal(error.code, "E-404", path);
      assert.equal(error.requestId, answer.headers.get("x-request-id"), path);
    }
  },
);
