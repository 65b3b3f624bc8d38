import type { CanvasSurface } from "../flow/canvas-surface.ts";
import type { GuestPose } from "./guest-pose.ts";
import { isDrawable } from "./lobby-pictures.ts";

/** Frames of a monster's strip that are shown here. */
export const poseFrames = { idle: 0, other: 1, left: 2, right: 3, hit: 5 } as const;

const framePx = 128;
/** Where the feet are in a frame. */
const feetPart = 0.93;

/** A monster in the light of the lifts, in the dark of the stair, and as the floor mirrors it. */
export interface GuestSprite {
  /** `near`: 0 on the stair, 1 before the lifts. */
  draw(surface: CanvasSurface, frame: number, pose: GuestPose, near: number): void;
  /** `lifted`: how far above the floor it is, in px. */
  drawMirrored(surface: CanvasSurface, frame: number, pose: GuestPose, lifted: number): void;
}

/** A strip in three lights, made when it is first seen: nothing is lit while a round is drawn. */
export function createGuestSprite(strip: HTMLImageElement): GuestSprite {
  let lights: HTMLCanvasElement | null = null;

  function drawCell({ context }: CanvasSurface, cell: number, x: number, y: number, size: number) {
    if (!isDrawable(strip) || cell < 0) return;
    lights ??= paintLights(strip);
    context.drawImage(lights, cell * framePx, 0, framePx, framePx, x - size / 2, y, size, size);
  }

  return {
    draw(surface, frame, { x, y, size }, near) {
      const { context } = surface;
      const alpha = context.globalAlpha;
      const top = y - size * feetPart;
      if (near < 1) drawCell(surface, findCell(paintDim, frame), x, top, size);
      context.globalAlpha = alpha * near;
      if (near > 0) drawCell(surface, findCell(paintLit, frame), x, top, size);
      context.globalAlpha = alpha;
    },
    drawMirrored(surface, frame, { x, y, size }, lifted) {
      drawCell(surface, findCell(paintMirrored, frame), x, y - size * (1 - feetPart) + lifted * 2, size);
    },
  };
}

function paintLights(strip: HTMLImageElement): HTMLCanvasElement {
  const sheet = document.createElement("canvas");
  sheet.width = framePx * cells.length;
  sheet.height = framePx;
  const context = sheet.getContext("2d");
  if (!context) return sheet;
  for (const [cell, [paint, frame]] of cells.entries()) {
    context.save();
    context.beginPath();
    context.rect(cell * framePx, 0, framePx, framePx);
    context.clip();
    context.translate(cell * framePx, 0);
    paint(context, () => context.drawImage(strip, frame * framePx, 0, framePx, framePx, 0, 0, framePx, framePx));
    context.restore();
  }
  return sheet;
}

type Paint = (context: CanvasRenderingContext2D, drawFrame: () => void) => void;

/** Warm from both lifts, dark where it turns away from them. */
const paintLit: Paint = (context, drawFrame) => {
  drawFrame();
  context.globalCompositeOperation = "source-atop";
  const across = context.createLinearGradient(framePx * 0.12, 0, framePx * 0.88, 0);
  across.addColorStop(0, "rgba(255,176,92,.62)");
  across.addColorStop(0.3, "rgba(255,150,80,.08)");
  across.addColorStop(0.5, "rgba(20,6,10,.16)");
  across.addColorStop(0.7, "rgba(255,150,80,.08)");
  across.addColorStop(1, "rgba(255,176,92,.62)");
  fillFrame(context, across);
  const down = context.createLinearGradient(0, framePx * 0.5, 0, framePx);
  down.addColorStop(0, "rgba(12,4,6,0)");
  down.addColorStop(1, "rgba(12,4,6,.5)");
  fillFrame(context, down);
};

/** Only its edges are seen, against the light at the head of the stair. */
const paintDim: Paint = (context, drawFrame) => {
  drawFrame();
  context.globalCompositeOperation = "source-atop";
  const shade = context.createLinearGradient(0, 0, 0, framePx);
  shade.addColorStop(0, "rgba(40,10,12,.34)");
  shade.addColorStop(1, "rgba(10,3,6,.66)");
  fillFrame(context, shade);
};

/** Upside down in the polish, and gone where it is far from its feet. */
const paintMirrored: Paint = (context, drawFrame) => {
  context.translate(0, framePx);
  context.scale(1, -1);
  drawFrame();
  context.globalCompositeOperation = "destination-in";
  const depth = context.createLinearGradient(0, framePx, 0, framePx * 0.3);
  depth.addColorStop(0, "rgba(0,0,0,.42)");
  depth.addColorStop(1, "rgba(0,0,0,0)");
  fillFrame(context, depth);
};

function fillFrame(context: CanvasRenderingContext2D, paint: CanvasGradient): void {
  context.fillStyle = paint;
  context.fillRect(0, 0, framePx, framePx);
}

/** What a sheet holds: in the dark and in the polish only who waits is seen. */
const cells: readonly (readonly [Paint, number])[] = [
  ...[0, 1, 2, 3, 5].map((frame) => [paintLit, frame] as const),
  ...[0, 1].map((frame) => [paintDim, frame] as const),
  ...[0, 1].map((frame) => [paintMirrored, frame] as const),
];

const findCell = (paint: Paint, frame: number): number =>
  cells.findIndex((cell) => cell[0] === paint && cell[1] === frame);
