import type { ChoiceRule, Synergies } from "./choice-rule.ts";
import type { BulletShape } from "./field.ts";
import type { MonsterRule } from "./monster-rule.ts";

// What a stage is made of: plain data that an editor can read. Places are whole units of the 360 × 640 field, speeds
// 256ths of a unit a tick, angles 4096ths of a turn (0 right, 1024 down), times ticks (60 a second).

/** Where a volley looks: at the player, along the field, along the way kept by `lock`, on from the last, anywhere. */
export type Direction = "aim" | "field" | "lock" | "seq" | "any";

/** What becomes of a bullet later in its life. */
export interface Act {
  /** Ticks after it was fired. */
  at: number;
  /** `aim`: toward the player; `add`: on from where it flies; `field`: along the field; `mirror`: its way, left for right. */
  turn?: "aim" | "add" | "field" | "mirror";
  a?: number;
  speed?: number;
  spin?: number;
  push?: number;
  /** Breaks into so many, over `spread`. */
  split?: number;
  spread?: number;
}

/** One volley. */
export interface Fire {
  op: "fire";
  n?: number;
  /** True: the same number at every difficulty. */
  fixed?: boolean;
  /** The arc they share; 4096 is a ring. */
  spread?: number;
  dir?: Direction;
  a?: number;
  /** For `seq`: how far it goes on after each volley. */
  step?: number;
  /** Random deviation of each bullet, to both sides. */
  jitter?: number;
  speed: number;
  /** Added for each bullet of the volley after the first. */
  speedStep?: number;
  /** Steps a tick that its way turns. */
  spin?: number;
  /** Added to its speed every tick. */
  push?: number;
  shape?: BulletShape;
  /** Where it starts: from its owner (moved by x, y), or at a place of the field, or in the lane that was voted for. */
  from?: "owner" | "field" | "lane";
  x?: number;
  y?: number;
  /** Random displacement of each bullet's start. */
  scatter?: readonly [number, number];
  /** A row: each bullet starts so far from the last, centred on the start. */
  row?: readonly [number, number];
  /** The same volley again, left for right. */
  twin?: boolean;
  /** Leaves out what would fly within so many steps of the player's direction. */
  gap?: number;
  /** Ticks before it can hit; it is drawn as an outline until then. Six without this. */
  warm?: number;
  /** Ticks it lives; without this until it leaves the field. */
  life?: number;
  later?: readonly Act[];
}

/** A row of bullets over the whole width with holes; only the marked one stays open. */
export interface Gate {
  op: "gate";
  y: number;
  speed: number;
  /** Cells of the row; a hole is one cell wide. */
  cells: number;
  holes: number;
  /** Ticks after which the false holes close. */
  closes: number;
  shape?: BulletShape;
}

/** A law that stands in the way. Painted out when it has hit points. */
export interface WallOp {
  op: "wall";
  x: number;
  y: number;
  w: number;
  h: number;
  vx?: number;
  vy?: number;
  /** Ticks it is only announced. */
  warn: number;
  life: number;
  hp?: number;
}

/** A ribbon that carries everything along. */
export interface CurrentOp {
  op: "current";
  y: number;
  h: number;
  push: number;
  warn: number;
  life: number;
}

/** One order of a pattern. */
export type Op =
  | { op: "wait"; t: number }
  | { op: "repeat"; n: number; do: readonly Op[] }
  /** Runs beside what follows. */
  | { op: "beside"; do: readonly Op[] }
  | Fire
  | Gate
  | WallOp
  | CurrentOp
  /** Bullets that stand as a figure of dots, then fall. */
  | { op: "figure"; figure: number; x: number; y: number; cell: number; speed: number; wait: number }
  /** Glides to a place of the field in t ticks; the pattern goes on meanwhile. */
  | { op: "move"; x: number; y: number; t: number }
  /** The same, by a distance. */
  | { op: "shift"; x: number; y: number; t: number }
  | { op: "drift"; vx: number; vy: number }
  /** Swings around its way. */
  | { op: "sway"; x: number; y: number; period: number }
  /** Keeps the direction of the player, for `lock`. */
  | { op: "lock" }
  /** Shows for t ticks what will come along the kept direction, in the lane, or around; then goes on. */
  | { op: "warn"; t: number; as: "line" | "lane" | "ring" }
  /** Sets where `seq` begins; -1: anywhere. */
  | { op: "begin"; a: number }
  /** The first of a wave counts its votes for the player's lane and goes on, while `need` of them are left. */
  | { op: "vote"; need: number }
  | { op: "summon"; kind: string; n: number; x: number; y: number; dx?: number; dy?: number; path?: string }
  /** Changes places with one of its doubles. */
  | { op: "swap" }
  /** Tells the picture that something changed (a season, a verdict). */
  | { op: "sign"; sign: number }
  /** Goes, without being painted. */
  | { op: "leave" };

