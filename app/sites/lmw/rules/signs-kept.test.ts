import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ProphecyKernel, ProphecyPiece } from "#contracts/prophecy.ts";
import { signsKept } from "./signs-kept.ts";

const folder = join(import.meta.dirname, "../../../../content/prophecies");
const read = <Entry>(name: string): Entry[] => JSON.parse(readFileSync(join(folder, name), "utf8")) as Entry[];
const kernels = readdirSync(folder)
  .filter((name) => name.startsWith("kernels-"))
  .flatMap((name) => read<ProphecyKernel>(name));
const signs = read<ProphecyPiece>("signs.json");
const ids = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, "0"));

test("every sign is kept by one monster, and each monster keeps three to five", () => {
  const kept = ids.map((id) => signsKept(id, { kernels, signs }));
  expect(kept.flat().toSorted((a, b) => a - b)).toEqual(signs.map(({ number }) => number).toSorted((a, b) => a - b));
  for (const [i, own] of kept.entries()) {
    expect(own.length, ids[i]).toBeGreaterThanOrEqual(3);
    expect(own.length, ids[i]).toBeLessThanOrEqual(5);
  }
});
