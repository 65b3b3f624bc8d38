import { drawBrush } from "./brush-picture.ts";
import { drawRing } from "./draw-ring.ts";
import { drawCursor } from "./draw-sign.ts";
import { signHeight, signWidth } from "./mouth.ts";
import { isDoubled, type Place } from "./painted-ways.ts";
import { getFullInk, pot } from "./pot.ts";
import { type PaintWorld, specialMs } from "./rules.ts";
import { tuning } from "./tuning.ts";

/** Where the brush lies while nobody paints: beside the mouth, and in nobody's way. */
const restingPlace: Place = { x: signWidth * 0.92, y: signHeight * 0.98 };
/** Half units between the rim of the pot, or what the brush reaches, and the ring around it. */
const ringGap = 6;

interface HandSight {
  world: PaintWorld;
  /** Where the brush touches the sign; null while it is lifted. */
  brush: Place | null;
  /** Where keys have it. */
  cursor: Place | null;
  /** How far the brush reaches, in half units. */
  reach: number;
  /** The brush by what is left in it, 0 to 1, once it has come. */
  pictures: ((share: number) => HTMLCanvasElement) | null;
}

/** The hand that leads the brush, and the monster's beside it; and what is left of the colour, as a ring. */
export function createHand(isMotionReduced: boolean): {
  draw(context: CanvasRenderingContext2D, sight: HandSight): void;
} {
  const hand: Place = { ...restingPlace };
  return {
    draw(context, { world, brush, cursor, reach, pictures }) {
      const isDouble = isDoubled(world);
      const inkShare = world.ink / getFullInk(world.setup);
      if (cursor) drawCursor(context, cursor, reach);
      const share = cursor || brush || isMotionReduced ? 1 : tuning.brushReturn;
      const to = cursor ?? brush ?? restingPlace;
      hand.x += (to.x - hand.x) * share;
      hand.y += (to.y - hand.y) * share;
      if (world.setup.night >= 3) {
        drawRing(context, pot, pot.radius + ringGap, inkShare);
        if (brush && !isDouble) drawRing(context, brush, reach + ringGap, inkShare);
      }
      // How long the monster still paints along.
      if (isDouble) drawRing(context, hand, reach + ringGap, (world.charge.untilMs - world.nowMs) / specialMs);
      if (!pictures) return;
      const apart = isDouble ? reach * 0.42 : 0;
      const picture = pictures(isDouble ? 1 : inkShare);
      if (isDouble) drawMirrored(context, picture, { x: hand.x - apart, y: hand.y }, brush !== null);
      drawBrush(context, picture, { x: hand.x + apart, y: hand.y }, tuning.brushSize, brush !== null);
    },
  };
}

/** The monster's brush comes from the other side. */
function drawMirrored(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { x, y }: Place,
  isDown: boolean,
): void {
  context.save();
  context.translate(x, 0);
  context.scale(-1, 1);
  drawBrush(context, picture, { x: 0, y }, tuning.brushSize, isDown);
  context.restore();
}
