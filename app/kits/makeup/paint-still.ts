import { elementAt } from "../basics/element-at.ts";
import { byteAt, floatAt, indexAt } from "../basics/typed-array-at.ts";
import type { Look } from "#contracts/look.ts";
import { decodeGamma, encodeGamma, type Rgb } from "../basics/srgb.ts";
import { meshPointCount } from "./mesh-facts.ts";
import type { FaceLight } from "./face-light.ts";
import { facingOf, seenAt } from "./facing.ts";
import { luminance, smoothstep } from "./light-sums.ts";
import { mouthOpening } from "./mouth-opening.ts";
import type { SlotName } from "./slots.ts";
import { type Surface, surfaceFor, computeMakeup, type AppliedMakeup } from "./surfaces.ts";

/** Masks as bytes, three to a point: the pictures of the mask atlas, read once. */
export interface MaskPlanes {
  widthPx: number;
  rgba: Uint8ClampedArray;
}

/** What stays the same for every still. */
export interface StillAssets {
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
  assets: StillAssets,
  landmarks: Float32Array,
  light: FaceLight,
  look: Look,
  illuminant: Rgb = light.illuminant,
): void {
  const { width, height, data } = picture;
  const facing = new Float32Array(meshPointCount);
  facingOf(landmarks, assets.triangles, width / height, facing);
  const shown = facing.map(seenAt);
  const makeup = computeMakeup(look, light, illuminant);
  const paintPixel = createPixelPainter(makeup, light, mouthOpening(landmarks, width / height));
  const veil = createVeil(makeup);
  const drawBrow = createBrowPainter(makeup, light);
  const done = new Uint8Array(width * height);
  const pixel: [number, number, number] = [0, 0, 0];
  forEachPixel(assets, landmarks, picture, (at, u, v, share) => {
    if (done[at]) return;
    done[at] = 1;
    const seen = share(shown);
    const i = at * 4;
    for (const c of [0, 1, 2] as const) pixel[c] = floatAt(linear, byteAt(data, i + c));
    const masks = assets.masks.map((plane) => maskAt(plane, u, v));
    const y = luminance(pixel);
    if (!paintPixel(pixel, masks, seen)) return;
    for (const c of [0, 1, 2] as const)
      pixel[c] = Math.min(1, encodeGamma(Math.min(1, Math.max(0, pixel[c]))) * veil(masks, seen, c));
    drawBrow(pixel, y, elementAt(masks, 2)[2] * seen);
    for (const c of [0, 1, 2] as const) data[i + c] = Math.round(pixel[c] * 255);
  });
}

type Share = (values: Float32Array) => number;

/**
 * Calls for every pixel that a triangle of the face covers, with its place on the flat skin; the nearest triangle comes
 * first, because on a turned head the far half lies behind it.
 */
function forEachPixel(
  { uv, triangles }: StillAssets,
  landmarks: Float32Array,
  { width, height }: StillPicture,
  paint: (at: number, u: number, v: number, share: Share) => void,
): void {
  const depth = (t: number): number =>
    floatAt(landmarks, indexAt(triangles, t) * 3 + 2) +
    floatAt(landmarks, indexAt(triangles, t + 1) * 3 + 2) +
    floatAt(landmarks, indexAt(triangles, t + 2) * 3 + 2);
  const nearFirst = Array.from({ length: triangles.length / 3 }, (_, i) => i * 3).toSorted(
    (s, t) => depth(s) - depth(t),
  );
  for (const t of nearFirst) {
    const [a, b, c] = [indexAt(triangles, t), indexAt(triangles, t + 1), indexAt(triangles, t + 2)];
    const [ax, ay] = [floatAt(landmarks, a * 3) * width, floatAt(landmarks, a * 3 + 1) * height];
    const [bx, by] = [floatAt(landmarks, b * 3) * width, floatAt(landmarks, b * 3 + 1) * height];
    const [cx, cy] = [floatAt(landmarks, c * 3) * width, floatAt(landmarks, c * 3 + 1) * height];
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
          floatAt(uv, a * 2) * wa + floatAt(uv, b * 2) * wb + floatAt(uv, c * 2) * wc,
          floatAt(uv, a * 2 + 1) * wa + floatAt(uv, b * 2 + 1) * wb + floatAt(uv, c * 2 + 1) * wc,
          (values) => floatAt(values, a) * wa + floatAt(values, b) * wb + floatAt(values, c) * wc,
        );
      }
  }
}

function maskAt({ widthPx, rgba }: MaskPlanes, u: number, v: number): Rgb {
  const x = Math.min(widthPx - 1, Math.max(0, Math.floor(u * widthPx)));
  const y = Math.min(widthPx - 1, Math.max(0, Math.floor(v * widthPx)));
  const i = (y * widthPx + x) * 4;
  return [byteAt(rgba, i) / 255, byteAt(rgba, i + 1) / 255, byteAt(rgba, i + 2) / 255];
}

