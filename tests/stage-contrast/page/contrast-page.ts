import { ageOf } from "#app/kits/game/bullet-columns.ts";
import { suggestMove, wantsSpecial } from "#app/kits/game/bot.ts";
import { chooseButton } from "#app/kits/game/choices.ts";
import { specialButton } from "#app/kits/game/player.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup, type World } from "#app/kits/game/world.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";
import { createEffects } from "#app/sites/lmw/stage/play/effects.ts";
import { createCanvasSpriteBatch } from "#app/sites/lmw/stage/rendering/canvas-sprite-batch.ts";
import { createStageRenderer } from "#app/sites/lmw/stage/rendering/create-stage-renderer.ts";
import { bulletRadius } from "#app/sites/lmw/stage/rendering/draw-bullets.ts";
import { fieldHeight, fieldWidth, subunitsPerUnit } from "#app/sites/lmw/stage/rendering/field-units.ts";
import { loadArt } from "#app/sites/lmw/stage/rendering/stage-art.ts";
import { createLook } from "#app/sites/lmw/stage/rendering/stage-look.ts";
import type { StageFiles } from "#app/sites/lmw/stage/stage-files.ts";
import { intAt } from "#app/kits/basics/element-at.ts";
import { contrastOf, type Disc, measureField } from "../measure-contrast.ts";

/** What the pictures of a run show. */
export interface RunContrast {
  pictures: number;
  bullets: number;
  least: number;
  /** The lightest part of the field before anybody is there, L*, and how many times redder than its other light the reddest is. */
  field: { lightness: number; redness: number };
  /** Bullets below the bound, with where and when. */
  below: { tick: number; x: number; y: number; contrast: number }[];
  /** The worst picture, as a PNG's address. */
  worst: string;
}

/** Plays a run as the bot does and looks at a picture of it every so many ticks. */
export interface ContrastPage {
  measure(run: {
    setup: RunSetup;
    hex: string;
    files: StageFiles;
    words: string;
    everyTicks: number;
    bound: number;
  }): Promise<RunContrast>;
}

const maxTicks = 12_000;
/** What only grows yet cannot hit, and is nobody's surroundings. */
type BulletDisc = Disc & { canHit: boolean };

/** A bullet that still comes into the field shows only a part. */
const marginPx = 14;

const measure: ContrastPage["measure"] = async ({ setup, hex, files, words, everyTicks, bound }) => {
  const canvas = document.body.appendChild(document.createElement("canvas"));
  const batch = createCanvasSpriteBatch();
  await batch.mount(canvas);
  batch.resize(fieldWidth, fieldHeight, 1);
  const art = await loadArt(files, () => {}, new AbortController().signal);
  const isInk = setup.stage === 7;
  const look = createLook({ stage: setup.stage, hex, finish: "gloss", isStill: false, textOf: () => words });
  const renderer = createStageRenderer(batch, art, look);
  const effects = createEffects(() => words, false);
  const world = createWorld(gameRules, setup);
  renderer.draw(world, 1, effects);
  const field = measureField(canvas.getContext("2d")!.getImageData(0, 0, fieldWidth, (fieldHeight * 2) / 3));
  const found: RunContrast = { field, pictures: 0, bullets: 0, least: 21, below: [], worst: "" };
  while (world.state === "playing" && world.tick < maxTicks) {
    play(world);
    effects.tick(world);
    if (world.tick % everyTicks !== 0 || world.bullets.count === 0) continue;
    renderer.draw(world, 1, effects);
    const pixels = canvas.getContext("2d")!.getImageData(0, 0, fieldWidth, fieldHeight);
    const discs = discsOf(world, effects.shakeX, effects.shakeY);
    found.pictures++;
    for (const [i, disc] of discs.entries()) {
      if (!disc.canHit || !isWhole(disc) || isUnderAnother(disc, discs.slice(i + 1))) continue;
      const contrast = contrastOf(pixels, disc, discs, isInk);
      if (contrast === null) continue;
      found.bullets++;
      if (contrast < bound)
        found.below.push({ tick: world.tick, x: Math.round(disc.x), y: Math.round(disc.y), contrast });
      if (contrast < found.least) Object.assign(found, { least: contrast, worst: canvas.toDataURL() });
    }
  }
  renderer.dispose();
  canvas.remove();
  return found;
};

function play(world: World): void {
  if (world.offer !== null) return step(world, { dx: 0, dy: 0, buttons: world.held === 0 ? chooseButton : 0 });
  const move = suggestMove(world);
  step(world, { ...move, buttons: wantsSpecial(world, move) ? specialButton : 0 });
}

/** All bullets, where they stand in the picture. */
function discsOf({ bullets }: World, moveX: number, moveY: number): BulletDisc[] {
  const discs: BulletDisc[] = [];
  for (let i = 0; i < bullets.count; i++) {
    discs.push({
      x: intAt(bullets.x, i) / subunitsPerUnit + moveX,
      y: intAt(bullets.y, i) / subunitsPerUnit + moveY,
      radius: bulletRadius(intAt(bullets.shape, i)),
      canHit: intAt(bullets.warm, i) <= ageOf(bullets, i),
    });
  }
  return discs;
}

/** Two that lie on each other are one figure, which the upper one stands for. */
const isUnderAnother = (disc: Disc, drawnLater: readonly Disc[]): boolean =>
  drawnLater.some((one) => Math.hypot(one.x - disc.x, one.y - disc.y) < disc.radius);

const isWhole = ({ x, y }: Disc): boolean =>
  x > marginPx && y > marginPx && x < fieldWidth - marginPx && y < fieldHeight - marginPx;

Object.assign(globalThis, { facePage: {}, contrastPage: { measure } satisfies ContrastPage });
