import type { SlicedWork } from "#app/kits/basics/time-slicing.ts";
import type { Line } from "../spline.ts";
import type { Body } from "./finish.ts";
import { latticeAt, noise, smoothstep } from "./noise.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";

/** A part of a board, px; `right` and `bottom` lie outside it. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What one stroke left on each pixel of a board, row by row. */
export interface StrokeField {
  width: number;
  height: number;
  /** 0 bare, 1 hidden. */
  cover: Float32Array;
  /** How high the colour stands. */
  relief: Float32Array;
  /** How far along the stroke was there last, px; -1 where it never was. */
  along: Float32Array;
  /** How often the stroke went over it; between two coats a part of one. */
  coats: Float32Array;
}

export function createField(width: number, height: number): StrokeField {
  const size = width * height;
  const [cover, relief, along] = [new Float32Array(size), new Float32Array(size), new Float32Array(size).fill(-1)];
  return { width, height, cover, relief, along, coats: new Float32Array(size) };
}

/** Wipes an area, so that a field can be used for another stroke. */
export function clearField({ width, cover, relief, along, coats }: StrokeField, area: Area): void {
  for (let y = area.top; y < area.bottom; y++) {
    const [from, to] = [y * width + area.left, y * width + area.right];
    cover.fill(0, from, to);
    relief.fill(0, from, to);
    along.fill(-1, from, to);
    coats.fill(0, from, to);
  }
}

/** How a stroke is laid: of what, with which accident, and whether its end is known, where it runs dry. */
export interface StrokeStyle {
  body: Body;
  seed: number;
  hasEnd: boolean;
}

/**
 * Lays a line on the field from its `from`-th place on, as a flat bullet would: bristles run along it, its beginning is
 * blunt, its edges fray, its end breaks up. Returns what has changed; null for nothing. Can be left after each piece.
 */
export function* paintLine(field: StrokeField, line: Line, from: number, style: StrokeStyle): SlicedWork<Area | null> {
  const last = line.x.length - 1;
  const length = style.hasEnd ? (line.along[last] ?? 0) : null;
  let changed: Area | null = null;
  for (let i = Math.max(0, from); i < last; i++) {
    const piece = pieceOf(line, i);
    const area = piece && clipArea(field, piece);
    if (!piece || !area) continue;
    for (let y = area.top; y < area.bottom; y++)
      for (let x = area.left; x < area.right; x++) paintPixel(field, x, y, piece, style, length);
    changed = changed ? unionArea(changed, area) : area;
    yield;
  }
  return changed;
}

/** The smallest area that holds two. */
export const unionArea = (one: Area, other: Area): Area => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

interface Piece {
  x: number;
  y: number;
  /** Its direction, of length one. */
  ux: number;
  uy: number;
  length: number;
  r: number;
  rTo: number;
  along: number;
}

function pieceOf({ x, y, r, along }: Line, i: number): Piece | null {
  const [fromX, fromY, toX, toY] = [elementAt(x, i), elementAt(y, i), elementAt(x, i + 1), elementAt(y, i + 1)];
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < 1e-3) return null;
  return {
    ...{ x: fromX, y: fromY, ux: (toX - fromX) / length, uy: (toY - fromY) / length, length },
    ...{ r: elementAt(r, i), rTo: elementAt(r, i + 1), along: elementAt(along, i) },
  };
}

function clipArea({ width, height }: StrokeField, { x, y, ux, uy, length, r, rTo }: Piece): Area | null {
  const reach = Math.max(r, rTo) + 1.5;
  const [toX, toY] = [x + ux * length, y + uy * length];
  const area = {
    left: Math.max(0, Math.floor(Math.min(x, toX) - reach)),
    top: Math.max(0, Math.floor(Math.min(y, toY) - reach)),
    right: Math.min(width, Math.ceil(Math.max(x, toX) + reach) + 1),
    bottom: Math.min(height, Math.ceil(Math.max(y, toY) + reach) + 1),
  };
  return area.left < area.right && area.top < area.bottom ? area : null;
}

