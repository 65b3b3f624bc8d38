import { byteAt, floatAt } from "../basics/typed-array-at.ts";
import type { Look } from "#contracts/look.ts";
import type { FaceLight } from "./face-light.ts";
import { facingOf } from "./facing.ts";
import { drawLashes } from "./lash-line.ts";
import { smoothstep } from "./light-sums.ts";
import { type LineBand, createLineBand } from "./line-strip.ts";
import { lashTouch, linerTouch, type LineTouch } from "./line-touch.ts";
import { drawLiner } from "./liner.ts";
import { meshPointCount } from "./mesh-facts.ts";
import type { StillPicture } from "./paint-still.ts";
import { layerOf } from "./slots.ts";

/**
 * Liner and lashes of a look on a still picture, without a graphics chip: the bands of the line shader, point by point.
 * Belongs after `paintStill`, which does all the rest. The picture is painted in place.
 * @param landmarks 478 × (x, y, z) in parts of the picture
 */
export function paintLines(
  picture: StillPicture,
  triangles: Uint16Array,
  landmarks: Float32Array,
  light: FaceLight,
  look: Look,
): void {
  const size = { widthPx: picture.width, heightPx: picture.height };
  const facing = new Float32Array(meshPointCount);
  facingOf(landmarks, triangles, picture.width / picture.height, facing);
  const band = createLineBand();
  const liner = layerOf(look, "liner");
  if (liner) {
    drawLiner(band, liner, landmarks, facing, size, light.detail.blur);
    paintBand(picture, band, 0, linerTouch(liner, light, landmarks));
  }
  const lashes = layerOf(look, "lashes");
  if (lashes) {
    const from = band.indexCount;
    drawLashes(band, lashes, landmarks, facing, size, light.detail.blur);
    paintBand(picture, band, from, lashTouch(lashes, light, landmarks));
  }
}

function paintBand(picture: StillPicture, band: LineBand, from: number, touch: LineTouch): void {
  const corners = new Float32Array(12);
  for (let i = from; i < band.indexCount; i += 3) {
    for (const [slot, corner] of band.indices.subarray(i, i + 3).entries())
      corners.set(band.numbers.subarray(corner * 4, corner * 4 + 4), slot * 4);
    paintTriangle(picture, corners, touch);
  }
}

/** One triangle of a band: three corners of x, y, across, cover. */
function paintTriangle({ data, width, height }: StillPicture, corners: Float32Array, touch: LineTouch): void {
  const [ax, ay, bx, by, cx, cy] = [0, 4, 8].flatMap((i) => [
    floatAt(corners, i) * width,
    floatAt(corners, i + 1) * height,
  ]) as [number, number, number, number, number, number];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-6) return;
  const mixed = (at: number, wb: number, wc: number): number =>
    floatAt(corners, at) +
    (floatAt(corners, at + 4) - floatAt(corners, at)) * wb +
    (floatAt(corners, at + 8) - floatAt(corners, at)) * wc;
  // How fast `across` changes from one pixel to the next is the same all over a triangle.
  const [ab, ac] = [floatAt(corners, 6) - floatAt(corners, 2), floatAt(corners, 10) - floatAt(corners, 2)];
  const perX = (ab * (cy - ay) - ac * (by - ay)) / area;
  const perY = (ac * (bx - ax) - ab * (cx - ax)) / area;
  const soft = Math.max(Math.max(Math.abs(perX) + Math.abs(perY), 0.04) * 1.1, touch.soft);
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= bottom; y++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay];
      const wb = (px * (cy - ay) - (cx - ax) * py) / area;
      const wc = ((bx - ax) * py - px * (by - ay)) / area;
      if (wb < 0 || wc < 0 || wb + wc > 1) continue;
      const edge = 1 - smoothstep(1 - soft, 1, Math.abs(mixed(2, wb, wc)));
      const cover = Math.min(1, Math.max(0, edge * mixed(3, wb, wc)));
      const i = (y * width + x) * 4;
      const grain = touch.grain * (grainAt(x + 0.5 + touch.grainFrom, height - y - 0.5 + touch.grainFrom) - 0.5);
      for (const c of [0, 1, 2] as const)
        data[i + c] = byteAt(data, i + c) + ((touch.ink[c] + grain) * 255 - byteAt(data, i + c)) * cover;
    }
}

/** 0 to 1, as the shader spreads it. */
function grainAt(x: number, y: number): number {
  const [a, b] = [(x * 0.12334) % 1, (y * 0.45621) % 1];
  const spread = a * (a + 45.32) + b * (b + 45.32);
  return ((a + spread) * (b + spread)) % 1;
}
