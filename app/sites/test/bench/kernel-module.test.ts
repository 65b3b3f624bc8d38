import { expect, test } from "vitest";
import { flopsPerTurn, kernelModule } from "./kernel-module.ts";

test.each([false, true])("the kernel (SIMD: %s) is a valid module and its sums come to two each", async (isSimd) => {
  expect(WebAssembly.validate(kernelModule(isSimd))).toBe(true);
  const { instance } = await WebAssembly.instantiate(kernelModule(isSimd));
  const run = instance.exports.run as (turns: number) => number;
  expect(run(60)).toBeCloseTo(16, 4);
});

test("each turn halves the sums and adds one: no turn is skipped", async () => {
  const { instance } = await WebAssembly.instantiate(kernelModule(true));
  const run = instance.exports.run as (turns: number) => number;
  // The eight sums begin at the numbers of their locals, 3 to 10.
  const after = (turns: number): number =>
    Array.from({ length: 8 }, (_, i) => 2 + (i + 3 - 2) / 2 ** turns).reduce((sum, value) => sum + value, 0);
  for (const turns of [1, 2, 5]) expect(run(turns)).toBeCloseTo(after(turns), 4);
});

test("four lanes do four times the work", () => {
  expect(flopsPerTurn(true)).toBe(4 * flopsPerTurn(false));
});
