import { elementAt } from "../basics/element-at.ts";
import type { BossState } from "./entities.ts";
import { bulletShapes } from "./field.ts";
import { div, max, unit } from "./fixed-point.ts";
import type { Act, BossScript, Cue, Direction, Fire, GameRules, Kind, Op, StageScript, Trait } from "./script.ts";

/** How hard a run is. */
export interface RunDifficulty {
  /** 0 うす塗り, 1 重ね塗り, 2 濃厚. */
  difficulty: 0 | 1 | 2;
  isAssisted: boolean;
}

/** A volley, all numbers there and scaled. */
export interface CompiledVolley {
  op: "fire";
  n: number;
  spread: number;
  dir: Direction;
  a: number;
  step: number;
  jitter: number;
  speed: number;
  speedStep: number;
  spin: number;
  push: number;
  shape: number;
  from: "owner" | "field" | "lane";
  x: number;
  y: number;
  scatterX: number;
  scatterY: number;
  rowX: number;
  rowY: number;
  isMirrored: boolean;
  gap: number;
  warm: number;
  life: number;
  acts: readonly CompiledAct[] | null;
}

/** A change in a bullet's life, all numbers there. Speed -1: as it was. */
export type CompiledAct = Required<Omit<Act, "turn" | "spin" | "push">> & {
  turn: Act["turn"] | "keep";
  spin: number;
  push: number;
};

/** One order of a program. `again`, `jump` and `end` come from loops and parallel parts. */
export type Instruction =
  | Exclude<Op, { op: "fire" | "repeat" | "beside" }>
  | CompiledVolley
  | { op: "repeat"; n: number }
  | { op: "again"; to: number }
  | { op: "beside"; past: number }
  | { op: "end" };

export interface CompiledKind {
  at: number;
  kind: Kind;
  hp: number;
  traits: ReadonlySet<Trait>;
}

export interface CompiledPhase {
  at: number;
  id: string;
  /** Numbers of the words it throws. */
  sayings: readonly number[];
  hp: number;
  time: number;
  traits: ReadonlySet<Trait>;
  /** Its number among the stage's words. */
  word: number;
}

export interface CompiledBoss {
  script: BossScript;
  phases: readonly CompiledPhase[];
  /** Number of the Rule's own word; -1 without one. */
  word: number;
  isLast: boolean;
}

/** A cue with the places of its programs. */
export type CompiledCue = { at: number } & (
  | { spawn: Extract<Cue, { spawn: string }>; kind: number; path: number; saying: number }
  | { run: number }
  | { boss: number }
);

/** A stage at one difficulty: programs and everything they name. Nothing changes in it while it is played. */
export interface CompiledStage {
  script: StageScript;
  runDifficulty: RunDifficulty;
  code: readonly Instruction[];
  kinds: readonly CompiledKind[];
  pathAt: Readonly<Record<string, number>>;
  cues: readonly CompiledCue[];
  bosses: readonly CompiledBoss[];
  /** All words that can be crossed out: phrases, what the big Rules say, and the Rule itself. */
  words: readonly string[];
  thrown: { kind: number; path: number };
}

/** The phase that a big Rule is in. */
export const phaseOf = ({ bosses }: CompiledStage, { boss, phase }: Pick<BossState, "boss" | "phase">): CompiledPhase =>
  elementAt(elementAt(bosses, boss).phases, phase);

const countPercents = [60, 100, 150] as const;
const speedPercents = [80, 100, 115] as const;
/** Breaths between volleys: a thin coat leaves longer ones. */
const pausePercents = [115, 100, 100] as const;
const assistCount = 60;
const assistSpeed = 80;
/** Hit points are tenths inside, because shots are. */
const hpParts = 10;

/** Makes programs of a stage's data. @throws RangeError when it names a kind or a path that is not there. */
export function compileStage(rules: GameRules, script: StageScript, runDifficulty: RunDifficulty): CompiledStage {
  const code: Instruction[] = [];
  const scale = scaleOf(runDifficulty);
  const append = (ops: readonly Op[]): number => {
    const at = code.length;
    writeOps(code, ops, scale);
    code.push({ op: "end" });
    return at;
  };
  const scaledHp = (hp: number): number => div(hp * hpParts * script.hpPercent, 100);

  const kinds = rules.kinds.map((kind) => ({
    at: append(kind.ops),
    kind,
    hp: scaledHp(kind.hp),
    traits: new Set(kind.traits),
  }));
  const pathAt = Object.fromEntries(Object.entries(rules.paths).map(([name, ops]) => [name, append(ops)]));
  const words: string[] = [];
  const wordNumber = (word: string): number => (words.includes(word) ? words.indexOf(word) : words.push(word) - 1);
  const findKind = (id: string): number => kinds.findIndex((other) => other.kind.id === id);
  const bosses: CompiledBoss[] = [];

  const cues = script.cues.map((cue): CompiledCue => {
    const { at } = cue;
    if ("run" in cue) return { at, run: append(cue.run) };
    if ("spawn" in cue) {
      const kind = findKind(cue.spawn);
      const path = pathAt[cue.path];
      if (kind < 0 || path === undefined) throw new RangeError(`stage ${script.id}: ${cue.spawn} on ${cue.path}`);
      return { at, spawn: cue, kind, path, saying: cue.saying === undefined ? -1 : wordNumber(cue.saying) };
    }
    const phases = cue.boss.phases.map((phase) => ({
      at: append(phase.ops),
      id: phase.id,
      sayings: (phase.sayings ?? []).map(wordNumber),
      hp: scaledHp(phase.hp),
      time: phase.time,
      traits: new Set(phase.traits),
      word: wordNumber(phase.id),
    }));
    const word = cue.boss.word === undefined ? -1 : wordNumber(cue.boss.word);
    bosses.push({ script: cue.boss, phases, word, isLast: cue === script.cues.at(-1) });
    return { at, boss: bosses.length - 1 };
  });
  const thrown = { kind: findKind(rules.thrown.kind), path: pathAt[rules.thrown.path] ?? -1 };
  return { script, runDifficulty, code, kinds, pathAt, cues, bosses, words, thrown };
}

