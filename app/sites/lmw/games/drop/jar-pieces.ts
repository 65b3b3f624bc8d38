import type { JarPictures } from "./jar-pictures.ts";
import { lipSheet } from "./jar-pictures.ts";
import { createPiece, cutLips, pixelRatio } from "./lip-sprites.ts";
import { cutStones } from "./stone-sprites.ts";

/** A picture and its place beside the jar's upper left corner, in units. */
export interface JarPiece {
  image: HTMLCanvasElement;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything that is drawn each frame, at the size of now. */
export interface JarPieces {
  lips: readonly HTMLCanvasElement[];
  /** Crumpled papers, one of each kind. */
  stones: readonly HTMLCanvasElement[];
  /** The ice, and the wall behind the lips. */
  behind: readonly JarPiece[];
  /** The wall before them. */
  before: readonly JarPiece[];
  /** Its place is beside its tip. */
  pipette: JarPiece | null;
}

/** What the camera of `scene_game_jar.py` saw, in units: it looks a little from above, which makes things lower. */
const lowered = Math.cos((8 * Math.PI) / 180);
const places = {
  // A little wider than it was seen, so that lips touch the glass where its rounded corner begins to cover them.
  wall: { x: -22.5, y: 170 - 200 / lowered, width: 285, height: 400 / lowered },
  ledge: { x: -150, y: 376 - 57.5 / lowered, width: 540, height: 115 / lowered },
  pipette: { x: -30, y: -120, width: 60, height: 120 },
} as const;
/** Where the ice begins to sink into the dark, as shares of its picture. */
const sinks = { from: 0.5, to: 0.82 };

/** Cuts the pictures for a scale, once; without pictures the lips are plain drops of their colours. */
export function cutJar(pictures: JarPictures | null, scale: number): JarPieces {
  const stones = cutStones(scale);
  if (!pictures) return { lips: cutLips(null, scale), stones, behind: [], before: [], pipette: null };
  const { sheet, back, front, ledge } = pictures;
  const cut = (source: HTMLImageElement, place: Omit<JarPiece, "image">): JarPiece => ({
    ...place,
    image: createPiece(place.width * scale * pixelRatio, place.height * scale * pixelRatio, (context, w, h) =>
      context.drawImage(source, 0, 0, w, h),
    ),
  });
  const floe = cut(ledge, places.ledge);
  sinkInDark(floe.image);
  return {
    lips: cutLips(sheet, scale),
    stones,
    behind: [floe, cut(back, places.wall)],
    before: [cut(front, places.wall)],
    pipette: { ...places.pipette, image: cutPipette(sheet, scale) },
  };
}

function cutPipette(sheet: HTMLImageElement, scale: number): HTMLCanvasElement {
  const { x, y, w, h } = lipSheet.frames.dropper;
  const { width, height } = places.pipette;
  return createPiece(width * scale * pixelRatio, height * scale * pixelRatio, (context, wide, high) =>
    context.drawImage(sheet, x, y, w, h, 0, 0, wide, high),
  );
}

function sinkInDark(floe: HTMLCanvasElement): void {
  const context = floe.getContext("2d");
  if (!context) return;
  const fade = context.createLinearGradient(0, floe.height * sinks.from, 0, floe.height * sinks.to);
  fade.addColorStop(0, "#000");
  fade.addColorStop(1, "transparent");
  context.globalCompositeOperation = "destination-in";
  context.fillStyle = fade;
  context.fillRect(0, 0, floe.width, floe.height);
}
