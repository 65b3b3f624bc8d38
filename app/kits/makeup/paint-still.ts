import { elementAt } from "../basics/element-at.ts";
import { byteAt, floatAt } from "../basics/typed-array-at.ts";
import type { Look } from "#contracts/look.ts";
import { decodeGamma, encodeGamma, type Rgb } from "../basics/srgb.ts";
import { basePointsOf } from "./base-points.ts";
import { createBasePainter, type PointShare } from "./base-still.ts";
import { baseSurfaceOf } from "./base-surface.ts";
import { browBendAt } from "./look-reach.ts";
import type { MaskPlanes } from "./mask-planes.ts";
import { meshPointCount, type SlotName } from "./mesh-facts.ts";
import { faceAxesOf } from "./face-axes.ts";
import type { FaceLight } from "./face-light.ts";
import {
  depthNarrowness,
  halfwayOf,
  glintRank,
  lidNormalAt,
  lipNormalAt,
  mirroredAt,
  usualMirror,
} from "./reflection.ts";
import { facingOf, seenAt } from "./facing.ts";
import { luminance, smoothstep } from "./light-sums.ts";
import type { HeadPose } from "./face-uniforms.ts";
import { mouthOpening } from "./mouth-opening.ts";
import { hueLikeness, lightLikeness, type SkinHue } from "./skin-likeness.ts";
import { readSkinTones } from "./skin-tones.ts";
import { layerOf } from "./slots.ts";
import { forEachPixel } from "./still-pixels.ts";
import { type Surface, surfaceFor, computeMakeup, type AppliedMakeup, foldsAt } from "./surfaces.ts";
import { createStillVeil } from "./veil-still.ts";

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
  const pose = {
    open: mouthOpening(landmarks, width / height),
    halfway: halfwayOf(light.keyLight, faceAxesOf(landmarks, width / height)),
  };
  const paintPixel = createPixelPainter(makeup, light, pose);
  const veil = createStillVeil(assets.masks.slice(veilsFrom), makeup.veils);
  const drawBrow = createBrowPainter(makeup, light);
  const layBase = createBase(picture, assets, landmarks, light, look, illuminant, makeup.skinHue);
  const painted = assets.masks.slice(0, veilsFrom);
  const done = new Uint8Array(width * height);
  const pixel: [number, number, number] = [0, 0, 0];
  const bare: [number, number, number] = [0, 0, 0];
  const photographed: [number, number, number] = [0, 0, 0];
  forEachPixel(assets, landmarks, picture, (at, u, v, share, triangle) => {
    if (done[at]) return;
    done[at] = 1;
    const seen = share((point) => floatAt(shown, point));
    const i = at * 4;
    for (const c of [0, 1, 2] as const) {
      photographed[c] = byteAt(data, i + c) / 255;
      bare[c] = pixel[c] = floatAt(linear, byteAt(data, i + c));
    }
    const likeness = {
      hue: hueLikeness(photographed, makeup.skinHue),
      light: lightLikeness(photographed, makeup.skinHue),
    };
    layBase?.(pixel, share, seen, triangle);
    const masks = painted.map((plane) => maskAt(plane, u, v));
    const brow = maskAt(elementAt(painted, eyesAtlas), u, v + makeup.reach.browRise * browBendAt(u))[2];
    const isPainted = paintPixel(pixel, bare, masks, { seen, u, v, likeness });
    const change = veil?.(u, v) ?? noChange;
    const veiled = seen * likeness.hue * likeness.light;
    if (!isPainted && !layBase && brow === 0 && change.every((one) => one === 0)) return;
    for (const c of [0, 1, 2] as const)
      pixel[c] = Math.min(1, encodeGamma(Math.min(1, Math.max(0, pixel[c]))) * (1 + veiled * change[c]));
    drawBrow(pixel, luminance(bare), brow * seen);
    for (const c of [0, 1, 2] as const) data[i + c] = Math.round(pixel[c] * 255);
  });
}

/** The pictures of masks from here on are those of veils. */
const veilsFrom = 4;
const eyesAtlas = 2;
const noChange: Rgb = [0, 0, 0];

