import sharp from "sharp";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { byteAt } from "#app/kits/basics/typed-array-at.ts";
import {
  atlasNames,
  bentBrowBit,
  overEdgeBit,
  slotNames,
  type SlotName,
  veilNames,
} from "../../app/kits/makeup/mesh-facts.ts";

/** The flat skin in square cells, each with all that can lie on it: bits in the order of `slotNames`, `overEdgeBit` and `bentBrowBit`. */
export interface SlotPlane {
  widthCells: number;
  bits: Uint32Array;
}

export type UvPoint = readonly [u: number, v: number];
export type Corners = readonly [UvPoint, UvPoint, UvPoint];

/** Masks by their place: the atlas, and the channel in it. */
type MaskPlace = readonly [atlas: (typeof atlasNames)[number], channel: number];

/** The atlases of the veils, three each, as `veilNames` has them. */
const veilAtlases = atlasNames.slice(-veilNames.length / 3);

/** Which masks paint a slot. */
const masksOfSlot: Readonly<Record<SlotName, readonly MaskPlace[]>> = {
  ...(Object.fromEntries(
    veilNames.map((name, i) => [name, [[elementAt(veilAtlases, Math.floor(i / 3)), i % 3]]]),
  ) as unknown as Record<(typeof veilNames)[number], readonly MaskPlace[]>),
  "shadow-base": [["lids", 0]],
  // The lamp that is seen in it reaches to where the light powder lies.
  "shadow-main": [
    ["lids", 1],
    ["eyes", 0],
  ],
  "shadow-deep": [["lids", 2]],
  "shadow-light": [["eyes", 0]],
  "shadow-lower": [["eyes", 1]],
  brow: [["eyes", 2]],
  lip: [["lips", 0]],
  "lip-line": [["lips", 2]],
};
/** Where a lip drawn over its edge can reach. */
const overEdge: readonly MaskPlace[] = [["light", 0]];

/** A mask this faint is none: a step of a byte at most, once it is painted. */
const faintest = 3;
const widthCells = 512;
/** How far the arch of a brow is raised or taken down, in parts of the flat skin (look-reach.ts). */
const browRise = 0.011;

/** @param pictures the atlases by their names, as PNG */
export async function readSlotPlane(pictures: ReadonlyMap<string, Buffer>): Promise<SlotPlane> {
  const bits = new Uint32Array(widthCells * widthCells);
  const slots: readonly (readonly [bit: number, masks: readonly MaskPlace[], rise: number])[] = [
    ...slotNames.map((name, i) => [1 << i, masksOfSlot[name], 0] as const),
    [overEdgeBit, overEdge, 0],
    [bentBrowBit, masksOfSlot.brow, browRise],
  ];
  for (const [name, picture] of pictures) {
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    for (const [bit, masks, rise] of slots)
      for (const [atlas, channel] of masks)
        if (atlas === name) markMask(bits, bit, { data, channel, widthPx: info.width, channels: info.channels }, rise);
  }
  return { widthCells, bits };
}

interface Mask {
  data: Buffer;
  channel: number;
  widthPx: number;
  channels: number;
}

/** Marks each cell in which a smoothed sample of a mask would see something. */
function markMask(bits: Uint32Array, bit: number, { data, channel, widthPx, channels }: Mask, rise: number): void {
  const cellOf = (px: number): number => Math.floor((px / widthPx) * widthCells);
  const clamped = (cell: number): number => Math.min(widthCells - 1, Math.max(0, cell));
  const up = Math.ceil(rise * widthCells);
  for (let y = 0; y < widthPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (byteAt(data, (y * widthPx + x) * channels + channel) <= faintest) continue;
      // A texel is seen from half a texel outside of it.
      const [left, right] = [clamped(cellOf(x - 0.5)), clamped(cellOf(x + 1.5))];
      const [top, bottom] = [clamped(cellOf(y - 0.5) - up), clamped(cellOf(y + 1.5) + up)];
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) bits[row * widthCells + column]! |= bit;
    }
}

/** All that can lie on a triangle of the flat skin. */
export function bitsUnder({ bits, widthCells: width }: SlotPlane, corners: Corners): number {
  const cells = corners.map(([u, v]) => [u * width - 0.5, v * width - 0.5] as const) as unknown as Corners;
  const [[ax, ay], [bx, by], [cx, cy]] = cells;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  // Half a cell's diagonal: a cell that a corner only just touches is under it.
  const near = 0.71;
  const span = (axis: 0 | 1): [number, number] => [
    Math.max(0, Math.floor(Math.min(...cells.map((place) => place[axis])) - near)),
    Math.min(width - 1, Math.ceil(Math.max(...cells.map((place) => place[axis])) + near)),
  ];
  const [[left, right], [top, bottom]] = [span(0), span(1)];
  // Weights of the corners grow by so much over `near` cells.
  const edges = [Math.hypot(cx - bx, cy - by), Math.hypot(ax - cx, ay - cy), Math.hypot(bx - ax, by - ay)];
  const [slackA = 0, slackB = 0, slackC = 0] = edges.map((length) => (-near * length) / Math.max(Math.abs(area), 1e-6));
  let all = 0;
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const cell = elementAt(bits, y * width + x);
      if ((cell | all) === all) continue;
      const wb = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const wc = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (1 - wb - wc >= slackA && wb >= slackB && wc >= slackC) all |= cell;
    }
  return all;
}
