import { elementAt } from "#app/kits/basics/element-at.ts";
import { createSparks } from "../flow/sparks.ts";
import { drawBall, drawHanging, drawHangingStone } from "./draw-balls.ts";
import { drawHandLight } from "./draw-hand-light.ts";
import { drawJarBefore, drawJarBehind } from "./draw-jar.ts";
import { drawTideBefore, type Water } from "./draw-water.ts";
import { isBrimInDanger } from "./drop-news.ts";
import { createDropStage, type DropSceneOptions, fitToSurface, placeOf } from "./drop-stage.ts";
import type { DropWorld } from "./drop-world.ts";
import { createGatherings } from "./gatherings.ts";
import { spriteReach } from "./lip-sprites.ts";
import { createMergeRings } from "./merge-rings.ts";
import { radii } from "./solver.ts";
import { paperAt } from "./stone-paper.ts";
import { getBrim } from "./tide.ts";
import { getLowestBrim, getTidePhase } from "./tide-phase.ts";
import { tuning } from "./tuning.ts";
import { createVanishings } from "./vanishings.ts";

/** The jar in the lake. */
export function createDropScene(options: DropSceneOptions) {
  const { canvas, surface, isMotionReduced } = options;
  const { context } = surface;
  const stage = createDropStage(options);
  const sparks = createSparks(isMotionReduced);
  const rings = createMergeRings(isMotionReduced);
  const vanishings = createVanishings(isMotionReduced);
  const gatherings = createGatherings(isMotionReduced);
  /** How hard the jar shakes. */
  let punch = 0;
  /** What lay there when it was last drawn: whoever is no longer there has come from its place. */
  let drawn: DropWorld["balls"] = [];
  const radiusOf = (size: number): number => elementAt(radii, Math.min(size, radii.length - 1)) * stage.layout.scale;
  return {
    /** `x`: where the hand is, in units. */
    draw(world: DropWorld, x: number, nowMs: number): void {
      fitToSurface(stage);
      context.clearRect(0, 0, surface.width, surface.height);
      context.save();
      if (punch > 0.01 && !isMotionReduced) {
        context.translate(0, Math.sin(nowMs / 18) * punch * 5);
        punch *= 0.88;
      }
      const water = readWater(world, isMotionReduced ? 0 : nowMs / tuning.waveMs);
      drawJarBehind(surface, stage.layout, stage.pieces, water);
      for (const ball of world.balls) drawBall(stage, ball);
      drawTideBefore(surface, stage.layout, water);
      drawHandLight(surface, stage.layout, world.charge.untilMs - nowMs);
      gatherings.draw(context, nowMs);
      vanishings.draw(context, nowMs);
      rings.draw(context, nowMs);
      drawHanging(stage, world, x);
      drawHangingStone(stage, world, nowMs);
      drawJarBefore(surface, stage.layout, stage.pieces);
      sparks.draw(context, nowMs);
      context.restore();
      drawn = [...world.balls];
    },
    /** Where a place of the page is in the jar, in units. */
    unitOf: (clientX: number): number =>
      (clientX - canvas.getBoundingClientRect().left - stage.layout.x) / stage.layout.scale,
    missed({ x, y, points }: DropWorld["missed"][number]): void {
      const [px, py] = placeOf(stage.layout, x, y);
      sparks.word(px, py - 10, `−${points}`, 16);
    },
    merged({ x, y, size, points }: DropWorld["merged"][number]): void {
      const [px, py] = placeOf(stage.layout, x, y);
      const color = shadeOf(size);
      rings.open(px, py, radiusOf(size), color);
      sparks.burst(px, py, color, 6 + size * 3, 0.5 + size * 0.08);
      sparks.word(px, py - 10, `+${points}`, 14 + size * 2);
      if (size > 5) punch = Math.min(1.6, size * 0.16);
    },
    /** A stone crumbles, a lip pops. */
    vanished({ x, y, size, isStone }: DropWorld["vanished"][number]): void {
      const [px, py] = placeOf(stage.layout, x, y);
      const stone = drawn.find((ball) => ball.isStone && ball.x === x && ball.y === y);
      if (isStone) vanishings.crumble(px, py, radiusOf(size), stone?.id ?? 0);
      else vanishings.pop(px, py, radiusOf(size), shadeOf(size));
      sparks.burst(px, py, isStone ? paperAt(0.9) : shadeOf(size), 9, 0.5);
    },
    /** The monster has just lent its hand: the smallest lips set out, two by two. */
    gathered({ balls }: DropWorld): void {
      const absent = drawn.filter((ball) => !ball.isStone && !balls.includes(ball));
      const smallest = Math.min(...absent.map(({ size }) => size));
      const called = absent.filter(({ size }) => size === smallest);
      const sprite = stage.pieces.lips[smallest];
      if (!sprite) return;
      for (const [n, one] of called.entries()) {
        const other = called[n % 2 === 0 ? n + 1 : n - 1];
        if (!other) continue;
        const middle = placeOf(stage.layout, (one.x + other.x) / 2, (one.y + other.y) / 2);
        gatherings.add(placeOf(stage.layout, one.x, one.y), middle, sprite, radiusOf(smallest) * spriteReach);
      }
    },
  };
}

const shadeOf = (size: number): string => tuning.shades[Math.min(size, tuning.shades.length - 1)] ?? "#ae0d29";

function readWater(world: DropWorld, wave: number): Water {
  return {
    brim: getBrim(world),
    lowestBrim: getLowestBrim(world.setup),
    tide: getTidePhase(world),
    isInDanger: isBrimInDanger(world),
    wave,
  };
}
