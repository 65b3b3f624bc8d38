import { offerChoices } from "./choices.ts";
import { clearBullets } from "./clear-bullets.ts";
import { glideTo, startProgram, stopPrograms } from "./emitters.ts";
import { recordPhase } from "./update-run-stats.ts";
import { spawnEnemy, bossHas, allocateEnemy } from "./enemies.ts";
import { emitEvent } from "./events.ts";
import { fieldWidth, fullGauge, middleX } from "./field.ts";
import { clamp, div, max, unit } from "./fixed-point.ts";
import { callItems, dropItem, dropItemAt } from "./items.ts";
import { restoreLife } from "./restore-life.ts";
import { scoreEnd, scoreStrike } from "./score.ts";
import type { BossState } from "./entities.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";
import { phaseOf } from "./compile.ts";

const enterTicks = 90;
const pauseTicks = 60;
const phaseStop = 10;
const endTicks = 80;
const throwEdge = 60 * unit;
/** A question waits two minutes longer than it has points for: nobody is hurried into an answer. */
const questionExtraTicks = 7200;

/** A big Rule comes in. The stage's clock stands until it is gone. */
export function startBoss(world: World, number: number): void {
  const { script } = elementAt(world.stage.bosses, number);
  const enemy = allocateEnemy(world, middleX, -80 * unit);
  if (enemy === null) return;
  enemy.role = "boss";
  enemy.kind = world.stage.kinds.findIndex(({ kind }) => kind.id === script.grown);
  enemy.radius = script.radius * unit;
  enemy.hp = enemy.hpMax = 1;
  glideTo(enemy, script.enter[0] * unit, script.enter[1] * unit, enterTicks - 20);
  world.boss = { boss: number, phase: 0, left: 0, enemy, serial: enemy.serial, pause: enterTicks };
  emitEvent(world, "boss", enemy.x, enemy.y, number);
}

/** One tick of the big Rule: breath, time, the end of what it says. */
export function runBoss(world: World): void {
  const { boss } = world;
  if (boss === null) return;
  if (boss.pause > 0) {
    if (--boss.pause === 0) startPhase(world, boss);
    return;
  }
  boss.left--;
  throwNextSaying(world, boss);
  if (boss.enemy.hp <= 0) endPhase(world, boss, true);
  else if (boss.left <= (bossHas(world, "question") ? -questionExtraTicks : 0)) endPhase(world, boss, false);
}

/** The question has been answered: by a special, whoever's. */
export function answerQuestion(world: World): void {
  const { boss } = world;
  if (boss !== null && boss.pause === 0) endPhase(world, boss, true);
}

/** What it says flies about as papers, one after the other, over the time it has. */
function throwNextSaying(world: World, boss: BossState): void {
  const { sayings, time } = phaseOf(world.stage, boss);
  const every = div(time, sayings.length + 1);
  const number = div(time - boss.left, every);
  if (sayings.length === 0 || (time - boss.left) % every !== 0 || number > sayings.length) return;
  const { kind, path } = world.stage.thrown;
  const { x, y } = boss.enemy;
  const place = { x: clamp(x, throwEdge, fieldWidth - throwEdge), y };
  const arrival = { ...place, kind, path, group: world.nextSerial++, index: 0, times: 1 };
  const paper = spawnEnemy(
    world,
    { ...arrival, isFlipped: number % 2 === 0, saying: elementAt(sayings, number - 1) },
    startProgram,
  );
  // The companion called: the first one hangs half torn.
  if (paper !== null && number === 1 && world.setup.call === boss.phase + 1) paper.hp = div(paper.hp, 2);
}

function startPhase(world: World, boss: BossState): void {
  const phase = phaseOf(world.stage, boss);
  boss.left = phase.time;
  world.stats.now.phaseHits = world.hits;
  boss.enemy.hp = boss.enemy.hpMax = max(1, phase.hp);
  if (phase.traits.has("question")) world.player.gauge = max(world.player.gauge, fullGauge);
  startProgram(world, phase.at, boss.enemy);
  emitEvent(world, "phase", boss.enemy.x, boss.enemy.y, phase.word, boss.phase);
}

function endPhase(world: World, boss: BossState, isStruck: boolean): void {
  const { phases, isLast, word: ruleWord } = elementAt(world.stage.bosses, boss.boss);
  const { word } = elementAt(phases, boss.phase);
  const { enemy } = boss;
  stopPrograms(world, enemy);
  for (const other of world.enemies) if (other.role === "double" || other.saying >= 0) other.isRemoved = true;
  world.walls.count = world.currents.count = world.marks.count = 0;
  clearBullets(world, () => true, isStruck);
  if (isStruck) {
    scoreStrike(world, word, max(0, boss.left));
    for (let i = 0; i < 6; i++) dropItemAt(world, enemy.x, enemy.y, dropItem);
    world.hitStop = phaseStop;
  }
  callItems(world);
  recordPhase(world, isStruck);
  emitEvent(world, isStruck ? "struck" : "late", enemy.x, enemy.y, word, boss.phase);
  if (isStruck && (boss.phase + 1 < phases.length || !isLast)) offerChoices(world);
  if (boss.phase + 1 < phases.length) {
    boss.phase++;
    boss.pause = pauseTicks;
    const [x, y] = elementAt(world.stage.bosses, boss.boss).script.enter;
    glideTo(enemy, x * unit, y * unit, pauseTicks - 10);
    enemy.swayTicks = 0;
    return;
  }
  enemy.isRemoved = true;
  world.boss = null;
  if (!isLast) {
    if (isStruck) restoreLife(world);
    return;
  }
  if (isStruck && ruleWord >= 0) {
    scoreStrike(world, ruleWord, 0);
    emitEvent(world, "struck", enemy.x, enemy.y, ruleWord);
  }
  startEnd(world);
}

/** What lies there still comes to the player; then it is over. */
function startEnd(world: World): void {
  world.ending = endTicks;
  world.player.safe = endTicks + 1;
  for (const enemy of world.enemies) enemy.isRemoved = true;
}

/** One tick of the end. */
export function runEnd(world: World): void {
  if (world.ending === 0 || --world.ending > 0) return;
  world.state = "cleared";
  scoreEnd(world);
  emitEvent(world, "clear", world.player.x, world.player.y, world.score);
}
