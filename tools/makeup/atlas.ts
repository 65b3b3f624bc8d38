import sharp from "sharp";
import { type EyeRegion, eyes, lipsInner, lipsOuter } from "../../app/kits/makeup/face-regions.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** Edge of the flat skin on which the masks are drawn, in px; smaller atlases are scaled down from it. */
const edge = 1024;

type AtlasPoint = readonly [x: number, y: number];

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
  const at = (i: number): AtlasPoint => [elementAt(uv, i * 2) * edge, elementAt(uv, i * 2 + 1) * edge];
  const all = (points: readonly number[]): AtlasPoint[] => points.map(at);
  const between = (a: readonly number[], b: readonly number[], share: number): AtlasPoint[] =>
    a.map((one, i) => mix(at(one), at(elementAt(b, i)), share));
  const mouth = loop([...all(lipsOuter.upper), ...all(lipsOuter.lower).slice(1, -1)]);
  const gap = loop([...all(lipsInner.upper), ...all(lipsInner.lower).slice(1, -1)]);
  const corners = blurred(5, [61, 291].map((i) => ellipse(at(i), 9, 9, "#000")).join(""));
  const each = (draw: (eye: EyeRegion) => string): string => eyes.map(draw).join("");
  /** The eyeball stays free, whatever was feathered over it. */
  const balls = each((eye) => fill(loop([...all(eye.upperLash), ...all(eye.lowerLash).toReversed()]), "#000", 1.2));
  /** The lid's lower edge, a little way into the eye; the eyeball is cut out afterwards. */
  const roots = (eye: EyeRegion): AtlasPoint[] => between(eye.upperLash, eye.lowerLash, 0.3);
  /** Without the inner corner: powder there runs down the nose. */
  const whole = (row: readonly AtlasPoint[]): AtlasPoint[] => row.slice(0, -1);
  /** Bands from one row to rows ever nearer to it, each denser and sharper than the one before: a gradient. */
  const veils = (
    near: AtlasPoint[],
    far: (share: number) => AtlasPoint[],
    shares: readonly number[],
    blurPx: number,
  ): string =>
    shares
      .map((share, i) =>
        band(near, far(share), blurPx * (1 - 0.3 * i), ["#777", "#ccc", "#fff"][i + 3 - shares.length]),
      )
      .join("");
  const band = (near: AtlasPoint[], far: AtlasPoint[], blurPx: number, grey = "#fff") =>
    fill(loop([...near, ...far.toReversed()]), grey, blurPx);

  return [
    {
      name: "lips",
      widthPx: edge,
      masks: [
        // Feathered inwards: what spills over the vermilion looks smeared, and nobody paints the last bit of a corner.
        blurred(3.2, fill(mouth) + stroke(mouth, "#000", 6)) + corners,
        fill(mouth, "#000") + blurred(15, fill(gap) + stroke(gap, "#fff", 20)),
        blurred(2.6, stroke(mouth, "#fff", 8)) + fill(gap, "#000", 2) + corners,
      ],
    },
    {
      name: "lids",
      widthPx: edge / 2,
      // Powder is densest at the roots of the lashes and thins out upwards; each band begins under them, or skin shows.
      masks: [
        each((eye) =>
          veils(whole(roots(eye)), (share) => whole(between(eye.crease, eye.browBone, share)), [0.95, 0.6], 12),
        ) + balls,
        each((eye) =>
          veils(whole(roots(eye)), (share) => whole(between(eye.upperLash, eye.crease, share)), [1.5, 1.15, 0.7], 8),
        ) + balls,
        each((eye) => {
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
        }) + balls,
      ],
    },
    {
      name: "eyes",
      widthPx: edge / 2,
      masks: [
        each((eye) => {
          const lid = mix(at(elementAt(eye.upperLash, 4)), at(elementAt(eye.crease, 4)), 0.45);
          const inner = mix(at(elementAt(eye.upperLash, 8)), at(elementAt(eye.crease, 8)), 0.4);
          return blurred(9, ellipse(lid, 26, 11)) + blurred(6, ellipse(inner, 12, 11, "#ccc"));
        }) + balls,
        each((eye) => band(all(eye.lowerLash), between(eye.lowerLash, eye.underEye, 0.95), 5)) + balls,
        // Brow points stand off by some 5 % of the eyes' distance: a wide feather, the hair itself decides.
        each((eye) =>
          blurred(
            7,
            fill(loop([...all(eye.browUpper), ...all(eye.browLower).toReversed()])) +
              stroke(loop([...all(eye.browUpper), ...all(eye.browLower).toReversed()]), "#fff", 10),
          ),
        ),
      ],
    },
    {
      name: "cheeks",
      widthPx: edge / 2,
      faintOff: 24,
      masks: [
        // No edge and no plateau, or it is a disc: a wide veil, and in it a denser one.
        both((side) => {
          const [veil, heart] = [0.5, 0.3].map((share) => mix(at(side(50)), at(side(123)), share)) as [
            AtlasPoint,
            AtlasPoint,
          ];
          const degrees = side === right ? -30 : 30;
          return blurred(40, turned(veil, 116, 52, degrees, "#888")) + blurred(32, turned(heart, 66, 30, degrees));
        }),
        both((side) => {
          const heart = mix(at(side(50)), at(side(101)), 0.45);
          return blurred(36, ellipse(heart, 84, 54, "#888")) + blurred(28, ellipse(heart, 46, 30));
        }),
        both(
          (side) =>
            blurred(22, line([side(93), side(132), side(58), side(172), side(136), side(150)].map(at), 46, "#bbb")) +
            blurred(20, line([mix(at(side(234)), at(side(227)), 0.4), at(side(187))], 34, "#fff")) +
            blurred(7, line([side(193), side(122), side(196), side(236), side(198)].map(at), 12, "#999")),
        ),
      ],
    },
    {
      name: "light",
      widthPx: edge / 2,
      faintOff: 10,
      masks: [
        blurred(7, line([168, 6, 197, 195, 5].map(at), 13)) +
          blurred(4, ellipse(mix(at(0), at(164), 0.3), 13, 5)) +
          blurred(8, ellipse(at(200), 22, 13, "#aaa")) +
          both((side) =>
            blurred(16, turned(mix(at(side(117)), at(side(123)), 0.45), 52, 15, side === right ? -26 : 26)),
          ) +
          both((side) =>
            blurred(
              7,
              line(
                [side(46), side(53), side(52)].map(at).map(([x, y]) => [x, y + 16] as const),
                9,
                "#aaa",
              ),
            ),
          ) +
          balls,
        // Where a wet lip catches the light: the roll of the lower lip, the two peaks of the upper one.
        blurred(5, ellipse(mix(mix(at(14), at(17), 0.45), at(17), 0), 46, 9)) +
          blurred(3, ellipse(mix(at(37), at(82), 0.45), 12, 5, "#bbb")) +
          blurred(3, ellipse(mix(at(267), at(312), 0.45), 12, 5, "#bbb")) +
          fill(gap, "#000", 1.5),
        // What lies between the lips as soon as they part.
        blurred(1.4, fill(gap) + stroke(gap, "#fff", 6)),
      ],
    },
  ];
}

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

