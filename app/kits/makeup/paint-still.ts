import type { Look } from "#contracts/look.ts";
import { decodeGamma, encodeGamma, type Rgb } from "../basics/srgb.ts";
import { meshPointCount } from "./mesh-facts.ts";
import { exposureOf, type FaceLight } from "./face-light.ts";
import { facingOf } from "./facing.ts";
import { mouthOpening } from "./mouth-opening.ts";
import { type Slot, slotNames, slotsOf } from "./slots.ts";

/** Masks as bytes, three to a point: the pictures of the stock, read once. */
export interface MaskPlanes {
  widthPx: number;
  rgba: Uint8ClampedArray;
}

/** What stays the same for every still. */
export interface StillStock {
  uv: Float32Array;
  triangles: Uint16Array;
  /** In the order of `atlasNames`. */
  masks: readonly MaskPlanes[];
}

/** RGBA rows, painted in place. */
export interface StillPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The products of a look on a still picture, without a graphics chip: the formulas of the face shader, point by point.
 * Liner and lashes are lines and are drawn by who has a pen. Glitter lies still here.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 */
export function paintStill(
  picture: StillPicture,
  stock: StillStock,
  landmarks: Float32Array,
  light: FaceLight,
  look: Look,
  lamp: Rgb = [1, 1, 1],
): void {
  const { width, height, data } = picture;
  const facing = new Float32Array(meshPointCount);
  facingOf(landmarks, stock.triangles, width / height, facing);
  const exposure = exposureOf(light);
  const dressed = dress(slotsOf(look), light, [lamp[0] * exposure, lamp[1] * exposure, lamp[2] * exposure], {
    open: mouthOpening(landmarks, width / height),
  });
  const done = new Uint8Array(width * height);
  const pixel: [number, number, number] = [0, 0, 0];
  forEachPixel(stock, landmarks, picture, (at, u, v, share) => {
    if (done[at]) return;
    done[at] = 1;
    const seen = smoothstep(0.06, 0.34, share(facing));
    const i = at * 4;
    for (const c of [0, 1, 2] as const) pixel[c] = linear[data[i + c]!]!;
    const masks = stock.masks.map((plane) => maskAt(plane, u, v));
    if (!dressed(pixel, masks, seen)) return;
    for (const c of [0, 1, 2] as const) data[i + c] = Math.round(encodeGamma(Math.min(1, Math.max(0, pixel[c]))) * 255);
  });
}

type Share = (values: Float32Array) => number;

/** Calls for every pixel that a triangle of the face covers, with its place on the flat skin. */
function forEachPixel(
  { uv, triangles }: StillStock,
  landmarks: Float32Array,
  { width, height }: StillPicture,
  paint: (at: number, u: number, v: number, share: Share) => void,
): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]!, triangles[t + 1]!, triangles[t + 2]!];
    const [ax, ay] = [landmarks[a * 3]! * width, landmarks[a * 3 + 1]! * height];
    const [bx, by] = [landmarks[b * 3]! * width, landmarks[b * 3 + 1]! * height];
    const [cx, cy] = [landmarks[c * 3]! * width, landmarks[c * 3 + 1]! * height];
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
    for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= bottom; y++)
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const wb = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
        const wc = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
        const wa = 1 - wb - wc;
        if (wa < 0 || wb < 0 || wc < 0) continue;
        paint(
          y * width + x,
          uv[a * 2]! * wa + uv[b * 2]! * wb + uv[c * 2]! * wc,
          uv[a * 2 + 1]! * wa + uv[b * 2 + 1]! * wb + uv[c * 2 + 1]! * wc,
          (values) => values[a]! * wa + values[b]! * wb + values[c]! * wc,
        );
      }
  }
}

function maskAt({ widthPx, rgba }: MaskPlanes, u: number, v: number): Rgb {
  const x = Math.min(widthPx - 1, Math.max(0, Math.floor(u * widthPx)));
  const y = Math.min(widthPx - 1, Math.max(0, Math.floor(v * widthPx)));
  const i = (y * widthPx + x) * 4;
  return [rgba[i]! / 255, rgba[i + 1]! / 255, rgba[i + 2]! / 255];
}

