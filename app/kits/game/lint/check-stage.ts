import { type CompiledStage, compileStage, type Instruction, type CompiledVolley } from "../compile.ts";
import { ageOf } from "../bullet-columns.ts";
import { suggestMove, wantsSpecial } from "../bot.ts";
import { maxOrders } from "../emitters.ts";
import { aimFloor, playerRadius, shapeRadius } from "../field.ts";
import { abs, fullTurn, unit } from "../fixed-point.ts";
import { specialButton } from "../player.ts";
import type { GameRules, Op, StageScript } from "../script.ts";
import { step } from "../step.ts";
import { createWorld, type World } from "../world.ts";
import { elementAt, intAt } from "../../basics/element-at.ts";

// What is unfair, impossible or too bright in a stage. Read by tests; each fault is one line that an editor understands.

/** Bullets that may be alive at once, by difficulty. The pool holds 512. */
const bulletBudget = [260, 400, 400] as const;
/** A way through: twice what can be hit, and a little. */
const minGap = 2 * playerRadius + 8 * unit;
/** No bullet begins nearer to the player than this, but those that answer a shot. */
const spawnDistance = 60 * unit;
/** Big changes of light (phases, crossed-out words, specials that begin) in any second: WCAG 2.3.1 allows three flashes. */
const maxFlashes = 3;
const maxQuietTicks = 330;
/** A row as long as this is a wall; one can walk round a shorter one. */
const wallSpan = 220 * unit;

/** The faults that can be read from the data. */
export function findScriptIssues(script: StageScript): string[] {
  const issues: string[] = [];
  const report = (text: string): void => void issues.push(`stage ${script.id}: ${text}`);
  const { cues } = script;
  if (cues.some((cue, i) => i > 0 && cue.at < elementAt(cues, i - 1).at)) report("cues are not in order");
  const last = cues.at(-1);
  if (!script.isGentle && (last === undefined || !("boss" in last))) report("no big Rule at the end");
  cues.forEach((cue, i) => {
    const before = cues[i - 1];
    if ("boss" in cue && before !== undefined && cue.at - before.at < 150)
      report(`no breath before the Rule at ${cue.at}`);
    if (!("boss" in cue) && before !== undefined && cue.at - before.at > maxQuietTicks)
      report(`nothing comes before ${cue.at}`);
    if ("run" in cue) for (const text of findLoopIssues(cue.run)) report(`cue ${cue.at}: ${text}`);
    if ("boss" in cue)
      for (const phase of cue.boss.phases) for (const text of findLoopIssues(phase.ops)) report(`${phase.id}: ${text}`);
  });
  const ids = cues.flatMap((cue) => ("boss" in cue ? cue.boss.phases.map(({ id }) => id) : []));
  if (new Set(ids).size !== ids.length) report("a phase is there twice");
  const longest = getLongestRun(script);
  if (longest > script.length + 60) report(`takes ${longest} ticks at most, not ${script.length}`);
  if (longest < (script.length * 9) / 10) report(`takes only ${longest} ticks of ${script.length}`);
  return issues;
}

/** Ticks until the end when no big Rule is painted before its time. */
export function getLongestRun({ cues, length }: StageScript): number {
  if (!cues.some((cue) => "boss" in cue)) return length;
  const enter = 90;
  const breath = 60;
  const end = 80;
  return cues.reduce((sum, cue, i) => {
    if (!("boss" in cue)) return i === cues.length - 1 ? sum + cue.at : sum;
    const spoken = cue.boss.phases.reduce((time, phase) => time + phase.time, 0);
    const own = enter + spoken + breath * (cue.boss.phases.length - 1);
    return sum + own + (i === cues.length - 1 ? cue.at + end : 0);
  }, 0);
}

/** Loops that never wait, and aimed volleys from where nobody may aim. */
function findLoopIssues(ops: readonly Op[]): string[] {
  return ops.flatMap((op) => {
    if (op.op === "repeat") {
      const own = op.n * op.do.length > maxOrders / 4 && waitOf(op.do) === 0 ? ["a loop that never waits"] : [];
      return [...own, ...findLoopIssues(op.do)];
    }
    if (op.op === "beside") return findLoopIssues(op.do);
    if (op.op === "fire" && op.dir === "aim" && op.from === "field" && (op.y ?? 0) * unit > aimFloor)
      return ["aims from below the line"];
    if (
      op.op === "fire" &&
      op.from === "field" &&
      (op.y ?? 0) > 300 &&
      (op.warm ?? 0) < 20 &&
      (op.x ?? 0) > 0 &&
      (op.x ?? 0) < 360
    )
      return ["begins low on the field without being announced"];
    return [];
  });
}

