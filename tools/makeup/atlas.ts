import sharp from "sharp";
import { type EyeRegion, lipsOuter } from "../../app/kits/makeup/face-regions.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { type AtlasPoint, blurred, edge, ellipse, fill, line, loop, mix, stroke } from "./atlas-shapes.ts";
import { createFlatFace, eachEye, type FlatFace } from "./flat-face.ts";
import { drawBlushes, drawContours, drawFlushes, drawGlows } from "./veil-masks.ts";

/** The masks of one picture: one for each of red, green and blue. */
export interface Atlas {
  name: string;
  widthPx: number;
  masks: readonly [string, string, string];
  /** What is fainter (of 255) is taken off all over: a wide feather ends where nobody sees it, and fewer triangles are drawn. */
  faintOff?: number;
}

/** All masks, as SVG of white on black on the flat skin. `uv`: 468 × (u, v). */
export function atlasesOf(uv: Float32Array): Atlas[] {
  const face = createFlatFace(uv);
  return [
    { name: "lips", widthPx: edge, masks: drawLips(face) },
    { name: "lids", widthPx: edge / 2, masks: drawLids(face) },
    { name: "eyes", widthPx: edge / 2, masks: drawEyes(face) },
    { name: "light", widthPx: edge / 2, masks: drawLight(face) },
    // Veils are soft and are kept small. As in `veilNames`.
    { name: "contour", widthPx: edge / 4, faintOff: 16, masks: drawContours(face) },
    { name: "blush", widthPx: edge / 4, faintOff: 24, masks: drawBlushes(face) },
    { name: "flush", widthPx: edge / 4, faintOff: 24, masks: drawFlushes(face) },
    { name: "glow", widthPx: edge / 4, faintOff: 10, masks: drawGlows(face) },
  ];
}

/** The vermilion, the depth towards the mouth, and the line around it. */
function drawLips({ at, mouth, gap, corners }: FlatFace): Atlas["masks"] {
  return [
    // Its feather has its middle on the vermilion border: further in, bare skin would show around the colour. The points
    // of the upper lip lie a little under its border. Nobody paints the last bit of a corner.
    blurred(2.2, fill(mouth) + line(lipsOuter.upper.slice(1, -1).map(at), 4)) + corners,
    fill(mouth, "#000") + blurred(15, fill(gap) + stroke(gap, "#fff", 20)),
    blurred(2.6, stroke(mouth, "#fff", 8)) + fill(gap, "#000", 2) + corners,
  ];
}

/** Powder on the whole lid, in the crease, and at the outer corner: densest at the lashes, thinner upwards. */
function drawLids(face: FlatFace): Atlas["masks"] {
  const { roots, between, balls } = face;
  // Each band begins under the lashes, or skin shows.
  const powder = (from: "upperLash" | "crease", to: "crease" | "browBone", shares: readonly number[], blurPx: number) =>
    eachEye((eye) =>
      veils(
        withoutInnerCorner(roots(eye)),
        (share) => withoutInnerCorner(between(eye[from], eye[to], share)),
        shares,
        blurPx,
      ),
    );
  return [
    powder("crease", "browBone", [0.95, 0.6], 12) + balls,
    powder("upperLash", "crease", [1.5, 1.15, 0.7], 8) + balls,
    eachEye((eye) => drawOuterCorner(face, eye)) + balls,
  ];
}

function drawOuterCorner({ at, roots, between }: FlatFace, eye: EyeRegion): string {
  const outer = (points: readonly AtlasPoint[]): AtlasPoint[] => points.slice(0, 4);
  const corner = at(elementAt(eye.upperLash, 0));
  const beyond = (share: number): AtlasPoint => mix(corner, at(eye.temple), share);
  const under = between(eye.lowerLash, eye.underEye, 0.5).slice(0, 3).toReversed();
  return (
    veils(
      [beyond(0.1), ...outer(roots(eye))],
      (share) => [beyond(0.3), ...outer(between(eye.upperLash, eye.crease, share))],
      [1.5, 1.1, 0.7],
      10,
    ) + blurred(5, line([...under, corner, at(elementAt(eye.crease, 1))], 10, "#999"))
  );
}

