import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { MasterData } from "#contracts/master-data.ts";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import type { GameEvent } from "#app/kits/game/events.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup } from "#app/kits/game/world.ts";
import { suggestMove } from "#app/kits/game/bot.ts";
import { gameRules } from "../../rules/game-rules.ts";
import { phraseOf } from "../stage-content.ts";
import { getStageContent } from "../stage-content.server.ts";
import { createEffects } from "./effects.ts";
import { createGhostRun } from "./ghost-run.ts";
import { outcomeOf } from "./outcome.ts";
import { createCommentary } from "./commentary.ts";

const content = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../../content/${name}.json`), "utf8"));
const master = {
  ...{
    monsters: content("monsters"),
    lipStages: content("lip-world/stages"),
    lipSayings: content("lip-world/sayings"),
  },
  ...{ lipCompanions: content("lip-world/companions"), lipGlossary: content("lip-world/glossary") },
  ...{ lipSounds: content("lip-world/sounds"), lipWords: content("lip-world/words") },
} as MasterData;
const setupOf = (stage: number, more: Partial<RunSetup> = {}): RunSetup => ({
  ...{ stage, monster: 1, difficulty: 1, partner: 1, bond: 0, seed: 20_261_120 },
  ...{ isAssisted: true, movesItself: false, hasOneSwitch: false, ...more },
});

describe.each([0, 1, 2, 3, 4, 5, 6, 7])("stage %i", (stage) => {
  const stageContent = getStageContent(master, stage);

  test("every word that can be struck has a text", () => {
    const { words } = createWorld(gameRules, setupOf(stage)).stage;
    expect(words.filter((id) => (phraseOf(stageContent, id)?.phrase.before ?? "") === "")).toEqual([]);
  });

  test("its pictures are there, and every companion's sprites", () => {
    expect(stageContent.files.enemies).toHaveLength(8);
    expect(Object.keys(stageContent.sprites)).toHaveLength(24);
    expect(stageContent.monsters.every(({ line, hit }) => line !== "" && hit !== "")).toBe(true);
  });
});

test("a run that was won is told with its words, its rank, and what was lacking for the next one", () => {
  const stageContent = getStageContent(master, 1);
  const { world } = recordBotRun(gameRules, setupOf(1));
  const outcome = outcomeOf(world, stageContent);
  expect(outcome).toMatchObject({ state: "cleared", wasAssisted: true, isPractice: false });
  expect(outcome.struck.map(({ id }) => id)).toContain("rule-1");
  const [fine = 0, splendid = 0] = world.stage.script.ranks[1] ?? [];
  const next = outcome.rank < 2 ? fine : splendid;
  expect(outcome.lacking).toBe(outcome.rank === 3 || outcome.score >= next ? null : next - outcome.score);
});

test("a practice lacks nothing: nobody counts it", () => {
  const { world } = recordBotRun(gameRules, setupOf(1, { isPractice: true }));
  expect(outcomeOf(world, getStageContent(master, 1))).toMatchObject({ isPractice: true, lacking: null });
});

test("the Rule speaks in each of its phases, the companion once, and somebody who promised calls", () => {
  const stageContent = getStageContent(master, 1);
  const caller = { phase: 2, monster: 3, line: "ベル、鳴らしといた。" };
  const commentary = createCommentary(stageContent, 1, null, caller);
  const heardTexts = new Set<string>();
  const world = createWorld(gameRules, setupOf(1));
  while (world.state === "playing") {
    step(world, { ...suggestMove(world), buttons: 0 });
    commentary.tick(world, world.events);
    if (commentary.line) heardTexts.add(commentary.line.words);
  }
  for (const { says } of stageContent.words.boss.phases) expect(heardTexts).toContain(says[0]);
  expect(heardTexts).toContain(stageContent.words.boss.appears[0]);
  expect(heardTexts).toContain(stageContent.monsters[0]?.line);
  expect(heardTexts).toContain(caller.line);
});

test("the ghost of a run goes the way of that run, and is gone when it is over", () => {
  const recording = recordBotRun(gameRules, setupOf(1, { seed: 5 }));
  const ghost = createGhostRun(gameRules, recording.world.setup, recording.bytes(), false);
  for (let i = 0; i < 100; i++) ghost.step();
  const again = createGhostRun(gameRules, recording.world.setup, recording.bytes(), false);
  for (let i = 0; i < 100; i++) again.step();
  expect(ghost.player).toMatchObject({ x: again.player?.x, y: again.player?.y });
  for (let i = 0; i < recording.world.tick; i++) ghost.step();
  expect(ghost.player).toBeNull();
  const late = createGhostRun(gameRules, recording.world.setup, recording.bytes(), true);
  expect(late.player).toBeNull();
  for (let i = 0; i < 61; i++) late.step();
  expect(late.player).not.toBeNull();
});

describe("effects", () => {
  const played = (isMotionReduced: boolean) => {
    const effects = createEffects(() => "似合わない", isMotionReduced);
    const world = createWorld(gameRules, setupOf(1));
    let max = 0;
    let shaken = 0;
    while (world.state === "playing") {
      step(world, { ...suggestMove(world), buttons: world.tick % 400 === 0 ? 1 : 0 });
      effects.tick(world);
      max = Math.max(max, effects.particles.length);
      shaken = Math.max(shaken, Math.abs(effects.shakeX), Math.abs(effects.shakeY));
      expect(effects.splats.length).toBeLessThanOrEqual(44);
      expect(effects.splats.every(({ size }) => size <= 120)).toBe(true);
    }
    return { most: max, shaken, scroll: effects.scroll };
  };

  test("a whole run keeps within its numbers, and shakes by five units at most", () => {
    const { most: max, shaken, scroll } = played(false);
    expect(max).toBeGreaterThan(20);
    expect(max).toBeLessThanOrEqual(150);
    expect(shaken).toBeGreaterThan(1);
    expect(shaken).toBeLessThanOrEqual(5);
    expect(scroll).toBeGreaterThan(1000);
  });

  test("who wants it still sees letters come down, and nothing else that flies, shakes or scrolls", () => {
    const { most: max, shaken, scroll } = played(true);
    expect(max).toBeLessThanOrEqual(40);
    expect([shaken, scroll]).toEqual([0, 0]);
  });
});

test("at the throne whoever was chosen answers, is heard out, and stands on the card; else it is the companion", () => {
  const stageContent = getStageContent(master, 6);
  const answered = (by: number | null) => {
    const world = createWorld(gameRules, setupOf(6));
    const commentary = createCommentary(stageContent, 1, null, null, [1, 13]);
    if (by !== null) commentary.setSpeaker(by);
    const { phases } = world.stage.bosses.find(({ isLast }) => isLast)!;
    const struck = (n: number): GameEvent => ({ kind: "struck", x: 0, y: 0, n, m: 2 });
    commentary.tick(world, [struck(phases[2]!.word), struck(world.stage.words.indexOf("rule-6"))]);
    for (let i = 0; i < 90; i++) commentary.tick(world, []);
    return { line: commentary.line, told: outcomeOf(world, stageContent, { answer: commentary.answer }).answer };
  };
  const honest = (id: number): string => stageContent.monsters.find((one) => one.id === id)!.honest!;
  expect(answered(13).line?.words).toBe(honest(13));
  expect(answered(13).told).toEqual({ who: "信号待ちの杏", words: honest(13) });
  expect(answered(null).told?.words).toBe(honest(1));
});

test("on the white paper only those who were met stand by", () => {
  const stageContent = getStageContent(master, 7);
  const world = createWorld(gameRules, setupOf(7));
  const commentary = createCommentary(stageContent, 1, null, null, [1, 13]);
  const speakers = new Set<string | null | undefined>();
  for (let i = 0; i < 900; i++) {
    commentary.tick(world, i % 150 === 0 ? [{ kind: "line", x: 0, y: 0, n: 0, m: 0 }] : []);
    speakers.add(commentary.line?.who);
  }
  expect([...speakers].filter(Boolean).toSorted()).toEqual(["信号待ちの杏", "踊り場の金魚"].toSorted());
});
