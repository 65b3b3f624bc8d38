import { suggestMove } from "#app/kits/game/bot.ts";
import { step } from "#app/kits/game/step.ts";
import { makeWorld, type World } from "#app/kits/game/world.ts";
import { makeEffects } from "#app/sites/lmw/stage/play/effects.ts";
import { drawStage } from "#app/sites/lmw/stage/picture/draw-stage.ts";
import { lookOf } from "#app/sites/lmw/stage/picture/stage-look.ts";
import type { Brush } from "#app/sites/lmw/stage/picture/stage-picture.ts";
import { threeMinutes } from "../endless-stage.ts";
import { makeFakeArt } from "./fake-art.ts";

export const painters = ["bare", "ours", "canvas", "phaser"] as const;
export type PainterName = (typeof painters)[number];

/** What one round of frames cost, in milliseconds of this page's own work: rules and picture. */
export interface FrameCost {
  medianMs: number;
  sprites: number;
  bullets: number;
}

const warmUpFrames = 20;
const measuredFrames = 60;
/** The picture is small, so that the processor that plays the graphics chip is not what is measured. */
const size = { width: 180, height: 320 };
/** A moment at which the last Rule throws most. */
const fullTick = 6_600;

async function brushOf(name: PainterName): Promise<{ brush: Brush; art: ReturnType<typeof makeFakeArt> }> {
  const art = makeFakeArt();
  switch (name) {
    case "bare":
      return { art, brush: (await import("./bare-brush.ts")).makeBareBrush(art.image) };
    case "ours":
      return { art, brush: (await import("#app/sites/lmw/stage/picture/pixi-brush.ts")).makePixiBrush() };
    case "canvas":
      return { art, brush: (await import("#app/sites/lmw/stage/picture/canvas-brush.ts")).makeCanvasBrush() };
    case "phaser":
      return { art, brush: (await import("./phaser-brush.ts")).makePhaserBrush(art.image, art.pieces) };
  }
}

function fullWorld(): World {
  const { rules } = threeMinutes();
  const world = makeWorld(rules, {
    ...{ stage: 6, difficulty: 2, monster: 1, partner: 1, bond: 0, seed: 7 },
    ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
  });
  while (world.tick < fullTick) step(world, { ...suggestMove(world), buttons: 0 });
  return world;
}

/** Opens a painter on a canvas of its own. */
async function openPainter(name: PainterName) {
  const { brush, art } = await brushOf(name);
  const canvas = document.body.appendChild(document.createElement("canvas"));
  Object.assign(canvas, size);
  await brush.mount(canvas);
  brush.resize(size.width, size.height, 1);
  const look = lookOf({ stage: 6, hex: "#DE5038", finish: "satin", isStill: false, textOf: () => "" });
  const effects = makeEffects(() => "", false);
  let sprites = 0;
  const counting: Brush = {
    ...brush,
    stamp(...stamp) {
      sprites++;
      brush.stamp(...stamp);
    },
  };
  const draw = (world: World): void => {
    sprites = 0;
    brush.begin(0, 0);
    drawStage({ brush: counting, art: art.art, look, world, alpha: 0.5, effects });
    brush.end();
  };
  const close = (): void => {
    brush.dispose();
    canvas.remove();
  };
  return { draw, effects, close, sprites: () => sprites };
}

/** Milliseconds from the beginning of the page to the first picture of a stage. The page is loaded anew for each. */
async function firstPicture(name: PainterName): Promise<number> {
  const { rules } = threeMinutes();
  const world = makeWorld(rules, {
    ...{ stage: 6, difficulty: 2, monster: 1, partner: 1, bond: 0, seed: 7 },
    ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
  });
  const painter = await openPainter(name);
  step(world, { dx: 0, dy: 0, buttons: 0 });
  painter.draw(world);
  return performance.now();
}

/** Frames of the fullest moment of the worst stage. */
async function frames(name: PainterName): Promise<FrameCost> {
  const world = fullWorld();
  const painter = await openPainter(name);
  const costs: number[] = [];
  for (let i = 0; i < warmUpFrames + measuredFrames; i++) {
    const begunMs = performance.now();
    step(world, { dx: 0, dy: 0, buttons: 0 });
    painter.effects.tick(world);
    painter.draw(world);
    if (i >= warmUpFrames) costs.push(performance.now() - begunMs);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const sorted = costs.toSorted((a, b) => a - b);
  const found = { medianMs: sorted[sorted.length >> 1]!, sprites: painter.sprites(), bullets: world.bullets.count };
  painter.close();
  return found;
}

/** What the bench calls in the page. */
export const stageFrames = { firstPicture, frames };
export type StageFrames = typeof stageFrames;
// `facePage` is what the helper that opens built pages waits for.
Object.assign(globalThis, { stageFrames, facePage: stageFrames });
