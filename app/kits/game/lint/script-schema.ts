import { choiceKinds } from "../choice-rule.ts";
import * as v from "valibot";
import { bulletShapes } from "../field.ts";
import { motions, specialKinds } from "../monster-rule.ts";
import type { GameRules, Op, StageScript } from "../script.ts";

// The form of all data a stage is made of. Checked by tests, so that the phone carries none of it.

const whole = (low: number, high: number) => v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
const placeX = whole(-80, 440);
const placeY = whole(-80, 720);
const ticks = whole(1, 9999);
const angle = whole(-4096, 4096);
/** Half a unit to five units a tick: slower nobody sees it come, faster nobody can do anything. */
const bulletSpeed = whole(128, 1280);
const name = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/));
/** Of what can be crossed out: "1-07" a phrase, "1/2" what a Rule says, "rule-1" a Rule. */
const word = v.pipe(v.string(), v.regex(/^([0-7]-\d\d|[1-7]\/(\d|mid)|rule-[1-7])$/));
const shape = v.picklist(bulletShapes);

const actSchema = v.strictObject({
  at: ticks,
  turn: v.optional(v.picklist(["aim", "add", "field", "mirror"])),
  a: v.optional(angle),
  speed: v.optional(whole(0, 1280)),
  spin: v.optional(whole(-40, 40)),
  push: v.optional(whole(-40, 40)),
  split: v.optional(whole(2, 12)),
  spread: v.optional(whole(1, 4096)),
});

const fireSchema = v.strictObject({
  op: v.literal("fire"),
  n: v.optional(whole(1, 40)),
  fixed: v.optional(v.boolean()),
  spread: v.optional(whole(0, 4096)),
  dir: v.optional(v.picklist(["aim", "field", "lock", "seq", "any"])),
  a: v.optional(angle),
  step: v.optional(angle),
  jitter: v.optional(whole(0, 2048)),
  speed: bulletSpeed,
  speedStep: v.optional(whole(-400, 400)),
  spin: v.optional(whole(-20, 20)),
  push: v.optional(whole(-20, 20)),
  shape: v.optional(shape),
  from: v.optional(v.picklist(["owner", "field", "lane"])),
  x: v.optional(placeX),
  y: v.optional(placeY),
  scatter: v.optional(v.tuple([whole(0, 180), whole(0, 200)])),
  row: v.optional(v.tuple([whole(-180, 180), whole(-180, 180)])),
  twin: v.optional(v.boolean()),
  gap: v.optional(whole(0, 1024)),
  warm: v.optional(whole(6, 240)),
  life: v.optional(whole(20, 1200)),
  later: v.optional(v.pipe(v.array(actSchema), v.minLength(1), v.maxLength(4))),
});

const gateSchema = v.strictObject({
  op: v.literal("gate"),
  y: placeY,
  speed: bulletSpeed,
  cells: whole(5, 12),
  holes: whole(1, 4),
  closes: whole(60, 240),
  shape: v.optional(shape),
});

const figureSchema = v.strictObject({
  op: v.literal("figure"),
  figure: whole(0, 9),
  x: placeX,
  y: placeY,
  cell: whole(16, 40),
  speed: bulletSpeed,
  wait: whole(40, 200),
});

const wallSchema = v.strictObject({
  op: v.literal("wall"),
  x: placeX,
  y: placeY,
  w: whole(8, 360),
  h: whole(8, 640),
  vx: v.optional(whole(-512, 512)),
  vy: v.optional(whole(-512, 512)),
  /** Forty ticks at least: a law is announced. */
  warn: whole(40, 200),
  life: ticks,
  hp: v.optional(whole(1, 2000)),
});

const currentSchema = v.strictObject({
  op: v.literal("current"),
  y: placeY,
  h: whole(40, 300),
  push: whole(-256, 256),
  warn: whole(40, 200),
  life: ticks,
});

const opSchema: v.GenericSchema<unknown, Op> = v.lazy(() =>
  v.variant("op", [
    v.strictObject({ op: v.literal("wait"), t: ticks }),
    v.strictObject({ op: v.literal("repeat"), n: ticks, do: opsSchema }),
    v.strictObject({ op: v.literal("beside"), do: opsSchema }),
    fireSchema,
    gateSchema,
    figureSchema,
    wallSchema,
    currentSchema,
    v.strictObject({ op: v.literal("move"), x: placeX, y: placeY, t: ticks }),
    v.strictObject({ op: v.literal("shift"), x: whole(-400, 400), y: whole(-700, 700), t: ticks }),
    v.strictObject({ op: v.literal("drift"), vx: whole(-1280, 1280), vy: whole(-1280, 1280) }),
    v.strictObject({ op: v.literal("sway"), x: whole(0, 160), y: whole(0, 160), period: whole(40, 1000) }),
    v.strictObject({ op: v.literal("lock") }),
    v.strictObject({ op: v.literal("warn"), t: whole(30, 200), as: v.picklist(["line", "lane", "ring"]) }),
    v.strictObject({ op: v.literal("begin"), a: whole(-1, 4095) }),
    v.strictObject({ op: v.literal("vote"), need: whole(1, 3) }),
    v.strictObject({
      op: v.literal("summon"),
      kind: name,
      n: whole(1, 20),
      x: placeX,
      y: placeY,
      dx: v.optional(whole(-360, 360)),
      dy: v.optional(whole(-360, 360)),
      path: v.optional(name),
    }),
    v.strictObject({ op: v.literal("swap") }),
    v.strictObject({ op: v.literal("sign"), sign: whole(0, 99) }),
    v.strictObject({ op: v.literal("leave") }),
  ]),
);
const opsSchema: v.GenericSchema<unknown, readonly Op[]> = v.array(opSchema);