/** What lays a look's base on a pixel of a triangle, linear; null without one. The skin is read from the picture before it is painted. */
function createBase(
  { data, width, height }: StillPicture,
  { uv, triangles }: StillAssets,
  landmarks: Float32Array,
  light: FaceLight,
  look: Look,
  illuminant: Rgb,
  skinHue: SkinHue,
) {
  const layer = layerOf(look, "base");
  if (!layer || layer.intensity === 0) return null;
  const { weights, covers } = basePointsOf(uv, triangles);
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const tones = readSkinTones({ rgba: data, widthPx: width, heightPx: height, from: whole }, landmarks, light);
  const paint = createBasePainter(baseSurfaceOf(layer, tones, weights, light, illuminant), skinHue);
  return (pixel: [number, number, number], share: PointShare, seen: number, triangle: number): void => {
    if (covers[triangle] !== 1) return;
    for (const c of [0, 1, 2] as const) pixel[c] = encodeGamma(pixel[c]);
    paint(pixel, share, seen);
    for (const c of [0, 1, 2] as const) pixel[c] = decodeGamma(Math.min(1, Math.max(0, pixel[c])));
  };
}

function maskAt({ widthPx, rgba }: MaskPlanes, u: number, v: number): Rgb {
  const x = Math.min(widthPx - 1, Math.max(0, Math.floor(u * widthPx)));
  const y = Math.min(widthPx - 1, Math.max(0, Math.floor(v * widthPx)));
  const i = (y * widthPx + x) * 4;
  return [byteAt(rgba, i) / 255, byteAt(rgba, i + 1) / 255, byteAt(rgba, i + 2) / 255];
}

/** Where a pixel lies: how much of it is seen, and its place on the flat skin. */
interface PixelPlace {
  seen: number;
  u: number;
  v: number;
  /** How much it is like skin in its hue, and in how bright it is. */
  likeness: { hue: number; light: number };
}

/** The shader's `main`, for one pixel: `c` as it is on a base, `bare` without. Gives false where there is nothing. Keep both in step: the bench compares them. */
function createPixelPainter(makeup: AppliedMakeup, light: FaceLight, { open, halfway }: Omit<HeadPose, "turn">) {
  const { surfaces, baseLight, reach, lipReflection, lidReflection, lipThrough, lidThrough } = makeup;
  const of = (name: SlotName): Surface => surfaceFor(surfaces, name);
  const { lid, lidHigh } = baseLight;
  const usualDepth = usualMirror(halfway, depthNarrowness);
  const usualGlint = usualMirror(halfway, lipReflection.narrowness, glintRank);
  const [main, lip] = [of("shadow-main"), of("lip")];

  return (
    c: [number, number, number],
    bare: Rgb,
    masks: readonly Rgb[],
    { seen, u, v, likeness }: PixelPlace,
  ): boolean => {
    const [mLips, mLids, mEyes, mLight] = masks as [Rgb, Rgb, Rgb, Rgb];
    if (Math.max(...mLips, ...mLids, ...mEyes, mLight[0] * reach.over) < 0.004) return false;
    const y = luminance(bare);
    const sum = bare[0] + bare[1] + bare[2] + 1e-4;
    const [red, green, blue] = light.skinChroma;
    const off = Math.hypot(bare[0] / sum - red, bare[1] / sum - green, bare[2] / sum - blue);
    const isSkin = seen * likeness.hue * (1 - smoothstep(0.09, 0.22, (off * y) / (y + 0.012)));
    const onLid = isSkin * smoothstep(0.15, 0.5, y / Math.min(light.skinY, light.lidY * 1.2));
    const onLids: PartLight = { y, middle: lid, high: lidHigh, through: lidThrough };
    applySurface(c, of("shadow-base"), mLids[0] * onLid * 0.48, onLids);
    applySurface(c, main, mLids[1] * onLid * 0.76, onLids);
    const bulge = onLid * (0.3 * mLids[1] + 0.7 * mEyes[0]) * smoothstep(0.3, 1.2, y / lid);
    const lidGlint = lidReflection.mirror * mirroredAt(lidNormalAt(u, v), halfway, lidReflection.narrowness);
    addSheen(c, main.sheen, main.intensity * bulge * lidGlint);
    applySurface(c, of("shadow-deep"), mLids[2] * onLid * 0.74, onLids);
    applySurface(c, of("shadow-light"), mEyes[0] * onLid * 0.58, onLids);
    applySurface(c, of("shadow-lower"), mEyes[1] * onLid * 0.5, onLids);

    const from = 0.8 - 0.7 * reach.over;
    const beyond = reach.over > 0 ? smoothstep(from, from + 0.15, mLight[0]) * (1 - mLips[0]) : 0;
    const lipY = y * (1 + (light.lipY / light.skinY - 1) * beyond);
    const grey = 1 - (Math.max(...bare) - Math.min(...bare)) / Math.max(...bare, 1e-4);
    const teeth =
      open * smoothstep(0.55, 0.8, grey) * smoothstep(1, 1.7, lipY / light.lipY) * smoothstep(0.42, 0.54, mLips[1]);
    const isHair = (1 - likeness.hue) * (1 - likeness.light);
    const covered = seen * (1 - isHair) * (1 - Math.max(teeth, mLight[2] * Math.min(1, open * 3)));
    const mask = (mLips[0] + beyond) * covered;
    const faded = 1 + (smoothstep(0.05, 0.75, mLips[1]) - 1) * lip.inner;
    const onLips: PartLight = { y: lipY, middle: light.lipY, high: light.lipHighY, through: lipThrough };
    const roll = lipNormalAt(u, v);
    const deep = 1 + lipReflection.depth * (mirroredAt(roll, halfway, depthNarrowness) - usualDepth);
    applySurface(c, lip, mask * faded * 0.96, onLips, deep);
    const stops = Math.log2(Math.max(lipY, 1e-4) / light.lipY);
    const seenGlint = Math.max(0, mirroredAt(roll, halfway, lipReflection.narrowness) - usualGlint);
    const glint = lipReflection.mirror * seenGlint * (0.4 + 0.6 * mLight[1]);
    const broken = smoothstep(-1.3, 0.5, stops * (stops < 0 ? foldsAt(light.lipY) : 1));
    addSheen(c, lip.sheen, lip.intensity * mask * glint * broken * Math.min(1, 0.2 + light.skinY * 1.6));
    applySurface(c, of("lip-line"), Math.max(mLips[2], beyond) * covered * 0.8, onLips);
    return true;
  };
}