/** The shader's `main`, for one pixel. Gives false where there is no makeup. Keep both in step: the bench compares them. */
function createPixelPainter({ surfaces, baseLight }: AppliedMakeup, light: FaceLight, open: number) {
  const of = (name: SlotName): Surface => surfaceFor(surfaces, name);
  const { lid, lidHigh } = baseLight;
  const bright = Math.min(1, 1.4 * baseLight.white);
  const white: Rgb = [bright, bright, bright];
  const [main, lip] = [of("shadow-main"), of("lip")];
  const base: [number, number, number] = [0, 0, 0];

  return (c: [number, number, number], masks: readonly Rgb[], seen: number): boolean => {
    const [mLips, mLids, mEyes, mCheeks, mLight] = masks as [Rgb, Rgb, Rgb, Rgb, Rgb];
    if (Math.max(...mLips, ...mLids, ...mEyes, ...mCheeks, mLight[0]) < 0.004) return false;
    for (const i of [0, 1, 2] as const) base[i] = c[i];
    const y = luminance(base);
    const sum = base[0] + base[1] + base[2] + 1e-4;
    const [red, green, blue] = light.skinChroma;
    const off = Math.hypot(base[0] / sum - red, base[1] / sum - green, base[2] / sum - blue);
    const isSkin = seen * (1 - smoothstep(0.09, 0.22, off) * smoothstep(0.002, 0.009, y));
    const onLid = isSkin * smoothstep(0.15, 0.5, y / Math.min(light.skinY, light.lidY * 1.2));
    applySurface(c, y, of("shadow-base"), mLids[0] * onLid * 0.48, lid, lidHigh);
    applySurface(c, y, main, mLids[1] * onLid * 0.76, lid, lidHigh);
    addSheen(c, main.sheen, main.intensity * onLid * mEyes[0] * 0.6 * smoothstep(0.5, 1.3, y / lid) * main.shine);
    applySurface(c, y, of("shadow-deep"), mLids[2] * onLid * 0.74, lid, lidHigh);
    applySurface(c, y, of("shadow-light"), mEyes[0] * onLid * 0.58, lid, lidHigh);
    applySurface(c, y, of("shadow-lower"), mEyes[1] * onLid * 0.5, lid, lidHigh);

    const grey = 1 - (Math.max(...base) - Math.min(...base)) / Math.max(...base, 1e-4);
    const teeth =
      open * smoothstep(0.55, 0.8, grey) * smoothstep(1, 1.7, y / light.lipY) * smoothstep(0.42, 0.54, mLips[1]);
    const covered = seen * (1 - Math.max(teeth, mLight[2] * Math.min(1, open * 3)));
    const mask = mLips[0] * covered;
    const faded = 1 + (smoothstep(0.05, 0.75, mLips[1]) - 1) * lip.inner;
    applySurface(c, y, lip, mask * faded * 0.96, light.lipY, light.lipHighY);
    const wet = lip.intensity * lip.shine * mask * mLight[1] * 0.34 * smoothstep(0.75, 1.5, y / light.lipY);
    addSheen(c, white, wet * Math.min(1, 0.2 + light.skinY * 1.6));
    applySurface(c, y, of("lip-line"), mLips[2] * covered * 0.8, light.lipY, light.lipHighY);
    return true;
  };
}

/** The shader's brow, over one pixel's gamma-encoded colour; `y`: how bright the pixel was before anything lay on it. */
function createBrowPainter({ surfaces, browVeil }: AppliedMakeup, light: FaceLight) {
  const { own, intensity } = surfaceFor(surfaces, "brow");
  return (pixel: [number, number, number], y: number, mask: number): void => {
    const drawn = mask * intensity;
    if (drawn === 0) return;
    const dark = (light.browSkinY - y) / light.browSkinY;
    const hair = smoothstep(0.12, 0.55, dark);
    const lift = Math.min(2.2, Math.max(0.3, y / light.browY));
    const maxY = y + 0.22 * Math.max(dark, 0) * light.browSkinY;
    const brighten = lift * Math.min(1, maxY / Math.max(luminance(own) * lift, 1e-4));
    const [coloured, veiled] = [drawn * hair * 0.8, drawn * (1 - hair) * 0.28];
    for (const c of [0, 1, 2] as const)
      pixel[c] +=
        (encodeGamma(Math.min(1, own[c] * brighten)) - pixel[c]) * coloured + (browVeil[c] - pixel[c]) * veiled;
  };
}

/** What lies on the skin, as a factor on one channel of a pixel's gamma-encoded colour. */
function createVeil({ veils }: AppliedMakeup) {
  const [contour, cheekbone, inner, highlight] = veils as [Rgb, Rgb, Rgb, Rgb];
  return (masks: readonly Rgb[], seen: number, channel: 0 | 1 | 2): number => {
    const [mCheeks, mLight] = [elementAt(masks, 3), elementAt(masks, 4)];
    const blushed = mCheeks[0] * cheekbone[channel] + mCheeks[1] * inner[channel];
    return 1 + seen * (mCheeks[2] * contour[channel] + blushed + mLight[0] * highlight[channel]);
  };
}

/** The shader's `wear`, without flakes. */
function applySurface(
  c: [number, number, number],
  y: number,
  makeup: Surface,
  mask: number,
  middle: number,
  high: number,
): void {
  const amount = mask * makeup.intensity;
  if (amount === 0) return;
  const brightness = Math.max(y, 1e-4) / middle;
  const rise = brightness ** (brightness < 1 ? makeup.folds : makeup.crests);
  const above = Math.max(rise - 1, 0) * makeup.steepness;
  const k = Math.min(rise, 1) + (makeup.room * above) / (1 + above);
  for (const i of [0, 1, 2] as const) {
    const laid = makeup.own[i] * k;
    const stained = c[i] * makeup.under[i] + 0.35 * laid;
    c[i] += (stained + (laid - stained) * makeup.body - c[i]) * amount;
  }
  const shines = smoothstep(high * 1.05, high * 2.1 + 0.02, y) * Math.min(1, 0.25 + y * 1.5);
  addSheen(c, makeup.sheen, amount * shines * makeup.shine);
}

function addSheen(c: [number, number, number], sheen: Rgb, amount: number): void {
  for (const i of [0, 1, 2] as const) c[i] += (Math.max(c[i], sheen[i]) - c[i]) * amount;
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
