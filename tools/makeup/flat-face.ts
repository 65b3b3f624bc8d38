import { type EyeRegion, eyes, lipsInner, lipsOuter } from "../../app/kits/makeup/face-regions.ts";
import { elementAt } from "#app/kits/basics/element-at.ts";
import { type AtlasPoint, blurred, edge, ellipse, fill, loop, mix } from "./atlas-shapes.ts";

/** The face, flat, with what several masks are made of. Paths and shapes are SVG. */
export interface FlatFace {
  at(point: number): AtlasPoint;
  all(points: readonly number[]): AtlasPoint[];
  /** The points at a share of the way from one row to another. */
  between(a: readonly number[], b: readonly number[], share: number): AtlasPoint[];
  /** Path of the whole mouth. */
  mouth: string;
  /** Path of what lies between the lips. */
  gap: string;
  /** Takes the corners of the mouth off. */
  corners: string;
  /** The lid's lower edge, a little way into the eye; the eyeball is cut out afterwards. */
  roots(eye: EyeRegion): AtlasPoint[];
  /** Takes the eyeballs off: they stay free, whatever was feathered over them. */
  balls: string;
}

/** @param uv 468 × (u, v) */
export function createFlatFace(uv: Float32Array): FlatFace {
  const at = (i: number): AtlasPoint => [elementAt(uv, i * 2) * edge, elementAt(uv, i * 2 + 1) * edge];
  const all = (points: readonly number[]): AtlasPoint[] => points.map(at);
  const between = (a: readonly number[], b: readonly number[], share: number): AtlasPoint[] =>
    a.map((one, i) => mix(at(one), at(elementAt(b, i)), share));
  return {
    at,
    all,
    between,
    mouth: loop([...all(lipsOuter.upper), ...all(lipsOuter.lower).slice(1, -1)]),
    gap: loop([...all(lipsInner.upper), ...all(lipsInner.lower).slice(1, -1)]),
    corners: blurred(5, [61, 291].map((i) => ellipse(at(i), 9, 9, "#000")).join("")),
    roots: (eye) => between(eye.upperLash, eye.lowerLash, 0.3),
    balls: eachEye((eye) => fill(loop([...all(eye.upperLash), ...all(eye.lowerLash).toReversed()]), "#000", 1.2)),
  };
}

/** What is drawn at both eyes. */
export const eachEye = (draw: (eye: EyeRegion) => string): string => eyes.map(draw).join("");