/** The shader's brow, over one pixel's gamma-encoded colour; `y`: how bright the pixel was before anything lay on it. */
function createBrowPainter({ surfaces, browVeil, reach }: AppliedMakeup, light: FaceLight) {
  const { own, intensity } = surfaceFor(surfaces, "brow");
  return (pixel: [number, number, number], y: number, mask: number): void => {
    const drawn = mask * intensity;
    if (drawn === 0) return;
    const dark = (light.browSkinY - y) / light.browSkinY;
    const hair = smoothstep(0.12, 0.55, dark);
    const lift = Math.min(2.2, Math.max(0.3, y / light.browY));
    const maxY = y + 0.22 * Math.max(dark, 0) * light.browSkinY;
    const brighten = lift * Math.min(1, maxY / Math.max(luminance(own) * lift, 1e-4));
    const [coloured, veiled] = [drawn * hair * reach.browHair, drawn * (1 - hair) * reach.browSkin];
    for (const c of [0, 1, 2] as const)
      pixel[c] +=
        (encodeGamma(Math.min(1, own[c] * brighten)) - pixel[c]) * coloured + (browVeil[c] - pixel[c]) * veiled;
  };
}

/** What a pixel's light is measured by on its part of the face. */
interface PartLight {
  y: number;
  /** The median, and from where it shines. */
  middle: number;
  high: number;
  /** What a stain makes of the colour under it. */
  through: Rgb;
}

/** The shader's `wear`, without flakes. `deep`: how much brighter or darker it is by where it is turned. */
function applySurface(
  c: [number, number, number],
  makeup: Surface,
  mask: number,
  { y, middle, high, through }: PartLight,
  deep = 1,
): void {
  const amount = mask * makeup.intensity;
  if (amount === 0) return;
  const brightness = Math.max(y, 1e-4) / middle;
  const rise = brightness ** (brightness < 1 ? makeup.folds : makeup.crests);
  const above = Math.max(rise - 1, 0) * makeup.steepness;
  const k = Math.min(rise, 1) + (makeup.room * above) / (1 + above);
  for (const i of [0, 1, 2] as const) {
    const seenThrough = (c[i] * through[i]) / Math.max(y, 1e-4);
    const laid = makeup.own[i] * deep * k * (seenThrough + (1 - seenThrough) * makeup.body);
    c[i] += (laid - c[i]) * amount;
  }
  const shines = smoothstep(high * 1.05, high * 2.1 + 0.02, y) * Math.min(1, 0.25 + y * 1.5);
  addSheen(c, makeup.sheen, amount * shines * makeup.shine);
}

function addSheen(c: [number, number, number], sheen: Rgb, amount: number): void {
  for (const i of [0, 1, 2] as const) c[i] += (Math.max(c[i], sheen[i]) - c[i]) * amount;
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => decodeGamma(byte / 255));