interface Scale {
  count: number;
  speed: number;
  pause: number;
}

function scaleOf({ difficulty, isAssisted }: RunDifficulty): Scale {
  const count = countPercents[difficulty];
  const speed = speedPercents[difficulty];
  const pause = pausePercents[difficulty];
  return isAssisted
    ? { count: div(count * assistCount, 100), speed: div(speed * assistSpeed, 100), pause }
    : { count, speed, pause };
}

function writeOps(code: Instruction[], ops: readonly Op[], scale: Scale): void {
  for (const op of ops) {
    if (op.op === "fire") code.push(compileVolley(op, scale));
    else if (op.op === "wait") code.push({ op: "wait", t: scaleBy(op.t, scale.pause) });
    else if (op.op === "gate" || op.op === "figure") code.push({ ...op, speed: scaleBy(op.speed, scale.speed) });
    else if (op.op === "repeat") {
      code.push({ op: "repeat", n: op.n });
      const to = code.length;
      writeOps(code, op.do, scale);
      code.push({ op: "again", to });
    } else if (op.op === "beside") {
      const at = code.push({ op: "end" }) - 1;
      writeOps(code, op.do, scale);
      code.push({ op: "end" });
      code[at] = { op: "beside", past: code.length };
    } else code.push(op);
  }
}

const scaleBy = (a: number, percent: number): number => div(a * percent + (a < 0 ? -50 : 50), 100);

function compileVolley(fire: Fire, scale: Scale): CompiledVolley {
  const n = fire.n ?? 1;
  const count = fire.fixed || n === 1 ? n : max(1, scaleBy(n, scale.count));
  const [scatterX, scatterY] = fire.scatter ?? [0, 0];
  const [rowX, rowY] = fire.row ?? [0, 0];
  // A row keeps its width: fewer bullets stand farther apart.
  const rowScale = (step: number): number => (count < 2 ? 0 : div(step * unit * (n - 1), count - 1));
  return {
    op: "fire",
    n: count,
    spread: fire.spread ?? 0,
    dir: fire.dir ?? "field",
    a: fire.a ?? (fire.dir === undefined || fire.dir === "field" ? 1024 : 0),
    step: fire.step ?? 0,
    jitter: fire.jitter ?? 0,
    speed: scaleBy(fire.speed, scale.speed),
    speedStep: fire.fixed ? scaleBy(fire.speedStep ?? 0, scale.speed) : scaleSpan(fire.speedStep ?? 0, n, count, scale),
    spin: fire.spin ?? 0,
    push: fire.push ?? 0,
    shape: bulletShapes.indexOf(fire.shape ?? "round"),
    from: fire.from ?? "owner",
    x: (fire.x ?? 0) * unit,
    y: (fire.y ?? 0) * unit,
    scatterX: scatterX * unit,
    scatterY: scatterY * unit,
    rowX: rowScale(rowX),
    rowY: rowScale(rowY),
    isMirrored: fire.twin ?? false,
    gap: fire.gap ?? 0,
    warm: fire.warm ?? 0,
    life: fire.life ?? 0,
    acts: fire.later === undefined ? null : fire.later.map((act) => compileAct(act, scale)),
  };
}

/** Fewer bullets still span the same speeds. */
const scaleSpan = (step: number, n: number, count: number, scale: Scale): number =>
  count < 2 ? 0 : scaleBy(div(step * (n - 1), count - 1), scale.speed);

function compileAct(act: Act, scale: Scale): CompiledAct {
  return {
    at: act.at,
    turn: act.turn ?? "keep",
    a: act.a ?? 0,
    speed: act.speed === undefined ? -1 : scaleBy(act.speed, scale.speed),
    spin: act.spin ?? 0,
    push: act.push ?? 0,
    split: act.split === undefined ? 0 : max(2, scaleBy(act.split, scale.count)),
    spread: act.spread ?? 0,
  };
}
