import { type Bullets, createBullets } from "./bullet-columns.ts";
import { compileStage, type CompiledStage } from "./compile.ts";
import { type RunStats, createRunStats } from "./run-stats.ts";
import { type Rng, createRng } from "./rng.ts";
import type { GameEvent } from "./events.ts";
import { capacity, fieldHeight, fullGauge, middleX } from "./field.ts";
import { div, max, unit } from "./fixed-point.ts";
import type { BossState, Current, Emitter, Enemy, Item, Mark, Player, Shot, SpecialState, Wall } from "./entities.ts";
import { createIdleEmitter, createIdleEnemy, createIdleShot, createIdleWall } from "./idle-entities.ts";
import { createPool, type Pool } from "./pool.ts";
import type { MonsterRule, Volley } from "./monster-rule.ts";
import type { ChoiceRule, Synergies } from "./choice-rule.ts";
import { livesOf } from "./lives.ts";
import { type Modifiers, plainModifiers } from "./modifiers.ts";
import { startAtCue } from "./start-cue.ts";
import type { GameRules } from "./script.ts";
import { elementAt } from "../basics/element-at.ts";

/** What a run is made of, besides what the player does. CommunityProgress with the log it is the whole run. */
export interface RunSetup {
  stage: number;
  difficulty: 0 | 1 | 2;
  /** Who paints: 1 to 24. */
  monster: number;
  /** Whose shots the twenty-fourth copies: 1 to 23. */
  partner: number;
  /** 0 to 5: how well they know each other. The gauge starts at up to 40 percent. */
  bond: number;
  /** Fewer and slower bullets, six lives, the special by itself when hit. */
  isAssisted: boolean;
  /** The monster steps aside by itself. */
  movesItself: boolean;
  /** One switch sweeps left and right. */
  hasOneSwitch: boolean;
  /** 32 bits, from the server. */
  seed: number;
  /** A companion that was met well calls in this phase (1 to 4) of the last Rule. */
  call?: number;
  /** Begins before the last big Rule. Such a run is never counted. */
  isPractice?: boolean;
  /** Goes on before this cue, after a run that was lost there (`resumeCueOf`). It stands on no board. */
  startCue?: number;
  /** After a struck word one of three things is chosen. */
  hasChoices?: boolean;
}

/** Everything that a run is at one moment. Read it, never write it, from outside of this kit. */
export interface World {
  setup: RunSetup;
  stage: CompiledStage;
  monster: MonsterRule;
  volleys: readonly Volley[];
  shotPercent: number;
  choices: readonly ChoiceRule[];
  synergies: Synergies;
  /** Numbers of `choices` that may be chosen now: time stands; null when nothing is offered. */
  offer: readonly number[] | null;
  /** Numbers of what was chosen, in order. */
  taken: number[];
  /** Numbers of all that was ever offered, so that nothing comes twice while there is something else. */
  offered: number[];
  modifiers: Modifiers;
  rng: Rng;
  tick: number;
  /** The stage's own clock: it stands while a big Rule speaks. */
  clock: number;
  nextCue: number;
  state: "playing" | "cleared" | "failed";
  /** The same stage with and without assist: switching between them is no new run. */
  stages: readonly [plain: CompiledStage, assisted: CompiledStage];
  isAssisted: boolean;
  movesItself: boolean;
  /** Whether there was help at any time. */
  wasAssisted: boolean;
  /** Buttons of the last tick. */
  held: number;
  stats: RunStats;
  hitStop: number;
  /** Ticks until the run is over, once the last Rule is painted out; nothing can happen any more. */
  ending: number;
  score: number;
  /** 10 to 50 tenths. */
  multiplier: number;
  sinceHit: number;
  /** Ticks with something in flight since the last graze. */
  sinceGraze: number;
  chain: number;
  chainLeft: number;
  hits: number;
  bossHits: number;
  grazes: number;
  kills: number;
  /** The kill that brings the next core. */
  coreAt: number;
  specials: number;
  /** Numbers of the crossed-out words, in the order they were crossed out. */
  struck: number[];
  player: Player;
  bullets: Bullets;
  shots: Pool<Shot>;
  /** Those that are gone leave their place to who comes next. */
  enemies: Enemy[];
  /** From this place on all `enemies` are gone. */
  enemyReach: number;
  items: Pool<Item>;
  walls: Pool<Wall>;
  currents: Pool<Current>;
  marks: Pool<Mark>;
  emitters: Pool<Emitter>;
  /** Spawns of running waves that are still to come. */
  waves: { cue: number; left: number; wait: number; group: number }[];
  boss: BossState | null;
  special: SpecialState;
  nextSerial: number;
  /** The tick at which a double last answered. */
  answeredAt: number;
  /** Where the player was, one a tick, for what follows. */
  trail: Int32Array;
  /** Of the last step: for sound, particles and the hand. Never read back. */
  events: GameEvent[];
}