const mix = ([ax, ay]: AtlasPoint, [bx, by]: AtlasPoint, share: number): AtlasPoint => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

const right = (i: number): number => i;
/** The mirrored point on the left of each point used here. */
const mirroredPoints: Readonly<Record<number, number>> = {
  50: 280,
  101: 330,
  123: 352,
  117: 346,
  93: 323,
  132: 361,
  58: 288,
  172: 397,
  136: 365,
  150: 379,
  234: 454,
  227: 447,
  187: 411,
  193: 417,
  122: 351,
  196: 419,
  236: 456,
  198: 420,
  46: 276,
  53: 283,
  52: 282,
};
const left = (i: number): number => {
  const mirrored = mirroredPoints[i];
  if (mirrored === undefined) throw new RangeError(`point ${i} has no other side`);
  return mirrored;
};
const both = (draw: (side: (i: number) => number) => string): string => draw(right) + draw(left);

/** A closed curve through points (Catmull-Rom), as path data: straight edges of the mesh would show. */
function loop(points: readonly AtlasPoint[]): string {
  const n = points.length;
  const at = (i: number): AtlasPoint => elementAt(points, (i + n) % n);
  const start = at(0);
  return `M${start}${points.map((_, i) => curve(at(i - 1), at(i), at(i + 1), at(i + 2))).join("")}Z`;
}

function curve(before: AtlasPoint, [ax, ay]: AtlasPoint, [bx, by]: AtlasPoint, after: AtlasPoint): string {
  const tension = 6;
  return `C${ax + (bx - before[0]) / tension} ${ay + (by - before[1]) / tension} ${bx - (after[0] - ax) / tension} ${by - (after[1] - ay) / tension} ${bx} ${by}`;
}

let filters = 0;
const blurred = (sigmaPx: number, shapes: string): string => {
  const id = `b${++filters}`;
  return `<filter id="${id}" x="0" y="0" width="${edge}" height="${edge}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${sigmaPx}"/></filter><g filter="url(#${id})">${shapes}</g>`;
};
const fill = (path: string, colour = "#fff", sigmaPx = 0): string => {
  const shape = `<path d="${path}" fill="${colour}"/>`;
  return sigmaPx > 0 ? blurred(sigmaPx, shape) : shape;
};
const stroke = (path: string, colour: string, widthPx: number, sigmaPx = 0): string => {
  const shape = `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-linejoin="round"/>`;
  return sigmaPx > 0 ? blurred(sigmaPx, shape) : shape;
};
const line = (points: readonly AtlasPoint[], widthPx: number, colour = "#fff"): string =>
  `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="${widthPx}" stroke-linecap="round" stroke-linejoin="round"/>`;
const ellipse = ([x, y]: AtlasPoint, rx: number, ry: number, colour = "#fff"): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
const turned = ([x, y]: AtlasPoint, rx: number, ry: number, degrees: number, colour = "#fff"): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" transform="rotate(${degrees} ${x} ${y})"/>`;
