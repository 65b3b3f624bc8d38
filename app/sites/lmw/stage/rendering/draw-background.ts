import { fieldHeight, fieldWidth } from "./field-units.ts";
import { splatNames } from "./atlas-names.ts";
import { dimColour } from "./dim-colour.ts";
import type { Drawing } from "./drawing.ts";
import { playerAt, timeOf } from "./worlds/scene.ts";
import { sceneOf } from "./worlds/scenes.ts";
import { type Piece, white } from "./stage-renderer.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

const middleX = fieldWidth / 2;

/** What lies behind the glass is wider and higher than the field by so many units: it moves with who plays. */
const depthMargin = 14;
const depthShift = 0.045;

/** The place of the stage: its render far behind the glass, the relief of the glass, what lives there, and what was painted on it. */
export function drawBackground(drawing: Drawing): void {
  const { art, effects, look } = drawing;
  const scene = sceneOf(look.stage);
  if (art.depth) drawDepth(drawing, art.depth, scene.depthTint?.(drawing) ?? white);
  drawFloor(drawing, art.depth ? scene.lightOf(drawing) : white);
  scene.drawOnFloor(drawing);
  drawSplats(drawing);
  if (!effects.isReduced || look.isMotionReduced) scene.drawWeather(drawing);
}

function drawDepth(drawing: Drawing, depth: Piece, tint: number): void {
  const [x, y] = drawing.look.isMotionReduced ? [middleX, fieldHeight / 2] : playerAt(drawing);
  const breath = 1 + 0.006 * Math.sin(timeOf(drawing) / 110);
  const [width, height] = [fieldWidth + 2 * depthMargin, ((fieldWidth + 2 * depthMargin) * depth.h) / depth.w];
  const atX = middleX - (x - middleX) * depthShift;
  const atY = fieldHeight / 2 - (y - fieldHeight / 2) * depthShift * 0.5;
  drawing.batch.draw(depth, atX, atY, width * breath, height * breath, 0, 1, tint, false);
}

/** Endless downwards. Over what lies behind it only its light is seen. */
function drawFloor({ batch, art, effects }: Drawing, light: number): void {
  const height = (art.background.h / art.background.w) * fieldWidth;
  const from = (effects.scroll % height) - height;
  const isLight = art.depth !== null;
  for (let y = from; y < fieldHeight; y += height)
    if (y + height > 0)
      batch.draw(art.background, middleX, y + height / 2, fieldWidth + 12, height + 0.6, 0, 1, light, isLight);
}

function drawSplats({ batch, art, look, effects }: Drawing): void {
  for (const { x, y, size, turn, look: which, age } of effects.splats) {
    const wetness = Math.max(0, 1 - age / 260);
    const name = elementAt(splatNames, which % splatNames.length);
    batch.draw(
      art.atlas(name),
      x,
      y,
      size,
      size,
      turn,
      0.3 + wetness * 0.42,
      dimColour(look.shade, 0.34 + wetness * 0.3),
      false,
    );
    if (wetness > 0) batch.draw(art.atlas(`${name}-gloss`), x, y, size, size, turn, wetness * 0.5, white, false);
  }
}