const firstCore = 10;
const startY = fieldHeight - 100 * unit;
export const trailLength = 32;

/** A run before its first tick. @throws RangeError when the rules do not know the stage or the monster. */
export function createWorld(rules: GameRules, setup: RunSetup): World {
  const script = rules.stages.find(({ id }) => id === setup.stage);
  const monster = rules.monsters.find(({ id }) => id === setup.monster);
  const partner = rules.monsters.find(({ id }) => id === setup.partner);
  if (!script || !monster || !partner) throw new RangeError(`no stage ${setup.stage} for ${setup.monster}`);
  const shooter = monster.copiesPercent === undefined ? monster : partner;
  const { difficulty, isAssisted, movesItself } = setup;
  const stages = [
    compileStage(rules, script, { difficulty, isAssisted: false }),
    compileStage(rules, script, { difficulty, isAssisted: true }),
  ] as const;
  const stage = stages[isAssisted ? 1 : 0];
  const startCue = setup.isPractice ? stage.cues.length - 1 : setup.startCue;
  const { clock, nextCue } = startCue === undefined ? { clock: 0, nextCue: 0 } : startAtCue(stage, startCue);
  return {
    setup,
    stage,
    monster,
    volleys: shooter.volleys,
    shotPercent: monster.copiesPercent ?? 100,
    choices: rules.choices,
    synergies: rules.synergies,
    offer: null,
    taken: [],
    offered: [],
    modifiers: { ...plainModifiers },
    rng: createRng(setup.seed),
    tick: 0,
    clock,
    nextCue,
    state: "playing",
    stages,
    isAssisted,
    movesItself,
    wasAssisted: isAssisted || movesItself,
    held: 0,
    stats: createRunStats(rules.kinds.length),
    hitStop: 0,
    ending: 0,
    score: 0,
    multiplier: 10,
    sinceHit: 0,
    sinceGraze: 0,
    chain: 0,
    chainLeft: 0,
    hits: 0,
    bossHits: 0,
    grazes: 0,
    kills: 0,
    coreAt: firstCore,
    specials: 0,
    struck: [],
    player: createPlayer(setup, script.brush?.start ?? 0),
    bullets: createBullets(capacity.bullets),
    shots: createPool(capacity.shots, () => createIdleShot(elementAt(shooter.volleys, 0))),
    enemies: Array.from({ length: capacity.enemies }, createIdleEnemy),
    enemyReach: 0,
    items: createPool(capacity.items, () => ({ x: 0, y: 0, px: 0, py: 0, vy: 0, age: 0, kind: 0, isCalled: false })),
    walls: createPool(capacity.walls, createIdleWall),
    currents: createPool(capacity.currents, () => ({ y: 0, h: 0, push: 0, age: 0, warn: 0, life: 0 })),
    marks: createPool(capacity.marks, () => ({ x: 0, y: 0, vy: 0, age: 0, closes: 0 })),
    emitters: createPool(capacity.emitters, createIdleEmitter),
    waves: [],
    boss: null,
    special: { kind: null, left: 0, total: 0, x: 0, y: 0, n: 0 },
    nextSerial: 1,
    answeredAt: 0,
    trail: new Int32Array(trailLength * 2).map((_, i) => (i % 2 === 0 ? middleX : startY)),
    events: [],
  };
}

/** Who begins in the middle has what a run usually has brought by then. */
const laterLevel = 2;

function createPlayer({ difficulty, isAssisted, bond, isPractice, startCue }: RunSetup, brush: number): Player {
  const gauge = max(brush, div(fullGauge * 8 * bond, 100));
  return {
    x: middleX,
    y: startY,
    px: middleX,
    py: startY,
    lives: livesOf(difficulty, isAssisted),
    safe: 60,
    still: 0,
    gauge,
    level: isPractice || startCue !== undefined ? laterLevel : 0,
    sweep: 0,
    pressed: 0,
  };
}
