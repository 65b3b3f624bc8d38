import type { Finish } from "#contracts/monster.ts";
import type { Product } from "#contracts/product.ts";

type Mood = Product["moods"][number];

/** Where each of the eight faces may start. A starting point, never a rule: whoever likes another shade takes it. */
interface StartingPoint {
  lips: readonly string[];
  finishes: readonly Finish[];
  moods: readonly Mood[];
}

const startingPoints = {
  REISUI: { lips: ["07", "19"], finishes: ["sheer", "pearl"], moods: ["quiet", "clear"] },
  SUICHUKA: { lips: ["04", "16"], finishes: ["pearl", "gloss"], moods: ["sweet", "clear"] },
  ONTO: { lips: ["06", "14"], finishes: ["satin", "tint"], moods: ["quiet", "nostalgic"] },
  TSUYUDAMA: { lips: ["03", "10"], finishes: ["glitter", "gloss"], moods: ["sweet", "playful"] },
  KOTO: { lips: ["11", "02"], finishes: ["matte", "satin"], moods: ["quiet", "dry"] },
  RITO: { lips: ["13", "01"], finishes: ["sheer", "satin"], moods: ["clear", "playful"] },
  KOUKA: { lips: ["08", "23"], finishes: ["matte", "glitter"], moods: ["bold", "nocturnal"] },
  KIKA: { lips: ["10", "20"], finishes: ["satin", "glitter"], moods: ["bold", "playful"] },
} as const satisfies Record<string, StartingPoint>;

export type FaceTypeCode = keyof typeof startingPoints;

export const faceTypeCodes = Object.keys(startingPoints) as FaceTypeCode[];

/** The faces that may start with a product: named lips; of all else with a shade, what has both finish and mood. */
export function faceTypesOf({ line, number, shade, moods }: Product): FaceTypeCode[] {
  return faceTypeCodes.filter((code) => {
    const start: StartingPoint = startingPoints[code];
    if (line === "lip") return start.lips.includes(number);
    if (!shade || !start.finishes.includes(shade.finish)) return false;
    return moods.some((mood) => start.moods.includes(mood));
  });
}
