import { createCanvas } from "#app/kits/basics/canvas.ts";
import { dotsPerPx, frame, gaze, maxWidthPx } from "../tuning.ts";
import { runInSlices } from "./run-in-slices.ts";
import { createIris } from "./iris.ts";
import { type EyePainter, createEyePainter } from "./paint-eye.ts";
import { paintHead } from "./paint-head.ts";
import { type EyeAnimator, createEyeAnimator, type Pose, stillPose } from "./pose.ts";
import { createMirrorBall } from "./studio.ts";
import { type View, viewOf } from "./view.ts";

/** A frame that takes longer than this to paint makes the next ones coarser, until those are quick or it rests. */
const slowMs = 12;
const quickMs = 2;

/** The eye on the page, for as long as the signal allows. */
export interface Eye {
  /** Looks at an element of the page, or past the visitor. */
  look(at: Element | null): void;
  blink(): void;
}

/**
 * Paints the creature into the canvas and brings its eye to life; where motion is reduced it stands still. Works with
 * plain pixels: no WebGL. Resolves once the first picture is there.
 */
export async function startEye(canvas: HTMLCanvasElement, isMotionReduced: boolean, signal: AbortSignal): Promise<Eye> {
  const width = Math.min(maxWidthPx, Math.round(canvas.clientWidth * dotsPerPx));
  const view = viewOf(width);
  const ball = await runInSlices(createMirrorBall(), signal);
  const fibres = await runInSlices(createIris(), signal);
  const head = createCanvasFrom(await runInSlices(paintHead(view, ball), signal));
  const fine = await runInSlices(createEyePainter(view, ball, fibres), signal);
  const print = createPrinter(canvas, head, view);
  if (isMotionReduced) {
    print(fine, stillPose);
    return { look() {}, blink() {} };
  }
  const coarse = await runInSlices(createEyePainter(viewOf(Math.round(width / 2)), ball, fibres), signal);
  return startAnimation(canvas, createEyeAnimator(performance.now()), print, [fine, coarse], signal);
}

type Printer = (painter: EyePainter, pose: Pose) => void;

/** Frames follow each other while something moves, and stop when it rests. */
function startAnimation(
  canvas: HTMLCanvasElement,
  animator: EyeAnimator,
  print: Printer,
  painters: [EyePainter, EyePainter],
  signal: AbortSignal,
): Eye {
  const [fine, coarse] = painters;
  // The first frames also teach the compiler: coarse ones do that in passing.
  let painter = coarse;
  let frameId = 0;

  function draw(): void {
    const pose = animator.pose(performance.now());
    if (pose.isStill) painter = fine;
    const startedAt = performance.now();
    print(painter, pose);
    const tookMs = performance.now() - startedAt;
    if (tookMs > slowMs) painter = coarse;
    else if (tookMs < quickMs) painter = fine;
    frameId = pose.isStill ? 0 : requestAnimationFrame(draw);
  }
  function requestDraw(): void {
    if (frameId === 0 && !signal.aborted) frameId = requestAnimationFrame(draw);
  }
  signal.addEventListener("abort", () => cancelAnimationFrame(frameId), { once: true });
  draw();

  return {
    look(at) {
      animator.look(at && directionTo(at, canvas));
      requestDraw();
    },
    blink() {
      animator.blink();
      requestDraw();
    },
  };
}

/** Tangents of the gaze towards an element, as far as the eye can turn. */
function directionTo(element: Element, canvas: HTMLCanvasElement): { x: number; y: number } {
  const from = canvas.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const reach = from.width * 1.1;
  // Rows are read from their beginning.
  const x = (to.left + to.width * 0.22 - (from.left + from.width * frame.eyeX)) / reach;
  const y = (from.top + from.height * frame.eyeY - (to.top + to.height / 2)) / reach;
  return { x: Math.max(-gaze.sideways, Math.min(gaze.sideways, x)), y: Math.max(-gaze.down, Math.min(gaze.up, y)) };
}

/** Puts eye and head together in the canvas, with the bloom of the brightest parts. */
function createPrinter(canvas: HTMLCanvasElement, head: HTMLCanvasElement, { width, height }: View): Printer {
  canvas.width = width;
  canvas.height = height;
  const print = canvas.getContext("2d") as CanvasRenderingContext2D;
  const bloom = createCanvas(Math.round(width / 6), Math.round(height / 6));
  const haze = bloom.getContext("2d") as CanvasRenderingContext2D;
  const plates = new Map<EyePainter, HTMLCanvasElement>();

  return (painter, pose) => {
    const picture = painter.paint(pose);
    const plate = plates.get(painter) ?? createCanvas(picture.width, picture.height);
    plates.set(painter, plate);
    plate.getContext("2d")?.putImageData(picture, 0, 0);
    const zoom = width / painter.viewWidth;
    print.globalCompositeOperation = "source-over";
    print.globalAlpha = 1;
    print.drawImage(plate, painter.left * zoom, painter.top * zoom, plate.width * zoom, plate.height * zoom);
    print.drawImage(head, 0, 0);
    haze.globalCompositeOperation = "copy";
    haze.drawImage(canvas, 0, 0, bloom.width, bloom.height);
    haze.globalCompositeOperation = "multiply";
    haze.drawImage(bloom, 0, 0);
    print.globalCompositeOperation = "lighter";
    print.globalAlpha = 0.2;
    print.drawImage(bloom, 0, 0, width, height);
  };
}

function createCanvasFrom(picture: ImageData): HTMLCanvasElement {
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext("2d")?.putImageData(picture, 0, 0);
  return canvas;
}