const waitOf = (ops: readonly Op[]): number =>
  ops.reduce((sum, op) => {
    if (op.op === "wait" || op.op === "warn") return sum + op.t;
    return op.op === "repeat" ? sum + waitOf(op.do) : sum;
  }, 0);

/** Rings and rows that nobody fits through, at every difficulty. */
export function findGapIssues(rules: GameRules, script: StageScript): string[] {
  return ([0, 1, 2] as const).flatMap((difficulty) => {
    const stage = compileStage(rules, script, { difficulty, isAssisted: false });
    return volleysOf(stage).flatMap((volley) => {
      const gap = gapOf(volley);
      if (gap >= minGap) return [];
      return [
        `stage ${script.id} at ${difficulty}: ${volley.n} bullets leave only ${(gap - (gap % unit)) / unit} units`,
      ];
    });
  });
}

const volleysOf = ({ code }: CompiledStage): CompiledVolley[] =>
  code.filter((order: Instruction): order is CompiledVolley => order.op === "fire");

/** The way between two neighbours: of a row over most of the width, of a ring 150 units from its middle. */
function gapOf({ n, rowX, rowY, spread, shape, jitter }: CompiledVolley): number {
  const body = 2 * elementAt(shapeRadius, shape);
  if (n < 2 || jitter > 0) return minGap;
  const span = (abs(rowX) + abs(rowY)) * (n - 1);
  if (span > 0) return span < wallSpan ? minGap : abs(rowX) + abs(rowY) - body;
  if (spread < fullTurn) return minGap;
  const around = 150 * unit * 6;
  return (around - (around % n)) / n - body;
}

/** What a run shows: bullets at once, bullets that begin too near, flashes in a second. */
interface RunMeasurement {
  maxBullets: number;
  maxFlashes: number;
  nearSpawns: number;
  hasFreeEmitter: boolean;
}

/** Lets the bot play a stage and looks on. */
function measureRun(rules: GameRules, setup: World["setup"]): RunMeasurement {
  const world = createWorld(rules, setup);
  const facts: RunMeasurement = { maxBullets: 0, maxFlashes: 0, nearSpawns: 0, hasFreeEmitter: true };
  const flashes: number[] = [];
  while (world.state === "playing" && world.tick < 12_000) {
    const move = suggestMove(world);
    step(world, { dx: move.dx, dy: move.dy, buttons: wantsSpecial(world, move) ? specialButton : 0 });
    if (world.bullets.count > facts.maxBullets) facts.maxBullets = world.bullets.count;
    if (world.emitters.count >= world.emitters.all.length) facts.hasFreeEmitter = false;
    facts.nearSpawns += nearSpawns(world);
    if (world.events.some(({ kind }) => isFlash(kind))) flashes.push(world.tick);
    while (flashes.length > 0 && elementAt(flashes, 0) <= world.tick - 60) flashes.shift();
    if (flashes.length > facts.maxFlashes) facts.maxFlashes = flashes.length;
  }
  return facts;
}

/** The faults that only show when it is played. */
export function findRunIssues(rules: GameRules, setup: World["setup"]): string[] {
  const facts = measureRun(rules, setup);
  const where = `stage ${setup.stage} at ${setup.difficulty}`;
  return [
    facts.maxBullets > bulletBudget[setup.difficulty] ? `${where}: ${facts.maxBullets} bullets at once` : "",
    facts.maxFlashes > maxFlashes ? `${where}: ${facts.maxFlashes} flashes in a second` : "",
    facts.nearSpawns > 0 ? `${where}: ${facts.nearSpawns} bullets begin too near` : "",
    facts.hasFreeEmitter ? "" : `${where}: no place for more programs`,
  ].filter((text) => text !== "");
}

const isFlash = (kind: string): boolean =>
  kind === "phase" || kind === "struck" || kind === "special" || kind === "hit";

/** Bullets in their first tick that hit before one could move. The warm ones are announced. */
function nearSpawns({ bullets, player, hitStop }: World): number {
  let found = 0;
  if (hitStop > 0) return 0;
  for (let i = 0; i < bullets.count; i++) {
    const [age, warm, x, y] = [ageOf(bullets, i), intAt(bullets.warm, i), intAt(bullets.x, i), intAt(bullets.y, i)];
    if (age === 1 && warm < 20 && abs(x - player.x) < spawnDistance && abs(y - player.y) < spawnDistance) found++;
  }
  return found;
}