/** Shine in the middle of the lid and at the inner corner; below the lashes; the brows. */
function drawEyes({ at, all, between, balls }: FlatFace): Atlas["masks"] {
  const brow = (eye: EyeRegion): string => loop([...all(eye.browUpper), ...all(eye.browLower).toReversed()]);
  return [
    eachEye((eye) => {
      const lid = mix(at(elementAt(eye.upperLash, 4)), at(elementAt(eye.crease, 4)), 0.45);
      const inner = mix(at(elementAt(eye.upperLash, 8)), at(elementAt(eye.crease, 8)), 0.4);
      return blurred(9, ellipse(lid, 26, 11)) + blurred(6, ellipse(inner, 12, 11, "#ccc"));
    }) + balls,
    eachEye((eye) => band(all(eye.lowerLash), between(eye.lowerLash, eye.underEye, 0.95), 5)) + balls,
    // Brow points stand off by some 5 % of the eyes' distance: a wide feather, the hair itself decides.
    eachEye((eye) => blurred(7, fill(brow(eye)) + stroke(brow(eye), "#fff", 10))),
  ];
}

/** What lies over the edge of the lips, where wet lips catch light, and what shows when they part. */
function drawLight({ at, mouth, gap, corners }: FlatFace): Atlas["masks"] {
  return [
    // A ramp: how far out a lip reaches is where it is cut off.
    [22, 18, 14, 10, 6]
      .map((widthPx, i) => stroke(mouth, ["#333", "#666", "#999", "#ccc", "#fff"][i] ?? "", widthPx, 2))
      .join("") +
      fill(gap, "#000", 2) +
      corners,
    // The roll of the lower lip, the two peaks of the upper one.
    blurred(5, ellipse(mix(mix(at(14), at(17), 0.45), at(17), 0), 46, 9)) +
      blurred(3, ellipse(mix(at(37), at(82), 0.45), 12, 5, "#bbb")) +
      blurred(3, ellipse(mix(at(267), at(312), 0.45), 12, 5, "#bbb")) +
      fill(gap, "#000", 1.5),
    // What lies between the lips as soon as they part.
    blurred(1.4, fill(gap) + stroke(gap, "#fff", 6)),
  ];
}

/** Bands from one row to rows ever nearer to it, each denser and sharper than the one before: a gradient. */
function veils(
  near: AtlasPoint[],
  far: (share: number) => AtlasPoint[],
  shares: readonly number[],
  blurPx: number,
): string {
  return shares
    .map((share, i) => band(near, far(share), blurPx * (1 - 0.3 * i), ["#777", "#ccc", "#fff"][i + 3 - shares.length]))
    .join("");
}

const band = (near: AtlasPoint[], far: AtlasPoint[], blurPx: number, grey = "#fff"): string =>
  fill(loop([...near, ...far.toReversed()]), grey, blurPx);

/** Powder at the inner corner runs down the nose. */
const withoutInnerCorner = (row: readonly AtlasPoint[]): AtlasPoint[] => row.slice(0, -1);

/** One atlas as a lossless picture of three channels. */
export async function drawAtlas({ widthPx, masks, faintOff = 0 }: Atlas): Promise<Buffer> {
  const planes = await Promise.all(
    masks.map((shapes) =>
      sharp(Buffer.from(svg(shapes)))
        .resize(widthPx, widthPx)
        .removeAlpha()
        .extractChannel(0)
        .linear(255 / (255 - faintOff), (-255 * faintOff) / (255 - faintOff))
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width: widthPx, height: widthPx, channels: 1 as const };
  return sharp(elementAt(planes, 0), { raw })
    .joinChannel(planes.slice(1), { raw })
    .toColourspace("srgb")
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="100%" height="100%"/>${shapes}</svg>`;