/** What sets an enemy apart besides its pattern. */
export type Trait =
  | "shield"
  | "pair"
  | "below"
  | "double"
  | "chain"
  | "still-weak"
  | "mirror"
  | "question"
  | "unpaintable";

/** One of the small Rules. */
export interface Kind {
  id: string;
  /** 1 to 8, as the book of papers counts them; 0 for what is in no book. */
  number: number;
  /** Hit points in the first area. */
  hp: number;
  radius: number;
  worth: number;
  drops: number;
  traits?: readonly Trait[];
  ops: readonly Op[];
}

/** One thing that a big Rule says. Painted out when its hit points are gone. */
export interface Phase {
  /** What it says, by the name it has in the texts of the site: "3/2", the second thing in the third stage. */
  id: string;
  /** Sayings that it throws, in this order, over its time. */
  sayings?: readonly string[];
  hp: number;
  /** Ticks until it has said it and goes on by itself. */
  time: number;
  traits?: readonly Trait[];
  ops: readonly Op[];
}

/** A big Rule: in the middle of a stage or at its end. */
export interface BossScript {
  id: string;
  /** The Rule itself, crossed out when the last thing it says is painted out. */
  word?: string;
  /** Which of the small Rules it is, grown. */
  grown?: string;
  radius: number;
  enter: readonly [x: number, y: number];
  phases: readonly Phase[];
}

/** What happens when, while no big Rule holds the stage. */
export type Cue = { at: number } & (
  | {
      spawn: string;
      n?: number;
      every?: number;
      x: number;
      y?: number;
      dx?: number;
      dy?: number;
      path: string;
      /** Every second one left for right. */
      alternate?: boolean;
      /** All of them left for right. */
      flip?: boolean;
      /** A phrase that hangs on it: four times as hard, crossed out when painted. */
      saying?: string;
      /** How many times as hard a saying is, instead of four. */
      times?: number;
    }
  | { run: readonly Op[] }
  | { boss: BossScript }
);

/** One stage. */
export interface StageScript {
  id: number;
  /** Ticks from the first to the last, if nothing is painted before its time. */
  length: number;
  /** Hit points of what comes, in percent of the first area's. */
  hpPercent: number;
  /** Nobody is hurt and nothing is counted. */
  isGentle?: boolean;
  /** How full the brush is at the start, and what it gains in a second by itself. */
  brush?: { start: number; perSecond: number };
  /**
   * A paper with a phrase is painted out in so many ticks of painting, wherever the pointer is: who plays for the first time
   * has a word crossed out in time. Without this it takes hits, as everywhere.
   */
  strikeTicks?: number;
  cues: readonly Cue[];
  /** Scores from which a clear of each difficulty is ◎ and ✦. */
  ranks: readonly (readonly [fine: number, splendid: number])[];
}

/** Paths by name: how enemies enter, move and go. */
export type Paths = Readonly<Record<string, readonly Op[]>>;

/** The kind and the path of what a big Rule throws. */
export interface Thrown {
  kind: string;
  path: string;
}

/** All rules of the game, as a site hands them to the engine. */
export interface GameRules {
  kinds: readonly Kind[];
  paths: Paths;
  thrown: Thrown;
  monsters: readonly MonsterRule[];
  /** What may be chosen in a run, and what two of a theme add. */
  choices: readonly ChoiceRule[];
  synergies: Synergies;
  stages: readonly StageScript[];
}
