import { runBoss, runEnd, startBoss } from "./boss.ts";
import { chooseButton, takeChoice } from "./choices.ts";
import { clearAround } from "./clear-bullets.ts";
import { moveBullets } from "./bullets.ts";
import { runEmitters, startProgram } from "./emitters.ts";
import { spawnEnemy, type EnemySpawn, spawnEnemyPair, moveEnemies } from "./enemies.ts";
import { emitEvent } from "./events.ts";
import { fieldWidth } from "./field.ts";
import { div, unit } from "./fixed-point.ts";
import { fillGauge, moveItems } from "./items.ts";
import { moveObstacles } from "./obstacles.ts";
import { updateRunStats } from "./update-run-stats.ts";
import { paint } from "./paint.ts";
import { type Input, collidePlayer, movePlayer, restButton, specialButton, tryStartSpecial } from "./player.ts";
import { updateMultiplier } from "./score.ts";
import { applyShotHits } from "./shot-hits.ts";
import { fireShots, moveShots } from "./shots.ts";
import { doBulletsMove, doesTimePass, runSpecial } from "./specials/run-special.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";

/** On the gentle stage a line of a monster stands before the player so often. */
const lineEvery = 150;
const lineReach = 100 * unit;
/** A saying is harder than the kind it hangs on. */
const sayingTimes = 4;

/** One sixtieth of a second. Nothing happens when the run is over. */
export function step(world: World, input: Input): void {
  // One by one: to set the length is a call into the engine's slow part, and the list would grow anew each time.
  while (world.events.length > 0) world.events.pop();
  if (world.state !== "playing") return;
  world.tick++;
  if (world.offer !== null) {
    if ((input.buttons & chooseButton) !== 0) takeChoice(world, input.dx);
    return;
  }
  if (world.hitStop > 0) {
    world.hitStop--;
    return;
  }
  movePlayer(world, input);
  if ((input.buttons & specialButton) !== 0) tryStartSpecial(world);
  runSpecial(world);
  if ((input.buttons & restButton) === 0) fireShots(world);
  moveShots(world);
  if (doesTimePass(world)) stepRules(world);
  applyShotHits(world);
  moveItems(world);
  collidePlayer(world);
  updateMultiplier(world);
  updateRunStats(world, (input.buttons & restButton) !== 0);
  runGentleRules(world);
  runEnd(world);
}

/** Everything that is not the player's. */
function stepRules(world: World): void {
  if (world.boss === null) {
    world.clock++;
    startCues(world);
  }
  startWaves(world);
  runBoss(world);
  if (world.state !== "playing") return;
  runEmitters(world);
  moveEnemies(world);
  moveObstacles(world);
  if (doBulletsMove(world)) moveBullets(world);
}

function startCues(world: World): void {
  const { cues } = world.stage;
  for (; world.nextCue < cues.length; world.nextCue++) {
    const cue = elementAt(cues, world.nextCue);
    if (cue.at > world.clock) return;
    if ("run" in cue) startProgram(world, cue.run, null);
    else if ("boss" in cue) startBoss(world, cue.boss);
    else world.waves.push({ cue: world.nextCue, left: cue.spawn.n ?? 1, wait: 0, group: world.nextSerial++ });
  }
}

function startWaves(world: World): void {
  for (let i = world.waves.length - 1; i >= 0; i--) {
    const wave = elementAt(world.waves, i);
    if (wave.wait-- > 0) continue;
    const cue = elementAt(world.stage.cues, wave.cue);
    if (!("spawn" in cue)) continue;
    const { spawn } = cue;
    // All that come at once come in one tick.
    const count = (spawn.every ?? 0) === 0 ? wave.left : 1;
    for (let k = 0; k < count; k++) spawnFromCue(world, cue, wave.group, (spawn.n ?? 1) - wave.left--);
    wave.wait = (spawn.every ?? 1) - 1;
    if (wave.left <= 0) world.waves.splice(i, 1);
  }
}

type SpawnCue = Extract<World["stage"]["cues"][number], { spawn: unknown }>;

function spawnFromCue(world: World, { spawn, kind, path, saying }: SpawnCue, group: number, index: number): void {
  const isFlipped = (spawn.flip ?? false) !== ((spawn.alternate ?? false) && index % 2 === 1);
  const x = (spawn.x + (spawn.dx ?? 0) * index) * unit;
  const hasSaying = saying >= 0 && index === 0;
  const arrival: EnemySpawn = {
    kind,
    path,
    x: isFlipped ? fieldWidth - x : x,
    y: ((spawn.y ?? -30) + (spawn.dy ?? 0) * index) * unit,
    isFlipped,
    group,
    index,
    saying: hasSaying ? saying : -1,
    times: hasSaying ? (spawn.times ?? sayingTimes) : 1,
  };
  if (elementAt(world.stage.kinds, kind).traits.has("pair")) spawnEnemyPair(world, arrival, startProgram);
  else spawnEnemy(world, arrival, startProgram);
}

/** Papers that hang there for the first time are painted by time; what hits them hardly adds to it. */
function paintSayings(world: World, ticks: number): void {
  for (const enemy of world.enemies)
    if (!enemy.isRemoved && enemy.saying >= 0) paint(world, enemy, div(enemy.hpMax, ticks) + 1, enemy.x, true);
}

/** What gentle stages have: a brush that fills by itself, an end without a Rule, lines that stand in the way. */
function runGentleRules(world: World): void {
  const { player } = world;
  const { brush, isGentle, length, strikeTicks } = world.stage.script;
  if (brush !== undefined && world.tick % 60 === 0) fillGauge(world, brush.perSecond);
  if (strikeTicks !== undefined && (world.held & restButton) === 0) paintSayings(world, strikeTicks);
  if (!isGentle || world.state !== "playing") return;
  if (world.clock >= length) {
    world.state = "cleared";
    emitEvent(world, "clear", player.x, player.y);
  }
  // Where nothing can be painted, the monsters' own lines stand before the player.
  if (world.boss === null || world.tick % lineEvery !== 0) return;
  emitEvent(world, "line", player.x, player.y, div(world.tick, lineEvery));
  clearAround(world, player.x, player.y, lineReach, false);
}
