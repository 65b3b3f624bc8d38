import { createDrawing } from "#app/kits/basics/canvas.ts";
import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { dipBrush, drawBrush } from "./brush-picture.ts";
import { drawEave } from "./draw-eave.ts";
import { drawBareSign, drawCursor, drawFinished, drawPaint, type FinishedSign } from "./draw-sign.ts";
import { createGlints } from "./glints.ts";
import { type Mouth, signHeight, signWidth } from "./mouth.ts";
import { createMouthPath } from "./mouth-path.ts";
import { loadPaintArt } from "./paint-art.ts";
import { createPaintLayers } from "./paint-layers.ts";
import { type PaintWorld, swingMs } from "./rules.ts";
import { board } from "./sign-board.ts";
import { createSignFace } from "./sign-face.ts";
import { frameSign, type SignFrame, toSignPosition } from "./sign-frame.ts";
import { facePixels, tuning } from "./tuning.ts";

interface Place {
  x: number;
  y: number;
}

/** Draws the sign and keeps the paint on it. Places come in half units, as the rules have them. */
export interface PaintScene {
  /** `brush` is where it touches the sign, null while it is lifted; `cursor` where keys have it. */
  draw(world: PaintWorld, nowMs: number, brush: Place | null, cursor: Place | null): void;
  /** A stroke of the brush from one place to another. */
  stroke(from: Place, to: Place): void;
  /** The sign is done and goes to the others; the next one is bare. */
  finish(points: number): void;
  /** A place of the page's picture, in half units of the sign. */
  toSignPosition(clientX: number, clientY: number): Place;
  /** Where the sign lies in the canvas, in CSS px. */
  frame(): SignFrame;
}

/** Where the brush lies while nobody paints: beside the mouth, and in nobody's way. */
const restingPlace: Place = { x: signWidth * 0.92, y: signHeight * 0.98 };

interface PaintSceneOptions {
  hex: string;
  isAssisted: boolean;
  isMotionReduced: boolean;
  signal: AbortSignal;
}

/** A scene on a stage until the signal, in one shade. With help the brush is wider and keeps inside the mouth. */
export function createPaintScene(
  canvas: HTMLCanvasElement,
  surface: CanvasSurface,
  { hex, isAssisted, isMotionReduced, signal }: PaintSceneOptions,
): PaintScene {
  const { context } = surface;
  const reach = (isAssisted ? 7.4 : 4.4) * 4;
  const face = createSignFace(hex);
  const layers = createPaintLayers(hex, reach);
  const drawGlints = createGlints(isMotionReduced);
  const finished: FinishedSign[] = [];
  const leaving = createDrawing(board.width * facePixels, board.height * facePixels);
  let hasLeaving = false;
  let hasBoard = false;
  let mouth: Mouth | null = null;
  let shape: Path2D | null = null;
  let dipped: HTMLCanvasElement | null = null;
  const hand: Place = { ...restingPlace };
  const art = loadPaintArt(["sign", "eave", "brush"], takeArt, signal);

  function takeArt(): void {
    if (art.brush && !dipped) dipped = dipBrush(art.brush, hex);
    if (!art.sign || hasBoard) return;
    hasBoard = true;
    face.setBoard(art.sign);
    layers.setLacquer(face.lacquer);
  }

  function show(next: Mouth): void {
    if (mouth === next) return;
    mouth = next;
    shape = createMouthPath(next);
    face.show(next);
    layers.setLacquer(face.lacquer);
  }

  function drawSign(target: CanvasRenderingContext2D, topY: number): void {
    drawBareSign(target, art.sign, face, topY);
    drawPaint(target, layers);
  }

  function drawHanging(frame: SignFrame, world: PaintWorld, nowMs: number): void {
    const part = isMotionReduced ? 0 : Math.max(0, (world.readyMs - nowMs) / swingMs);
    if (hasLeaving && part > 0) drawLeaving(frame, part);
    context.save();
    if (!isMotionReduced) swing(surface, part, nowMs);
    context.translate(frame.x, frame.y);
    context.scale(frame.scale, frame.scale);
    drawSign(context, -frame.y / frame.scale - 20);
    drawGlints(context, world, nowMs);
    context.restore();
  }

  /** The one before goes out to the left, faster and faster. */
  function drawLeaving({ x, y, scale }: SignFrame, part: number): void {
    context.save();
    context.translate(-((1 - part) ** 2) * surface.width * 1.2, 0);
    context.translate(x + board.x * scale, y + board.y * scale);
    context.drawImage(leaving.canvas, 0, 0, board.width * scale, board.height * scale);
    context.restore();
  }

  function drawHand(frame: SignFrame, brush: Place | null, cursor: Place | null): void {
    context.save();
    context.translate(frame.x, frame.y);
    context.scale(frame.scale, frame.scale);
    if (cursor) drawCursor(context, cursor, reach);
    const share = cursor || brush || isMotionReduced ? 1 : tuning.brushReturn;
    const to = cursor ?? brush ?? restingPlace;
    hand.x += (to.x - hand.x) * share;
    hand.y += (to.y - hand.y) * share;
    if (dipped) drawBrush(context, dipped, hand, tuning.brushSize, brush !== null);
    context.restore();
  }

  return {
    draw(world, nowMs, brush, cursor) {
      const frame = frameSign(surface);
      show(world.mouth);
      context.clearRect(0, 0, surface.width, surface.height);
      drawHanging(frame, world, nowMs);
      drawEave(surface, art.eave, frame);
      drawFinished(surface, finished, frame.y + signHeight * frame.scale);
      drawHand(frame, brush, cursor);
    },
    stroke: (from, to) => layers.stroke(from, to, isAssisted ? shape : null),
    frame: () => frameSign(surface),
    finish(points) {
      leaving.clearRect(0, 0, leaving.canvas.width, leaving.canvas.height);
      leaving.save();
      leaving.scale(facePixels, facePixels);
      leaving.translate(-board.x, -board.y);
      drawSign(leaving, 0);
      leaving.restore();
      hasLeaving = true;
      finished.push({ picture: shrink(leaving.canvas), points });
      layers.clear();
    },
    toSignPosition(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      return toSignPosition(frameSign(surface), clientX - box.left, clientY - box.top);
    },
  };
}

/** A small copy of a sign, for the row of those that are done. */
function shrink(sign: HTMLCanvasElement): HTMLCanvasElement {
  const small = createDrawing(board.width / 2, board.height / 2);
  small.drawImage(sign, 0, 0, board.width / 2, board.height / 2);
  return small.canvas;
}

/** The sign hangs and sways; the next one swings in from the right. */
function swing({ context, width }: CanvasSurface, part: number, nowMs: number): void {
  context.translate(width / 2, 0);
  context.rotate(((Math.sin(nowMs / 900) * 0.35 + part * part * tuning.swingDegrees) * Math.PI) / 180);
  context.translate(part * part * part * width * 0.9 - width / 2, 0);
}
