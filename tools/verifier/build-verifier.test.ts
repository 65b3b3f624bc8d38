import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the committed part of the verifier is what its locked package makes", async () => {
  const { stderr } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, "build-verifier.ts"),
    "--check",
  ]);
  expect(stderr).toBe("");
});
