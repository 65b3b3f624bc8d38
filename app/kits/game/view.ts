import { fullGauge, maxGauge } from "./field.ts";
import { clamp, div, max } from "./fixed-point.ts";
import type { World } from "./world.ts";
import { elementAt } from "../basics/element-at.ts";
import { phaseOf } from "./compile.ts";

/** What stands beside the field: words and numbers for the page, not for the canvas. */
export interface Hud {
  state: World["state"];
  score: number;
  /** 10 to 50 tenths. */
  multiplier: number;
  lives: number;
  /** 0 to 3. */
  level: number;
  /** Specials that are ready: 0 to 2. */
  specials: number;
  /** Of the next special, 0 to 1024. */
  gauge: number;
  chain: number;
  hits: number;
  struck: readonly string[];
  boss: { id: string; phase: number; phases: number; secondsLeft: number; isSpeaking: boolean } | null;
}

/** A word on paper: on an enemy, or what the big Rule says. */
export interface WordStrip {
  /** The number of a kind, a saying or what a big Rule says: texts are the site's. */
  id: string;
  /** 256ths of a unit: the middle of what it stands on. */
  x: number;
  y: number;
  role: "kind" | "saying" | "phase";
  /** How far it is painted out, 0 to 1024. */
  painted: number;
  /** Serial of the enemy, to know it again. */
  serial: number;
}

/** The numbers of this moment. Read it a few times a second, not every frame. */
export function getHud(world: World): Hud {
  const { player, boss, stage } = world;
  const phases = boss === null ? [] : elementAt(stage.bosses, boss.boss).phases;
  return {
    state: world.state,
    score: world.score,
    multiplier: world.multiplier,
    lives: player.lives,
    level: player.level,
    specials: div(player.gauge, fullGauge),
    gauge: player.gauge >= maxGauge ? 1024 : div((player.gauge % fullGauge) * 1024, fullGauge),
    chain: world.chain,
    hits: world.hits,
    struck: world.struck.map((word) => elementAt(stage.words, word)),
    boss:
      boss === null
        ? null
        : {
            id: elementAt(phases, boss.phase).id,
            phase: boss.phase,
            phases: phases.length,
            secondsLeft: div(max(0, boss.left) + 59, 60),
            isSpeaking: boss.pause === 0,
          },
  };
}

/** All words that stand on the field now. Strike as many of their letters as `painted` is of 1024. */
export function listWordStrips(world: World): WordStrip[] {
  const { boss, enemies, stage } = world;
  const strips: WordStrip[] = [];
  for (const enemy of enemies) {
    if (enemy.isRemoved) continue;
    const { x, y, serial, hp, hpMax, saying } = enemy;
    const painted = clamp(div((hpMax - hp) * 1024, hpMax), 0, 1024);
    if (enemy.role === "boss") {
      if (boss === null || boss.pause > 0) continue;
      strips.push({
        id: phaseOf(stage, boss).id,
        x,
        y,
        role: "phase",
        painted,
        serial,
      });
    } else if (saying >= 0) strips.push({ id: elementAt(stage.words, saying), x, y, role: "saying", painted, serial });
    else strips.push({ id: `${elementAt(stage.kinds, enemy.kind).kind.number}`, x, y, role: "kind", painted, serial });
  }
  return strips;
}
