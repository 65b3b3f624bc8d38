import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ProphecyMainLine, ProphecyPiece } from "#contracts/prophecy.ts";
import { getMonsterOmens } from "./monster-omens.ts";

const folder = join(import.meta.dirname, "../../../../content/prophecies");
const read = <Entry>(name: string): Entry[] => JSON.parse(readFileSync(join(folder, name), "utf8")) as Entry[];
const mainLines = readdirSync(folder)
  .filter((name) => name.startsWith("kernels-"))
  .flatMap((name) => read<ProphecyMainLine>(name));
const omens = read<ProphecyPiece>("signs.json");
const ids = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, "0"));

test("every sign is kept by one monster, and each monster keeps three to five", () => {
  const omensByMonster = ids.map((id) => getMonsterOmens(id, { kernels: mainLines, signs: omens }));
  expect(omensByMonster.flat().toSorted((a, b) => a - b)).toEqual(
    omens.map(({ number }) => number).toSorted((a, b) => a - b),
  );
  for (const [i, monsterOmens] of omensByMonster.entries()) {
    expect(monsterOmens.length, ids[i]).toBeGreaterThanOrEqual(3);
    expect(monsterOmens.length, ids[i]).toBeLessThanOrEqual(5);
  }
});
