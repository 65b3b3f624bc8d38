import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { faceModel, getFaceModel } from "./face-model.ts";

let cache: string;
beforeEach(() => (cache = mkdtempSync(join(tmpdir(), "kate-model-"))));
afterEach(() => rmSync(cache, { recursive: true }));

const offline = () => Promise.reject(new TypeError("fetch failed"));

it("a named file that is another one stops the build and is told apart from the right one", async () => {
  const file = join(cache, "wrong.task");
  writeFileSync(file, "x");
  await expect(getFaceModel(file, cache, offline)).rejects.toThrow("has 1 bytes");
  writeFileSync(file, Buffer.alloc(faceModel.bytes));
  await expect(getFaceModel(file, cache, offline)).rejects.toThrow("SHA-256");
  await expect(getFaceModel(join(cache, "none"), cache, offline)).rejects.toThrow("is not there");
});

it("without a network there is no model, and the reason is said", async () => {
  expect(await getFaceModel(undefined, cache, offline)).toEqual({
    model: null,
    reason: "its official address cannot be reached",
  });
});

it("what the official address sends is not taken on trust, and not kept", async () => {
  const page = () => Promise.resolve(new Response("<html>please log in</html>"));
  expect(await getFaceModel(undefined, cache, page)).toMatchObject({ model: null });
  expect(existsSync(join(cache, faceModel.name))).toBe(false);
});

it.runIf(process.env.FACE_MODEL_FILE)("the right file is taken from where it is named", async () => {
  const found = await getFaceModel(process.env.FACE_MODEL_FILE, cache, offline);
  expect(found).toMatchObject({ from: "FACE_MODEL_FILE" });
});
