import { suggestMove } from "#app/kits/game/bot.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type World } from "#app/kits/game/world.ts";
import { createEffects } from "#app/sites/lmw/stage/play/effects.ts";
import { drawStage } from "#app/sites/lmw/stage/rendering/draw-stage.ts";
import { createLook } from "#app/sites/lmw/stage/rendering/stage-look.ts";
import type { SpriteBatch } from "#app/sites/lmw/stage/rendering/stage-renderer.ts";
import { createThreeMinuteStage } from "../endless-stage.ts";
import { createFakeArt } from "./fake-art.ts";

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

async function createRenderer(
  name: PainterName,
): Promise<{ brush: SpriteBatch; art: ReturnType<typeof createFakeArt> }> {
  const art = createFakeArt();
  switch (name) {
    case "bare":
      return { art, brush: (await import("./bare-renderer.ts")).createBareRenderer(art.image) };
    case "ours":
      return {
        art,
        brush: (await import("#app/sites/lmw/stage/rendering/pixi-sprite-batch.ts")).createPixiSpriteBatch(),
      };
    case "canvas":
      return {
        art,
        brush: (await import("#app/sites/lmw/stage/rendering/canvas-sprite-batch.ts")).createCanvasSpriteBatch(),
      };
    case "phaser":
      return { art, brush: (await import("./phaser-renderer.ts")).createPhaserRenderer(art.image, art.pieces) };
  }
}

function fullWorld(): World {
  const { rules } = createThreeMinuteStage();
  const world = createWorld(rules, {
    ...{ stage: 6, difficulty: 2, monster: 1, partner: 1, bond: 0, seed: 7 },
    ...{ isAssisted: false, movesItself: false, hasOneSwitch: false },
  });
  while (world.tick < fullTick) step(world, { ...suggestMove(world), buttons: 0 });
  return world;
}

/** Opens a painter on a canvas of its own. */
async function openPainter(name: PainterName) {
  const { brush: spriteRenderer, art } = await createRenderer(name);
  const canvas = document.body.appendChild(document.createElement("canvas"));
  Object.assign(canvas, size);
  await spriteRenderer.mount(canvas);
  spriteRenderer.resize(size.width, size.height, 1);
  const look = createLook({ stage: 6, hex: "#DE5038", finish: "satin", isStill: false, textOf: () => "" });
  const effects = createEffects(() => "", false);
  let sprites = 0;
  const counting: SpriteBatch = {
    ...spriteRenderer,
    draw(...stamp) {
      sprites++;
      spriteRenderer.draw(...stamp);
    },
  };
  const draw = (world: World): void => {
    sprites = 0;
    spriteRenderer.begin(0, 0);
    drawStage({ batch: counting, art: art.art, look, world, alpha: 0.5, effects });
    spriteRenderer.end();
  };
  const close = (): void => {
    spriteRenderer.dispose();
    canvas.remove();
  };
  return { draw, effects, close, sprites: () => sprites };
}

/** Milliseconds from the beginning of the page to the first picture of a stage. The page is loaded anew for each. */
async function firstPicture(name: PainterName): Promise<number> {
  const { rules } = createThreeMinuteStage();
  const world = createWorld(rules, {
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
    const startedMs = performance.now();
    step(world, { dx: 0, dy: 0, buttons: 0 });
    painter.effects.tick(world);
    painter.draw(world);
    if (i >= warmUpFrames) costs.push(performance.now() - startedMs);
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