/** The shader's `main`, for one pixel. Gives false where nothing is worn. Keep both in step: a test compares them. */
function dress(slots: readonly Slot[], light: FaceLight, lamp: Rgb, { open }: { open: number }) {
  const slot = (name: (typeof slotNames)[number]): Slot => slots[slotNames.indexOf(name)]!;
  const lid = Math.max(light.lidY, light.skinY * 0.62);
  const lidHigh = Math.max(light.lidHighY, light.skinY * 1.25);
  const base: [number, number, number] = [0, 0, 0];

  return (c: [number, number, number], masks: readonly Rgb[], seen: number): boolean => {
    const [mLips, mLids, mEyes, mCheeks, mLight] = masks as [Rgb, Rgb, Rgb, Rgb, Rgb];
    if (Math.max(...mLips, ...mLids, ...mEyes, ...mCheeks, mLight[0]) < 0.004) return false;
    for (const i of [0, 1, 2] as const) base[i] = c[i];
    const y = luminance(base);
    const sum = base[0] + base[1] + base[2] + 1e-4;
    const off = Math.hypot(...base.map((value, i) => value / sum - light.skinChroma[i]!));
    const isSkin =
      (1 - smoothstep(0.07, 0.17, off) * smoothstep(0.004, 0.03, y)) * smoothstep(0.08, 0.3, y / light.skinY);
    const onSkin = seen * isSkin;

    const contour = slot("contour");
    const shadow = mCheeks[2] * contour.intensity * onSkin * 0.75;
    for (const i of [0, 1, 2] as const)
      c[i] *= 1 + ((contour.shade[i] / peak(contour.shade)) ** 0.5 * 0.72 - 1) * shadow;
    for (const [worn, mask] of [
      [slot("blush-cheekbone"), mCheeks[0]],
      [slot("blush-inner"), mCheeks[1]],
    ] as const) {
      const amount = mask * worn.intensity * onSkin * 0.52;
      const flushed = c.map((value, i) => value * (worn.shade[i]! / peak(worn.shade)) ** 0.55) as [
        number,
        number,
        number,
      ];
      const back = 1 + (luminance(c) / Math.max(luminance(flushed), 1e-4) - 1) * 0.55;
      for (const i of [0, 1, 2] as const) c[i] += (flushed[i] * back - c[i]) * amount;
    }
    const highlight = slot("highlight");
    const glow = mLight[0] * highlight.intensity * onSkin;
    for (const i of [0, 1, 2] as const)
      c[i] +=
        glow *
        (highlight.shade[i] * 0.16 + 0.1) *
        smoothstep(0.4, 1.5, y / light.skinY) *
        Math.min(1, light.skinY * 2.2 + 0.1);

    wear(c, base, slot("shadow-base"), mLids[0] * onSkin * 0.55, lid, lidHigh, lamp);
    wear(c, base, slot("shadow-main"), mLids[1] * onSkin * 0.76, lid, lidHigh, lamp);
    wear(c, base, slot("shadow-deep"), mLids[2] * onSkin * 0.74, lid, lidHigh, lamp);
    wear(c, base, slot("shadow-light"), mEyes[0] * onSkin * 0.58, lid, lidHigh, lamp);
    wear(c, base, slot("shadow-lower"), mEyes[1] * onSkin * 0.5, lid, lidHigh, lamp);

    const brow = slot("brow");
    const hair = smoothstep(0.12, 0.55, (light.skinY - y) / light.skinY);
    const drawn = mEyes[2] * brow.intensity * seen;
    for (const i of [0, 1, 2] as const) {
      const dyed = brow.shade[i] * lamp[i] * Math.min(2.2, Math.max(0.3, y / light.browY));
      c[i] += (dyed - c[i]) * drawn * hair * 0.8;
      c[i] *= 1 + (0.5 * (brow.shade[i] / Math.max(light.skinY, 0.05)) - 0.5) * drawn * (1 - hair) * 0.28;
    }

    const grey = 1 - (Math.max(...base) - Math.min(...base)) / Math.max(...base, 1e-4);
    const teeth =
      open * smoothstep(0.55, 0.8, grey) * smoothstep(1, 1.7, y / light.lipY) * smoothstep(0.15, 0.5, mLips[1]);
    const lip = slot("lip");
    const mask = mLips[0] * seen * (1 - teeth);
    const faded = 1 + (smoothstep(0.05, 0.75, mLips[1]) - 1) * lip.inner;
    wear(c, base, lip, mask * faded * 0.96, light.lipY, light.lipHighY, lamp);
    const wet = lip.material.shine * lip.intensity * mask * mLight[1] * 0.34;
    const caught = wet * smoothstep(0.75, 1.5, y / light.lipY) * Math.min(1, 0.2 + light.skinY * 1.6);
    for (const i of [0, 1, 2] as const) c[i] += caught;
    wear(c, base, slot("lip-line"), mLips[2] * seen * (1 - teeth) * 0.8, light.lipY, light.lipHighY, lamp);
    return true;
  };
}

/** The shader's `wear`. */
function wear(
  c: [number, number, number],
  base: Rgb,
  { shade, intensity, material }: Slot,
  mask: number,
  middle: number,
  high: number,
  lamp: Rgb,
): void {
  const amount = mask * intensity;
  if (amount < 0.003) return;
  const y = luminance(base);
  const rise = (Math.max(y, 1e-4) / middle) ** (material.relief * (1 + 0.45 * (1 - smoothstep(0.02, 0.09, middle))));
  const k = Math.min(2.1, rise < 1 ? rise : 1 + (rise - 1) * material.crest);
  const own = [shade[0] * lamp[0], shade[1] * lamp[1], shade[2] * lamp[2]] as const;
  const shines = amount * smoothstep(high * 1.05, high * 2.1 + 0.02, y) * material.shine * Math.min(1, 0.25 + y * 1.5);
  for (const i of [0, 1, 2] as const) {
    const stained = c[i] * own[i] ** 0.8 * 0.65 + 0.35 * own[i] * k;
    const laid = c[i] + (own[i] * k - c[i]) * amount;
    const veiled = c[i] + (stained - c[i]) * amount;
    c[i] = veiled + (laid - veiled) * material.body + shines * (1 + (own[i] / peak(own) - 1) * material.shineTint);
  }
}

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const peak = (shade: Rgb): number => Math.max(shade[0], shade[1], shade[2], 0.05);

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
