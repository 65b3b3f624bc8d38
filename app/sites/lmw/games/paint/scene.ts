import { createDrawing } from "#app/kits/basics/canvas.ts";
import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { createBrushPictures } from "./brush-picture.ts";
import { drawEave } from "./draw-eave.ts";
import { createHand } from "./hand.ts";
import { drawPot } from "./draw-pot.ts";
import { drawBareSign, drawFinished, drawPaint, type FinishedSign } from "./draw-sign.ts";
import { createGlints } from "./glints.ts";
import { type Mouth, signHeight } from "./mouth.ts";
import { createMouthPath } from "./mouth-path.ts";
import { loadPaintArt } from "./paint-art.ts";
import { createPaintLayers } from "./paint-layers.ts";
import { isDoubled, type PaintedWay, type Place } from "./painted-ways.ts";
import { pot } from "./pot.ts";
import { type PaintWorld, swingMs } from "./rules.ts";
import { board } from "./sign-board.ts";
import { createSignFace } from "./sign-face.ts";
import { frameSign, type SignFrame, toSignPosition } from "./sign-frame.ts";
import { facePixels, tuning } from "./tuning.ts";

/** Draws the sign and keeps the paint on it. Places come in half units, as the rules have them. */
export interface PaintScene {
  /** `brush` is where it touches the sign, null while it is lifted; `cursor` where keys have it. */
  draw(world: PaintWorld, nowMs: number, brush: Place | null, cursor: Place | null): void;
  /** Paint that the brush leaves; the doubled one reaches twice as far and keeps inside the mouth. */
  stroke(ways: readonly PaintedWay[], isDoubled: boolean): void;
  /** The sign is done and goes to the others; the next one is bare. */
  finish(points: number): void;
  /** A place of the page's picture, in half units of the sign. */
  toSignPosition(clientX: number, clientY: number): Place;
  /** Where the sign lies in the canvas, in CSS px. */
  frame(): SignFrame;
}

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
  const getReach = (isDouble: boolean): number => ((isAssisted ? 7 : 4) * (isDouble ? 2 : 1) + 0.4) * 4;
  const face = createSignFace(hex);
  const layers = createPaintLayers(hex);
  const drawGlints = createGlints(isMotionReduced);
  const finished: FinishedSign[] = [];
  const leaving = createDrawing(board.width * facePixels, board.height * facePixels);
  let hasLeaving = false;
  let hasBoard = false;
  let mouth: Mouth | null = null;
  let shape: Path2D | null = null;
  let brushes: ((share: number) => HTMLCanvasElement) | null = null;
  const hand = createHand(isMotionReduced);
  const art = loadPaintArt(["sign", "eave", "brush"], takeArt, signal);

  function takeArt(): void {
    if (art.brush) brushes ??= createBrushPictures(art.brush, hex);
    if (!art.sign || hasBoard) return;
    hasBoard = true;
    face.setBoard(art.sign);
    layers.setLacquer(face.lacquer);
  }

  function show({ mouth: next, spot }: PaintWorld): void {
    if (mouth === next) return;
    mouth = next;
    shape = createMouthPath(next, spot);
    face.show(next, spot);
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

  /** What stays where it is while signs come and go: the pot, and the hand with its brush. */
  function drawNear(frame: SignFrame, world: PaintWorld, brush: Place | null, cursor: Place | null): void {
    context.save();
    context.translate(frame.x, frame.y);
    context.scale(frame.scale, frame.scale);
    if (world.setup.night >= 3) {
      context.translate(pot.x, pot.y);
      drawPot(context, hex);
      context.translate(-pot.x, -pot.y);
    }
    hand.draw(context, { world, brush, cursor, reach: getReach(isDoubled(world)), pictures: brushes });
    context.restore();
  }

  return {
    draw(world, nowMs, brush, cursor) {
      const frame = frameSign(surface);
      show(world);
      context.clearRect(0, 0, surface.width, surface.height);
      drawHanging(frame, world, nowMs);
      drawEave(surface, art.eave, frame);
      drawFinished(surface, finished, frame.y + signHeight * frame.scale);
      drawNear(frame, world, brush, cursor);
    },
    stroke(ways, isDouble) {
      const clip = isAssisted || isDouble ? shape : null;
      for (const { from, to } of ways) layers.stroke(from, to, getReach(isDouble), clip);
    },
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