/** Pieces lap over by so much, or the outer side of a turn would have holes. */
const overlapPx = 1.2;

function paintPixel(
  field: StrokeField,
  px: number,
  py: number,
  piece: Piece,
  style: StrokeStyle,
  length: number | null,
): void {
  const [dx, dy] = [px + 0.5 - piece.x, py + 0.5 - piece.y];
  const ahead = dx * piece.ux + dy * piece.uy;
  if (ahead > piece.length) return;
  const index = py * field.width + px;
  const before = field.along[index] ?? -1;
  // Behind its beginning a piece fills only the gap on the outer side of a turn, never before the stroke's own beginning.
  const isGap = ahead < -overlapPx;
  if (isGap && (before >= 0 || piece.along < piece.r)) return;
  if (ahead < 0 && piece.along === 0) return;
  const part = Math.max(0, ahead) / piece.length;
  const r = piece.r + (piece.rTo - piece.r) * part;
  const offset = dx * -piece.uy + dy * piece.ux;
  const off = isGap ? Math.hypot(dx, dy) : Math.abs(offset);
  if (off > r + 0.5) return;
  const v = (Math.sign(offset) || 1) * (off / r);
  const along = piece.along + Math.max(0, ahead);

  const again = before < 0 ? 0 : smoothstep(1.3, 3.6, (along - before) / r);
  field.coats[index] = before < 0 ? 1 : Math.min(3, (field.coats[index] ?? 1) + again);
  field.along[index] = along;

  const { body, seed } = style;
  const coarse = noise(v * 5 + 40, along / (r * 6), seed);
  const fine = noise(v * 15 + 90, along / (r * 3.4), seed + 7);
  const cover = coverOf({ v, along, r, bristle: coarse * 0.55 + fine * 0.45, px, py }, style, length);
  const rim = body.rim * Math.exp(-(((1 - Math.abs(v) - 0.12) / 0.1) ** 2));
  const furrow = body.furrow * (coarse * 0.6 + fine * 0.4 - 0.5);
  const height = (0.5 + furrow + rim * 0.4 + body.crown * (1 - v * v)) * body.thick * smoothstep(0, 0.8, cover) * r;
  field.cover[index] = Math.max((field.cover[index] ?? 0) * again, cover);
  field.relief[index] = Math.max((field.relief[index] ?? 0) * again * 0.7, height);
}

interface Spot {
  v: number;
  along: number;
  r: number;
  bristle: number;
  px: number;
  py: number;
}

function coverOf({ v, along, r, bristle, px, py }: Spot, { body, seed }: StrokeStyle, length: number | null): number {
  // A thin line was a fast one, and carries less.
  let load = 1.12 - along / (body.reach * r * 2);
  const hair = noise(v * 24 + 60, along / (r * 5), seed + 3);
  if (length !== null)
    load -= 1.5 * smoothstep(-1, 0.1, (along - length) / (r * 2.1)) * (0.25 + hair * 0.75 + bristle * 0.4);
  const grain = body.grain * ((latticeAt(px, py, seed) - 0.5) * 0.5 + (noise(px / 2.3, py / 2.3, seed) - 0.5) * 0.5);
  const dry = smoothstep(0.16, 0.4, load + (bristle - 0.5) * 0.75 + (hair - 0.5) * 0.35 + grain);
  // The bullet's blunt end, a little round, never quite even.
  const blunt = r * (0.36 * (1 - Math.sqrt(Math.max(0, 1 - v * v))) + 0.14 * noise(v * 5 + 11, 0.5, seed));
  const started = smoothstep(0, 2, along - blunt);
  const frayed = body.fray * (noise(along / (r * 0.2), v > 0 ? 3.5 : 9.5, seed) - 0.35) * 0.1;
  const edge = smoothstep(0, 2.2 / r, 1 - Math.abs(v) - Math.max(0, frayed) - Math.max(0, 1 - load) * 0.08 * bristle);
  return dry * started * edge;
}
