import type { MakeupMinutes, MakeupMoodId, MakeupSceneId, Strength } from "#contracts/makeup-choices.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";

export type FaceTypeCode = (typeof faceTypeCodes)[number];

/** The three strengths of a face; all 0 is 「素のまま」. */
export interface Place {
  line: Strength;
  depth: Strength;
  ratio: Strength;
}

/** All that a recipe comes from. The same inputs give the same recipe. */
export interface RecipeInputs {
  place: Place;
  mood: MakeupMoodId;
  minutes: MakeupMinutes;
  scene: MakeupSceneId;
  /** 「逆張り」 */
  isContra: boolean;
  /** Any tool may be asked for; otherwise three things do. Owned things make it full by themselves. */
  isFull: boolean;
  /** Ids of what the visitor owns and wants to use, in the order of the catalogue, at most `maxOwned`. */
  owned: readonly string[];
}

export const maxOwned = 8;

export const bare: Place = { line: 0, depth: 0, ratio: 0 };

/** The strengths of a face type; see product design 3.2 for the bits of its index. */
export function placeOfType(code: FaceTypeCode): Place {
  const index = faceTypeCodes.indexOf(code);
  const strength = (bit: number): Strength => ((index & bit) === 0 ? -1 : 1);
  return { line: strength(4), depth: strength(2), ratio: strength(1) };
}

/** The type whose corner the strengths stand in; null while one of them is 0. */
export function typeOfPlace({ line, depth, ratio }: Place): FaceTypeCode | null {
  if (line === 0 || depth === 0 || ratio === 0) return null;
  return faceTypeCodes[(line > 0 ? 4 : 0) + (depth > 0 ? 2 : 0) + (ratio > 0 ? 1 : 0)] ?? null;
}

/** The face that is drawn for strengths: where one of them is 0, the side of the calmer type. */
export const faceOfPlace = ({ line, depth, ratio }: Place): FaceTypeCode =>
  typeOfPlace({ line: line || -1, depth: depth || -1, ratio: ratio || -1 }) ?? "REISUI";

/** The other side of every strength. */
export const mirrored = ({ line, depth, ratio }: Place): Place => ({
  line: (0 - line) as Strength,
  depth: (0 - depth) as Strength,
  ratio: (0 - ratio) as Strength,
});
