import type { CanvasSurface } from "../flow/canvas-surface.ts";
import { type JarLayout, layOutJar, partsPerUnit } from "./jar-layout.ts";
import { type JarPictures, loadJarPictures } from "./jar-pictures.ts";
import { cutJar, type JarPieces } from "./jar-pieces.ts";

/** What the jar is shown on, and how. */
export interface DropSceneOptions {
  canvas: HTMLCanvasElement;
  surface: CanvasSurface;
  isMotionReduced: boolean;
  isAssisted: boolean;
  /** The game is no longer shown. */
  signal: AbortSignal;
}

/** What the jar is drawn with: where it lies by now, and its pieces for that size. */
export interface DropStage extends DropSceneOptions {
  layout: JarLayout;
  /** Null until they have come. */
  pictures: JarPictures | null;
  pieces: JarPieces;
  /** The scale for which the pieces were cut. */
  cutScale: number;
}

/** Ready to be drawn with plain drops; the pictures come by and by. */
export function createDropStage(options: DropSceneOptions): DropStage {
  const { surface, signal } = options;
  const stage: DropStage = {
    ...options,
    layout: layOutJar(surface),
    pictures: null,
    pieces: cutJar(null, 1),
    cutScale: 0,
  };
  loadJarPictures(signal).then(
    (pictures) => {
      stage.pictures = pictures;
      stage.cutScale = 0;
    },
    // It is played with plain drops then.
    () => {},
  );
  return stage;
}

/** Lays the jar out for the size of now; its pieces are cut anew where that makes a difference. */
export function fitToSurface(stage: DropStage): void {
  stage.layout = layOutJar(stage.surface);
  const { scale } = stage.layout;
  if (Math.abs(stage.cutScale - scale) < 0.02) return;
  stage.cutScale = scale;
  stage.pieces = cutJar(stage.pictures, scale);
}

/** In CSS px, of a place in 256ths of a unit. */
export const placeOf = ({ x: left, y: top, scale }: JarLayout, x: number, y: number): [number, number] => [
  left + (x / partsPerUnit) * scale,
  top + (y / partsPerUnit) * scale,
];
