import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStockReader } from "./read-shop-stock.ts";

const now = new Date("2026-11-27T12:00:00Z");
let folder: string;
const warnings: unknown[] = [];
const logger = { warn: (_: string, about?: object) => void warnings.push(about) };
const file = () => join(folder, "stock.json");
const row = { shopId: "sample-tokyo", productId: "lip-01", state: "few" };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stock-"));
  warnings.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a shop has what its till said, and of all else nothing is known", async () => {
  writeFileSync(file(), JSON.stringify({ readAt: "2026-11-27T11:00:00Z", stock: [row] }));
  const stock = await createStockReader(file(), logger)(now);
  expect(stock.readAt).toBe("2026-11-27T11:00:00Z");
  expect([stock.stateOf("sample-tokyo", "lip-01"), stock.stateOf("sample-osaka", "lip-01")]).toEqual([
    "few",
    "unknown",
  ]);
});

test("what was read more than a day ago says nothing any more", async () => {
  writeFileSync(file(), JSON.stringify({ readAt: "2026-11-26T11:59:59Z", stock: [row] }));
  const stock = await createStockReader(file(), logger)(now);
  expect([stock.readAt, stock.stateOf("sample-tokyo", "lip-01")]).toEqual([null, "unknown"]);
});

test("a file that changes is read anew; one that is broken leaves everything unknown and is told", async () => {
  writeFileSync(file(), JSON.stringify({ readAt: "2026-11-27T11:00:00Z", stock: [row] }));
  const read = createStockReader(file(), logger);
  await read(now);
  writeFileSync(file(), '{"readAt":"2026-11-27T11:00:00Z","stock":[{"shopId":"A B"}]}');
  utimesSync(file(), now, now);
  expect((await read(now)).stateOf("sample-tokyo", "lip-01")).toBe("unknown");
  expect(warnings).toHaveLength(1);
});

test("without a file nothing is known and nothing is wrong", async () => {
  expect((await createStockReader(null, logger)(now)).readAt).toBeNull();
  expect(warnings).toEqual([]);
});
