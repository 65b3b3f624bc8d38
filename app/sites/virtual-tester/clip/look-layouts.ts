import type { PictureSizeName } from "#app/kits/clip/picture-sizes.ts";
import type { Crop, FacePlace } from "./crop-face.ts";

/** Where things stand on a picture of a look, in px of the size it is laid out for. */
export interface LookLayout {
  width: number;
  height: number;
  /** Where the face is. */
  picture: Crop;
  place: FacePlace;
  /** Where the picture darkens under type: from its clear side to its dark one. */
  veils: readonly { from: readonly [x: number, y: number]; to: readonly [x: number, y: number]; box: Crop }[];
  /** The column of the name: its middle, its top, how long it may be. */
  name: { x: number; y: number; length: number; sizePx: number };
  /** The monster stands on the foot of this box, at its right. */
  figure: Crop;
  /** The left foot: the mark of the shade, what this is, and the hub's name under it. */
  foot: { x: number; y: number };
}

/** The three sizes of a still; a clip is a story. What apps lay over the head and the foot of a story covers no words. */
export const lookLayouts: Readonly<Record<PictureSizeName, LookLayout>> = {
  story: {
    ...{ width: 1080, height: 1920 },
    picture: { x: 0, y: 140, width: 1080, height: 1440 },
    place: { aspect: 3 / 4, faceShare: 0.56, eyesAt: 0.37 },
    veils: [
      { from: [0, 340], to: [0, 140], box: { x: 0, y: 138, width: 1080, height: 202 } },
      { from: [0, 1250], to: [0, 1580], box: { x: 0, y: 1250, width: 1080, height: 332 } },
      { from: [250, 0], to: [0, 0], box: { x: 0, y: 138, width: 250, height: 1444 } },
    ],
    name: { x: 100, y: 330, length: 1050, sizePx: 92 },
    figure: { x: 520, y: 1150, width: 540, height: 610 },
    foot: { x: 56, y: 1516 },
  },
  feed: {
    ...{ width: 1080, height: 1350 },
    picture: { x: 0, y: 0, width: 1080, height: 1350 },
    place: { aspect: 4 / 5, faceShare: 0.54, eyesAt: 0.4 },
    veils: [
      { from: [0, 1000], to: [0, 1350], box: { x: 0, y: 1000, width: 1080, height: 350 } },
      { from: [250, 0], to: [0, 0], box: { x: 0, y: 0, width: 250, height: 1350 } },
    ],
    name: { x: 100, y: 84, length: 1000, sizePx: 84 },
    figure: { x: 720, y: 930, width: 340, height: 400 },
    foot: { x: 56, y: 1216 },
  },
  card: {
    ...{ width: 1200, height: 630 },
    picture: { x: 0, y: 0, width: 700, height: 630 },
    place: { aspect: 700 / 630, faceShare: 0.46, eyesAt: 0.4 },
    veils: [{ from: [500, 0], to: [700, 0], box: { x: 500, y: 0, width: 200, height: 630 } }],
    name: { x: 760, y: 52, length: 526, sizePx: 72 },
    figure: { x: 860, y: 90, width: 340, height: 420 },
    foot: { x: 900, y: 536 },
  },
};
