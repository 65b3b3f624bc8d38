import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { findGapIssues, findRunIssues, findScriptIssues } from "#app/kits/game/lint/check-stage.ts";
import { gameRulesSchema } from "#app/kits/game/lint/script-schema.ts";
import { gameRules } from "./game-rules.ts";

const texts = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../content/lip-world/stages.json"), "utf8"),
) as {
  id: number;
  seconds: number;
  boss: { phases: { sayings: string[] }[] };
  midBoss?: { enemy: number };
}[];

test("all data of the game has the form the engine reads", () => {
  const { issues } = v.safeParse(gameRulesSchema, gameRules);
  expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
});

test("the stages are as long as the map says: 75, 75, 110, 110, 110, 150 and 60 seconds", () => {
  expect(gameRules.stages.filter(({ id }) => id > 0).map(({ id, length }) => [id, length / 60])).toEqual([
    [1, 75],
    [2, 75],
    [3, 110],
    [4, 110],
    [5, 110],
    [6, 150],
    [7, 60],
  ]);
});

test("from the third stage to the sixth a Rule already stands in the middle; the last one says at least two things", () => {
  for (const { id, cues } of gameRules.stages.filter((stage) => stage.id > 0)) {
    const bosses = cues.flatMap((cue) => ("boss" in cue ? [cue.boss] : []));
    expect(bosses.length, `stage ${id}`).toBe(id >= 3 && id <= 6 ? 2 : 1);
    if (id < 7) expect(bosses.at(-1)?.phases.length, `stage ${id}`).toBeGreaterThanOrEqual(2);
  }
});

test("eight small Rules appear, each somewhere", () => {
  const small = gameRules.kinds.filter(({ number }) => number > 0);
  const seen = new Set(
    gameRules.stages.flatMap(({ cues }) => cues.flatMap((cue) => ("spawn" in cue ? [cue.spawn] : []))),
  );
  expect(small).toHaveLength(8);
  expect([...seen].toSorted()).toEqual(small.map(({ id }) => id).toSorted());
});

test("the stages say what the texts of the world say: lengths, phases, sayings, and which paper has grown", () => {
  for (const { id, seconds, boss, midBoss } of texts) {
    const stage = gameRules.stages.find((one) => one.id === id);
    const bosses = stage?.cues.flatMap((cue) => ("boss" in cue ? [cue.boss] : [])) ?? [];
    const last = bosses.at(-1);
    expect(stage?.length, `stage ${id}`).toBe(seconds * 60);
    expect(last?.phases.map(({ sayings }) => sayings ?? [])).toEqual(boss.phases.map(({ sayings }) => sayings));
    expect(last?.phases.map((phase) => phase.id)).toEqual(boss.phases.map((_, i) => `${id}/${i + 1}`));
    if (midBoss) expect(gameRules.kinds.find((kind) => kind.id === bosses[0]?.grown)?.number).toBe(midBoss.enemy);
  }
});

test("every saying on a paper is one of the stage", () => {
  for (const { id, boss } of texts) {
    const known = boss.phases.flatMap(({ sayings }) => sayings);
    const stage = gameRules.stages.find((one) => one.id === id);
    const hung = stage?.cues.flatMap((cue) => ("spawn" in cue && cue.saying ? [cue.saying] : [])) ?? [];
    expect(known).toEqual(expect.arrayContaining(hung));
  }
});

describe.each(gameRules.stages)("stage $id", (stage) => {
  test("is in order: cues, breath, words, length", () => {
    expect(findScriptIssues(stage)).toEqual([]);
  });

  test("leaves a way through every ring and row, at every difficulty", () => {
    expect(findGapIssues(gameRules, stage)).toEqual([]);
  });

  test.each([0, 1, 2] as const)(
    "keeps its bullets, flashes and spawns within bounds at difficulty %i",
    (difficulty) => {
      const faults = findRunIssues(gameRules, {
        ...{ stage: stage.id, difficulty, monster: 1, partner: 1, bond: 0, seed: 1 },
        ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
      });
      expect(faults).toEqual([]);
    },
  );
});
