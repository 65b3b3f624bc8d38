import { onAbort } from "../basics/abort.ts";
import type { Look } from "#contracts/look.ts";
import type { MakeupAssets } from "./makeup-assets.ts";
import { readFaceLight } from "./face-light.ts";
import type { Still } from "./still.ts";
import type { MakeupRenderer } from "./makeup-renderer.ts";
import { paintLines } from "./paint-lines.ts";
import { startStillPainter } from "./still-painter.ts";

/** Paints one look all over a still, onto a canvas of its own: so two of them can be laid over each other. */
export type LookPainter = (still: Still, look: Look, onto: HTMLCanvasElement) => void;

/** With a graphics chip: what the renderer drew is copied before it draws the next. */
export const createGpuPainter =
  (renderer: MakeupRenderer, from: HTMLCanvasElement): LookPainter =>
  (still, look, onto) => {
    renderer.render(createScene(still, look));
    copy(from, onto);
  };

/** Without one: the plain painter, and liner and lashes after it. Ends with the signal. */
export function createCanvasPainter(assets: MakeupAssets, signal: AbortSignal): LookPainter {
  const canvas = document.createElement("canvas");
  const painter = startStillPainter(canvas, assets);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  onAbort(signal, () => {
    // The memory of a canvas goes with its size.
    [canvas.width, canvas.height] = [0, 0];
  });
  return (still, look, onto) => {
    painter.render({ ...createScene(still, look), lookRegions: [] });
    const context = canvas.getContext("2d");
    if (!context) return;
    const bare = context.getImageData(0, 0, canvas.width, canvas.height);
    const size = { widthPx: bare.width, heightPx: bare.height };
    const light = readFaceLight({ rgba: bare.data, ...size, from: whole }, still.landmarks);
    painter.render(createScene(still, look));
    const painted = context.getImageData(0, 0, canvas.width, canvas.height);
    paintLines(painted, assets.triangles, still.landmarks, light, look);
    context.putImageData(painted, 0, 0);
    copy(canvas, onto);
  };
}

const createScene = ({ frame, landmarks }: Still, look: Look) => ({
  frame,
  widthPx: frame.width,
  heightPx: frame.height,
  faces: [landmarks],
  lookRegions: [{ look, fromX: 0, toX: 1 }],
});

function copy(from: HTMLCanvasElement, onto: HTMLCanvasElement): void {
  [onto.width, onto.height] = [from.width, from.height];
  onto.getContext("2d")?.drawImage(from, 0, 0);
}
