import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pageTests } from "./page-tests.ts";

test("a test file that asks for a page by its first line is found, and no other", async () => {
  const root = await mkdtemp(join(tmpdir(), "kate-page-tests-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, "app"));
  await writeFile(join(root, "app/room.test.tsx"), "// @vitest-environment happy-dom\ntest()");
  await writeFile(join(root, "app/rules.test.ts"), "test() // @vitest-environment happy-dom");
  await writeFile(join(root, "app/room.tsx"), "// @vitest-environment happy-dom\n");
  expect(pageTests(root, "app/**/*.test.{ts,tsx}")).toEqual(["app/room.test.tsx"]);
});
