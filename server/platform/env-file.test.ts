import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadEnvFile } from "./env-file.ts";

const folder = mkdtempSync(join(tmpdir(), "kate-env-"));
afterEach(() => {
  delete process.env.KATE_TEST_IN_FILE;
  delete process.env.KATE_TEST_IN_BOTH;
  rmSync(folder, { recursive: true, force: true });
});

test("what .env sets is a setting, and what the environment sets wins over it", () => {
  const file = join(folder, ".env");
  writeFileSync(file, "KATE_TEST_IN_FILE=file\nKATE_TEST_IN_BOTH=file\n");
  process.env.KATE_TEST_IN_BOTH = "environment";
  loadEnvFile(file);
  expect([process.env.KATE_TEST_IN_FILE, process.env.KATE_TEST_IN_BOTH]).toEqual(["file", "environment"]);
});

test("without the file nothing happens", () => {
  expect(() => loadEnvFile(join(folder, "none"))).not.toThrow();
});