const traits = [
  "shield",
  "pair",
  "below",
  "double",
  "chain",
  "still-weak",
  "mirror",
  "question",
  "unpaintable",
] as const;
const traitsSchema = v.optional(v.array(v.picklist(traits)));

const bossSchema = v.strictObject({
  id: name,
  word: v.optional(word),
  grown: v.optional(name),
  radius: whole(10, 60),
  enter: v.tuple([whole(40, 320), whole(60, 240)]),
  phases: v.pipe(
    v.array(
      v.strictObject({
        id: word,
        sayings: v.optional(v.array(word)),
        hp: whole(1, 4000),
        time: whole(300, 3600),
        traits: traitsSchema,
        ops: opsSchema,
      }),
    ),
    v.minLength(1),
    v.maxLength(4),
  ),
});

const at = whole(0, 9000);
const cueSchema = v.union([
  v.strictObject({
    at,
    spawn: name,
    n: v.optional(whole(1, 16)),
    every: v.optional(whole(1, 200)),
    x: placeX,
    y: v.optional(placeY),
    dx: v.optional(whole(-360, 360)),
    dy: v.optional(whole(-360, 360)),
    path: name,
    alternate: v.optional(v.boolean()),
    flip: v.optional(v.boolean()),
    saying: v.optional(word),
    times: v.optional(whole(1, 400)),
  }),
  v.strictObject({ at, run: opsSchema }),
  v.strictObject({ at, boss: bossSchema }),
]);

/** One stage as data. */
const stageSchema: v.GenericSchema<unknown, StageScript> = v.strictObject({
  id: whole(0, 99),
  length: whole(600, 10_800),
  hpPercent: whole(50, 300),
  isGentle: v.optional(v.boolean()),
  strikeTicks: v.optional(whole(60, 1200)),
  brush: v.optional(v.strictObject({ start: whole(0, 1000), perSecond: whole(0, 100) })),
  cues: v.pipe(v.array(cueSchema), v.minLength(1)),
  ranks: v.array(v.tuple([whole(0, 1e7), whole(0, 1e7)])),
});

const volleySchema = v.strictObject({
  motion: v.picklist(motions),
  every: whole(1, 120),
  n: v.optional(whole(1, 9)),
  spread: v.optional(whole(0, 4096)),
  a: v.optional(angle),
  speed: whole(0, 8000),
  damage: whole(1, 2000),
  radius: whole(1, 60),
  life: whole(1, 200),
  through: v.optional(v.boolean()),
  unseen: v.optional(v.boolean()),
  p: v.optional(whole(-4000, 4000)),
  q: v.optional(whole(0, 4000)),
  x: v.optional(whole(-60, 60)),
  y: v.optional(whole(-60, 60)),
  level: v.optional(whole(1, 4)),
  stillEvery: v.optional(whole(1, 120)),
  seeks: v.optional(v.boolean()),
  onHit: v.optional(v.picklist(["slow", "stain", "steal"])),
});

const change = v.optional(whole(-60, 100));
const changesSchema = v.strictObject({
  ...{ damage: change, score: change, graze: change, reach: change, magnet: change, safe: change },
  ...{ loss: change, stay: change, fade: change, bullets: change, body: change, move: change },
});

/** Everything a site hands to the engine. */
export const gameRulesSchema: v.GenericSchema<unknown, GameRules> = v.strictObject({
  kinds: v.array(
    v.strictObject({
      id: name,
      number: whole(0, 8),
      hp: whole(1, 9999),
      radius: whole(8, 40),
      worth: whole(0, 200),
      drops: whole(0, 8),
      traits: traitsSchema,
      ops: opsSchema,
    }),
  ),
  paths: v.record(name, opsSchema),
  thrown: v.strictObject({ kind: name, path: name }),
  monsters: v.array(
    v.strictObject({
      id: whole(1, 24),
      volleys: v.pipe(v.array(volleySchema), v.minLength(1), v.maxLength(4)),
      special: v.strictObject({ kind: v.picklist(specialKinds), ticks: whole(20, 400), power: whole(0, 4000) }),
      grazeBonus: v.optional(whole(0, 10)),
      lossPercent: v.optional(whole(0, 100)),
      magnetPercent: v.optional(whole(100, 200)),
      movePercent: v.optional(whole(90, 120)),
      copiesPercent: v.optional(whole(50, 100)),
    }),
  ),
  choices: v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(choiceKinds),
      monster: whole(1, 24),
      theme: name,
      changes: changesSchema,
      once: v.optional(
        v.strictObject({
          lives: v.optional(whole(-1, 1)),
          cores: v.optional(whole(0, 2)),
          specials: v.optional(whole(0, 1)),
        }),
      ),
    }),
  ),
  synergies: v.record(name, changesSchema),
  stages: v.array(stageSchema),
});
