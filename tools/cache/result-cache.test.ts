import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createResultCache, keyOf, removeUnused, maxUnusedMs } from "./result-cache.ts";
import { packageVersions } from "./package-versions.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "kate-cache-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const now = Date.now();
const usedAt = (kind: string, key: string, ms: number): void =>
  utimesSync(join(folder, kind, key.slice(0, 2), key), ms / 1000, ms / 1000);

test("a result is found under its key and its kind, and under no other", () => {
  const cuts = createResultCache("cuts", folder);
  cuts.save(keyOf("a"), "made of a");
  expect(cuts.get(keyOf("a"))?.toString()).toBe("made of a");
  expect(cuts.get(keyOf("b"))).toBe(null);
  expect(createResultCache("scripts", folder).get(keyOf("a"))).toBe(null);
});

test("a key tells parts apart that would read the same in one line", () => {
  expect(keyOf("ab", "c")).not.toBe(keyOf("a", "bc"));
  expect(keyOf(Buffer.from("ab"), "c")).toBe(keyOf("ab", "c"));
});

test("what no build asked for in a month is removed, and what one asked for stays", () => {
  const cuts = createResultCache("cuts", folder);
  for (const key of ["old", "asked", "young"]) {
    cuts.save(keyOf(key), key);
    usedAt("cuts", keyOf(key), now - maxUnusedMs - 1000);
  }
  usedAt("cuts", keyOf("young"), now - maxUnusedMs + 60_000);
  expect(cuts.get(keyOf("asked"))?.toString()).toBe("asked");
  expect(removeUnused(now, folder)).toBe(1);
  expect(["old", "asked", "young"].map((key) => cuts.get(keyOf(key)) !== null)).toEqual([false, true, true]);
});

test("the makers of a result are the installed packages of those names, wherever they lie", () => {
  const lock = join(import.meta.dirname, "../../package-lock.json");
  expect(packageVersions(/^subset-font$/, lock)).toMatch(/^node_modules\/subset-font \d+\.\d+\.\d+$/);
  expect(packageVersions(/^@babel\//, lock).split("\n").length).toBeGreaterThan(5);
});
