import { elementAt } from "#app/kits/basics/element-at.ts";

/** A place as shares of a picture's width and height. */
type Point = readonly [x: number, y: number];

/** What a tear needs of an eye. */
export interface Teardrop {
  /** The lower lid from one corner to the other. */
  lid: Point[];
  /** From the lid down the cheek, away from the forehead whichever way the head leans. */
  path: Point[];
  /** How wide the eye is, as a share of the picture's width. */
  size: number;
}

/** The lower lids among the 468 points of a face, from the outer corner to the inner one. */
const lowerLids = [
  [33, 7, 163, 144, 145, 153, 154, 155, 133],
  [263, 249, 390, 373, 374, 380, 381, 382, 362],
] as const;
/** Where it spills over, and how many steps it takes. */
const [spill, steps] = [4, 24];

/**
 * The tears of both eyes.
 * @param points of a face, three numbers each, as shares of the picture
 * @param aspect of the picture, width over height
 */
export function teardropsOf(points: Float32Array, aspect: number): Teardrop[] {
  const at = (i: number): Point => [elementAt(points, i * 3), elementAt(points, i * 3 + 1)];
  const [[leftX, leftY], [rightX, rightY]] = [at(33), at(263)];
  const [alongX, alongY] = [rightX - leftX, (rightY - leftY) / aspect];
  const distance = Math.hypot(alongX, alongY);
  // Down is square to the line of the eyes.
  const [downX, downY] = [-alongY / distance, alongX / distance];
  return lowerLids.map((ids, eye) => {
    const lid = ids.map(at);
    const [[outerX, outerY], [innerX, innerY]] = [elementAt(lid, 0), elementAt(lid, lid.length - 1)];
    const size = Math.hypot(innerX - outerX, (innerY - outerY) / aspect);
    const [fromX, fromY] = elementAt(lid, spill);
    const outward = eye === 0 ? -1 : 1;
    const path = Array.from({ length: steps + 1 }, (_, i): Point => {
      const share = i / steps;
      const down = size * (0.02 + 1.18 * share);
      // A cheek is round: the drop leans outwards, then hangs.
      const sideways = size * outward * (0.1 * Math.sin(share * Math.PI * 0.62) + 0.012 * Math.sin(share * 9));
      return [fromX + downX * down - downY * -sideways, fromY + (downY * down + downX * sideways) * aspect];
    });
    return { lid, path, size };
  });
}
