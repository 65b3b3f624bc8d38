import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { makeupMinutes, makeupMoods, makeupScenes, type Strength } from "#contracts/makeup-choices.ts";
import { bare, type FaceTypeCode, maxOwned, type Place, placeOfType, type RecipeInputs } from "./recipe-inputs.ts";

/** The type an address starts from, in any case; null without one or with one that is none. */
export function parseFaceType(query: URLSearchParams): FaceTypeCode | null {
  const typeParam = query.get("type")?.toUpperCase();
  return faceTypeCodes.find((code) => code === typeParam) ?? null;
}

/** The strengths an address starts from: those that are given one by one, else those of its type, else none. */
export function parsePlace(query: URLSearchParams): Place {
  const type = parseFaceType(query);
  const start = type ? placeOfType(type) : bare;
  const strength = (name: keyof Place): Strength => strengths[query.get(name) ?? ""] ?? start[name];
  return { line: strength("line"), depth: strength("depth"), ratio: strength("ratio") };
}

const strengths: Partial<Record<string, Strength>> = { "-1": -1, "0": 0, "1": 1 };

/**
 * The inputs a sent form gives: `m` mood, `t` minutes, `s` scene, the strengths, `full=1`, `own` things
 * with points between them (`lip-03.shadow-039`). Null
 * where mood, minutes or scene are missing or unknown.
 */
export function parseFormInputs(query: URLSearchParams): RecipeInputs | null {
  const mood = makeupMoods.find((id) => id === query.get("m"));
  const minutes = makeupMinutes.find((count) => String(count) === query.get("t"));
  const scene = makeupScenes.find((id) => id === query.get("s"));
  if (!mood || !minutes || !scene) return null;
  const owned = [...new Set((query.get("own") ?? "").split("."))].filter((id) => /^[a-z]{2,8}-\d{2,3}$/.test(id));
  return {
    ...{ place: parsePlace(query), mood, minutes, scene, isContra: false },
    isFull: query.get("full") === "1",
    owned: owned.slice(0, maxOwned),
  };
}
