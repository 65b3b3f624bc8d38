import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import { computeBond, findBossCall } from "./friends.ts";

const folder = join(import.meta.dirname, "../../../../content/lip-world/meetings");
const meetings = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as LipEncounter[],
);
const answers = meetings.flatMap(({ monsterId, options }) =>
  options.map(({ id, effect }) => ({ monsterId, choice: id, effect })),
);

const none = { stages: 0, shards: 0 };

test("every second shard of lost runs brings a monster a step nearer, two steps at most", () => {
  const stepsWith = (shards: number): number => computeBond(1, [], meetings, { stages: 0, shards });
  expect([0, 1, 2, 3, 4, 9].map(stepsWith)).toEqual([0, 0, 1, 1, 2, 2]);
});

test("whoever was answered kindly fills the brush, and each stage together does; five is the most", () => {
  const kind = answers.find(({ effect }) => effect.kind === "affection");
  if (kind?.effect.kind !== "affection") throw new Error("nobody likes anybody");
  const monster = Number(kind.monsterId);
  expect(computeBond(monster, [kind], meetings, none)).toBe(kind.effect.steps);
  expect(computeBond(monster, [], meetings, { stages: 2, shards: 0 })).toBe(2);
  expect(computeBond(monster, [kind], meetings, { stages: 9, shards: 0 })).toBe(5);
  expect(computeBond((monster % 24) + 1, [kind], meetings, none)).toBe(0);
});

test("who promised to call does so in its stage and phase, and nowhere else", () => {
  const callers = answers.filter(({ effect }) => effect.kind === "boss-line");
  expect(callers.length).toBeGreaterThan(0);
  for (const caller of callers) {
    if (caller.effect.kind !== "boss-line") continue;
    const { stage, phase, line } = caller.effect;
    expect(findBossCall(stage, [caller], meetings)).toEqual({ monster: Number(caller.monsterId), phase, line });
    expect(findBossCall((stage % 7) + 1, [caller], meetings)).toBeNull();
  }
  expect(findBossCall(1, [{ monsterId: "01", choice: null }], meetings)).toBeNull();
});
