import { type CompiledStage, compileStage, type Instruction, type Volleying } from "../compile.ts";
import { ageOf } from "../bullet-columns.ts";
import { suggestMove, wantsSpecial } from "../bot.ts";
import { mostOrders } from "../emitters.ts";
import { aimFloor, playerRadius, shapeRadius } from "../field.ts";
import { abs, fullTurn, unit } from "../fixed-point.ts";
import { specialButton } from "../player.ts";
import type { GameRules, Op, StageScript } from "../script.ts";
import { step } from "../step.ts";
import { makeWorld, type World } from "../world.ts";

// What is unfair, impossible or too bright in a stage. Read by tests; each fault is one line that an editor understands.

/** Bullets that may be alive at once, by difficulty. The pool holds 512. */
const bulletBudget = [260, 400, 400] as const;
/** A way through: twice what can be hit, and a little. */
const narrowestGap = 2 * playerRadius + 8 * unit;
/** No bullet begins nearer to the player than this, but those that answer a shot. */
const spawnDistance = 60 * unit;
/** Big changes of light (phases, struck words, specials that begin) in any second: WCAG 2.3.1 allows three flashes. */
const mostFlashes = 3;
const longestQuiet = 330;
/** A row as long as this is a wall; one can walk round a shorter one. */
const wallSpan = 220 * unit;

/** The faults that can be read from the data. */
export function scriptFaults(script: StageScript): string[] {
  const faults: string[] = [];
  const say = (text: string): void => void faults.push(`stage ${script.id}: ${text}`);
  const { cues } = script;
  if (cues.some((cue, i) => i > 0 && cue.at < cues[i - 1]!.at)) say("cues are not in order");
  const last = cues.at(-1);
  if (!script.isGentle && (last === undefined || !("boss" in last))) say("no big Rule at the end");
  cues.forEach((cue, i) => {
    const before = cues[i - 1];
    if ("boss" in cue && before !== undefined && cue.at - before.at < 150)
      say(`no breath before the Rule at ${cue.at}`);
    if (!("boss" in cue) && before !== undefined && cue.at - before.at > longestQuiet)
      say(`nothing comes before ${cue.at}`);
    if ("run" in cue) for (const text of loopFaults(cue.run)) say(`cue ${cue.at}: ${text}`);
    if ("boss" in cue)
      for (const phase of cue.boss.phases) for (const text of loopFaults(phase.ops)) say(`${phase.id}: ${text}`);
  });
  const ids = cues.flatMap((cue) => ("boss" in cue ? cue.boss.phases.map(({ id }) => id) : []));
  if (new Set(ids).size !== ids.length) say("a phase is there twice");
  const longest = longestRun(script);
  if (longest > script.length + 60) say(`takes ${longest} ticks at most, not ${script.length}`);
  if (longest < (script.length * 9) / 10) say(`takes only ${longest} ticks of ${script.length}`);
  return faults;
}

/** Ticks until the end when no big Rule is painted before its time. */
export function longestRun({ cues, length }: StageScript): number {
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
function loopFaults(ops: readonly Op[]): string[] {
  return ops.flatMap((op) => {
    if (op.op === "repeat") {
      const own = op.n * op.do.length > mostOrders / 4 && waitOf(op.do) === 0 ? ["a loop that never waits"] : [];
      return [...own, ...loopFaults(op.do)];
    }
    if (op.op === "beside") return loopFaults(op.do);
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
export function gapFaults(rules: GameRules, script: StageScript): string[] {
  return ([0, 1, 2] as const).flatMap((difficulty) => {
    const stage = compileStage(rules, script, { difficulty, isAssisted: false });
    return volleysOf(stage).flatMap((volley) => {
      const gap = gapOf(volley);
      if (gap >= narrowestGap) return [];
      return [
        `stage ${script.id} at ${difficulty}: ${volley.n} bullets leave only ${(gap - (gap % unit)) / unit} units`,
      ];
    });
  });
}

const volleysOf = ({ code }: CompiledStage): Volleying[] =>
  code.filter((order: Instruction): order is Volleying => order.op === "fire");

/** The way between two neighbours: of a row over most of the width, of a ring 150 units from its middle. */
function gapOf({ n, rowX, rowY, spread, shape, jitter }: Volleying): number {
  const body = 2 * shapeRadius[shape]!;
  if (n < 2 || jitter > 0) return narrowestGap;
  const span = (abs(rowX) + abs(rowY)) * (n - 1);
  if (span > 0) return span < wallSpan ? narrowestGap : abs(rowX) + abs(rowY) - body;
  if (spread < fullTurn) return narrowestGap;
  const around = 150 * unit * 6;
  return (around - (around % n)) / n - body;
}

/** What a run shows: bullets at once, bullets that begin too near, flashes in a second. */
interface RunFacts {
  mostBullets: number;
  mostFlashes: number;
  nearSpawns: number;
  hasPlace: boolean;
}

/** Lets the bot play a stage and looks on. */
function watchRun(rules: GameRules, setup: World["setup"]): RunFacts {
  const world = makeWorld(rules, setup);
  const facts: RunFacts = { mostBullets: 0, mostFlashes: 0, nearSpawns: 0, hasPlace: true };
  const flashes: number[] = [];
  while (world.state === "playing" && world.tick < 12_000) {
    const move = suggestMove(world);
    step(world, { dx: move.dx, dy: move.dy, buttons: wantsSpecial(world, move) ? specialButton : 0 });
    if (world.bullets.count > facts.mostBullets) facts.mostBullets = world.bullets.count;
    if (world.emitters.count >= world.emitters.all.length) facts.hasPlace = false;
    facts.nearSpawns += nearSpawns(world);
    if (world.events.some(({ kind }) => isFlash(kind))) flashes.push(world.tick);
    while (flashes.length > 0 && flashes[0]! <= world.tick - 60) flashes.shift();
    if (flashes.length > facts.mostFlashes) facts.mostFlashes = flashes.length;
  }
  return facts;
}

/** The faults that only show when it is played. */
export function runFaults(rules: GameRules, setup: World["setup"]): string[] {
  const facts = watchRun(rules, setup);
  const where = `stage ${setup.stage} at ${setup.difficulty}`;
  return [
    facts.mostBullets > bulletBudget[setup.difficulty] ? `${where}: ${facts.mostBullets} bullets at once` : "",
    facts.mostFlashes > mostFlashes ? `${where}: ${facts.mostFlashes} flashes in a second` : "",
    facts.nearSpawns > 0 ? `${where}: ${facts.nearSpawns} bullets begin too near` : "",
    facts.hasPlace ? "" : `${where}: no place for more programs`,
  ].filter((text) => text !== "");
}

const isFlash = (kind: string): boolean =>
  kind === "phase" || kind === "struck" || kind === "special" || kind === "hit";

/** Bullets in their first tick that hit before one could move. The warm ones are announced. */
function nearSpawns({ bullets, player, hitStop }: World): number {
  let found = 0;
  if (hitStop > 0) return 0;
  for (let i = 0; i < bullets.count; i++) {
    const [age, warm, x, y] = [ageOf(bullets, i), bullets.warm[i]!, bullets.x[i]!, bullets.y[i]!];
    if (age === 1 && warm < 20 && abs(x - player.x) < spawnDistance && abs(y - player.y) < spawnDistance) found++;
  }
  return found;
}
