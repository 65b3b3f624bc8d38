import { elementAt } from "#app/kits/basics/element-at.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";

export type FaceTypeCode = (typeof faceTypeCodes)[number];

/** Any spelling of a code in its one right spelling (upper case); null where there is no such type. */
export function canonicalCode(text: string): FaceTypeCode | null {
  const upper = text.trim().toUpperCase();
  return faceTypeCodes.find((code) => code === upper) ?? null;
}

/** The code of an index 0–7 (as stored results have it); null where there is none. */
export function codeAt(index: number): FaceTypeCode | null {
  return faceTypeCodes[index] ?? null;
}

/** The index 0–7 of a code. */
export function indexOf(code: FaceTypeCode): number {
  return faceTypeCodes.indexOf(code);
}

/** うらがえし: the type that differs on all three axes. */
export function oppositeOf(code: FaceTypeCode): FaceTypeCode {
  return elementAt(faceTypeCodes, indexOf(code) ^ 7);
}

/** 近い三つの型: the types that differ on one axis only; ratio, depth, line. */
export function neighboursOf(code: FaceTypeCode): FaceTypeCode[] {
  return [1, 2, 4].map((bit) => elementAt(faceTypeCodes, indexOf(code) ^ bit));
}

/** Two types in the order in which a duo is stored: lower index first. */
export function duoOf(a: FaceTypeCode, b: FaceTypeCode): readonly [FaceTypeCode, FaceTypeCode] {
  return indexOf(a) <= indexOf(b) ? [a, b] : [b, a];
}
