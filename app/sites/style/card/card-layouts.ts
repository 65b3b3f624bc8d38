import type { PictureSizeName } from "#app/kits/clip/picture-sizes.ts";

/** Where things stand on a card, in px of the size it is laid out for. */
export interface CardLayout {
  width: number;
  height: number;
  /** The halves lie in the upper left corner of the card. */
  halves: { width: number; height: number };
  /** Where the picture of the face begins, from above; it is as wide as both halves, and may be cut by their foot. */
  faceTop: { drawn: number; photo: number };
  stroke: { top: number; width: number; height: number };
  /** Below a face the card darkens, from where to where; null where words stand beside it. */
  foot: { from: number; to: number } | null;
  /** How far the middle of an upright name stands from the edge of its half, and where hour and name begin. */
  name: { aside: number; hourY: number; hourSizePx: number; y: number; length: number; sizePx: number };
  line: { x: number; y: number; width: number; sizePx: number; leading: number };
  /** Its right foot. */
  wordmark: { x: number; y: number; sizePx: number };
}

/** The card in three sizes; the clip is a story. What apps lay over the head and the foot of a story covers no words. */
export const cardLayouts: Readonly<Record<PictureSizeName, CardLayout>> = {
  story: {
    ...{ width: 1080, height: 1920 },
    halves: { width: 1080, height: 1920 },
    faceTop: { drawn: 200, photo: 110 },
    stroke: { top: 140, width: 56, height: 1270 },
    foot: { from: 1230, to: 1420 },
    name: { aside: 84, hourY: 340, hourSizePx: 38, y: 402, length: 830, sizePx: 72 },
    line: { x: 76, y: 1448, width: 928, sizePx: 44, leading: 62 },
    wordmark: { x: 1004, y: 1574, sizePx: 30 },
  },
  feed: {
    ...{ width: 1080, height: 1350 },
    halves: { width: 1080, height: 1350 },
    faceTop: { drawn: 0, photo: -18 },
    stroke: { top: 30, width: 52, height: 1120 },
    foot: { from: 1010, to: 1170 },
    name: { aside: 84, hourY: 96, hourSizePx: 34, y: 154, length: 830, sizePx: 66 },
    line: { x: 76, y: 1206, width: 928, sizePx: 40, leading: 58 },
    wordmark: { x: 1004, y: 1310, sizePx: 26 },
  },
  card: {
    ...{ width: 1200, height: 630 },
    halves: { width: 690, height: 630 },
    faceTop: { drawn: -40, photo: -90 },
    stroke: { top: 14, width: 34, height: 602 },
    foot: null,
    name: { aside: 50, hourY: 46, hourSizePx: 24, y: 84, length: 500, sizePx: 44 },
    line: { x: 742, y: 330, width: 400, sizePx: 34, leading: 54 },
    wordmark: { x: 1148, y: 584, sizePx: 24 },
  },
};
